/** Small parts of the arbiter's screen: buttons that keep the focus, the reason of an act, and what follows from it. */
import { type ReactNode, useId } from 'react';
import { useArbiter } from './arbiterContext.tsx';
import type { Consequences } from './consequences.ts';

type ActButtonProps = Readonly<{
  children: ReactNode;
  onPress: () => void;
  /** Why it cannot be done now: the button stays where it is, so that the focus does, and says so. */
  impossible?: boolean;
  describedBy?: string | undefined;
  primary?: boolean;
  handle?: string;
  type?: 'button' | 'submit';
}>;

export function ActButton(props: ActButtonProps) {
  const { children, onPress, impossible = false, describedBy, primary, handle, type = 'button' } = props;
  return (
    <button
      type={type}
      className={primary ? 'primary' : undefined}
      aria-disabled={impossible || undefined}
      aria-describedby={describedBy}
      data-hector={handle}
      onClick={(event) => {
        event.preventDefault();
        if (!impossible) onPress();
      }}
    >
      {children}
    </button>
  );
}

/** Every act has its reason in the log. */
export function ReasonField({
  value,
  onChange,
}: Readonly<{ value: string; onChange: (value: string) => void }>) {
  const { text } = useArbiter();
  const id = useId();
  return (
    <div className="field reason">
      <label htmlFor={id}>{text('reason.label')}</label>
      <input
        id={id}
        type="text"
        maxLength={500}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** What a decision brings, or why it cannot be taken. */
export function Follows({ id, found }: Readonly<{ id: string; found: Consequences }>) {
  const { text } = useArbiter();
  if (!found.ok)
    return (
      <p id={id} className="impossible">
        {text('impossible')} {found.why}
      </p>
    );
  return (
    <ul id={id} className="follows">
      {found.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
