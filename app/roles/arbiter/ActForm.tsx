/** One act of the arbiter: what it needs, the reason for it, what follows from it, and only then the button. */
import { type ReactNode, useId, useState } from 'react';
import type { CommandBody } from '#rules/game/command.ts';
import { useArbiter } from './arbiterContext.tsx';
import { ofCommand } from './consequences.ts';
import { ActButton, Follows, ReasonField } from './parts.tsx';

type ActFormProps = Readonly<{
  title: string;
  help?: string;
  /** The command; null while something that it needs is missing or cannot be read. */
  body: (reason: string) => CommandBody | null;
  label: string;
  children?: ReactNode;
  onDone?: () => void;
}>;

export function ActForm({ title, help, body, label, children, onDone }: ActFormProps) {
  const { state, at, words, text, act } = useArbiter();
  const id = useId();
  const [reason, setReason] = useState('');
  const command = body(reason.trim());
  const found = command && ofCommand(state, command, at, words);
  const carryOut = async () => {
    if (!command || !found?.ok) return;
    const outcome = await act(command, reason);
    if (outcome.kind !== 'done') return;
    setReason('');
    onDone?.();
  };
  return (
    <form
      className="act"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        void carryOut();
      }}
    >
      <h4 id={`${id}-title`}>{title}</h4>
      {help && <p className="help">{help}</p>}
      {children}
      <ReasonField value={reason} onChange={setReason} />
      {found ? (
        <Follows id={`${id}-follows`} found={found} />
      ) : (
        <p id={`${id}-follows`} className="impossible">
          {text('incomplete')}
        </p>
      )}
      <ActButton describedBy={`${id}-follows`} impossible={!found?.ok} onPress={() => void carryOut()}>
        {label}
      </ActButton>
    </form>
  );
}
