/**
 * Guidelines I (2009 Instructions, 2005 A): order the seal, the envelope, resumption, opening. Which move was sealed is not
 * known here before the envelope is opened; unclear words are then the arbiter's to read (I.8).
 */
import { useState } from 'react';
import { understand } from '#app/edge/understand.ts';
import { readClockDigits } from '#app/shared/clockDigits.ts';
import { Check, TextField } from '#app/shared/fields.tsx';
import { useText } from '#app/shared/hectorContext.tsx';
import { cite, type GameState } from '#rules/game/state.ts';
import { makeUci } from '#rules/position/move.ts';
import { COLORS, type Color } from '#rules/position/square.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { ActForm } from './ActForm.tsx';
import { useArbiter } from './arbiterContext.tsx';
import { TimeField } from './fields.tsx';

export function AdjournmentActs() {
  const { state, text } = useArbiter();
  const { adjournment, phase } = state;
  const isSealed = phase === 'adjourned';
  const status = !adjournment ? 'none' : !isSealed ? 'ordered' : adjournment.closed ? 'closed' : 'sealed';
  return (
    <>
      <p className="status">{text('seal.status', { status, side: adjournment?.side ?? 'white' })}</p>
      {!isSealed && <OrderSeal />}
      {isSealed && (
        <>
          {!adjournment?.closed && <CloseEnvelope />}
          <Resume />
          <OpenEnvelope />
          <EnvelopeLost />
        </>
      )}
    </>
  );
}

/** I.1.2: who seals before the session ends is charged until then. */
function OrderSeal() {
  const { state, at, text } = useArbiter();
  const [left, setLeft] = useState('');
  const ms = left.trim() === '' ? 0 : readClockDigits(left);
  return (
    <ActForm
      title={text('seal')}
      help={text('article', { article: cite(state, 'sealing') ?? '' })}
      label={text('seal.do')}
      body={() => (ms === null ? null : { do: 'orderSeal', ...(ms > 0 && { sessionEndsAt: at + ms }) })}
    >
      <TimeField label={text('seal.ends')} value={left} onChange={setLeft} />
    </ActForm>
  );
}

function CloseEnvelope() {
  const { state, text } = useArbiter();
  const [when, setWhen] = useState('');
  return (
    <ActForm
      title={text('envelope')}
      help={text('envelope.help', { article: cite(state, 'envelope') ?? '' })}
      label={text('envelope.do')}
      body={() => (when.trim() ? { do: 'closeEnvelope', resumption: when.trim() } : null)}
    >
      <TextField label={text('envelope.when')} value={when} onChange={setWhen} />
    </ActForm>
  );
}

function Resume() {
  const { state, text } = useArbiter();
  const common = useText();
  const [present, setPresent] = useState<readonly Color[]>(COLORS);
  return (
    <ActForm
      title={text('resume')}
      help={text('article', { article: cite(state, 'resumption') ?? '' })}
      label={text('resume.do')}
      body={() => ({ do: 'resume', present })}
    >
      {COLORS.map((side) => (
        <Check
          key={side}
          label={text('resume.present', { player: common(`color.${side}`) })}
          checked={present.includes(side)}
          onChange={(isHere) =>
            setPresent(COLORS.filter((other) => (other === side ? isHere : present.includes(other))))
          }
        />
      ))}
    </ActForm>
  );
}

function OpenEnvelope() {
  const { state, words, text } = useArbiter();
  const [meant, setMeant] = useState('');
  const [faulty, setFaulty] = useState(false);
  const sealed = state.adjournment?.unclear ? state.adjournment.sealed : null;
  const move = moveOf(state, meant, words);
  return (
    <ActForm
      title={text('open')}
      help={text('open.help', { article: cite(state, 'openEnvelope') ?? '' })}
      label={text('open.do')}
      body={() => {
        if (!sealed || (meant.trim() === '' && !faulty)) return { do: 'openEnvelope' };
        if (faulty) return { do: 'openEnvelope', faulty: true };
        return move ? { do: 'openEnvelope', move } : null;
      }}
    >
      {sealed && (
        <>
          <p>{text('open.words', { words: sealed.text ?? sealed.moves.join(', ') })}</p>
          <TextField label={text('open.meant')} value={meant} onChange={setMeant} />
          <Check label={text('open.faulty')} checked={faulty} onChange={setFaulty} />
        </>
      )}
    </ActForm>
  );
}

/** I.12.1: the sealer plays the move that he states. */
function EnvelopeLost() {
  const { state, words, text } = useArbiter();
  const [stated, setStated] = useState('');
  const move = moveOf(state, stated, words);
  return (
    <ActForm
      title={text('lost')}
      help={text('article', { article: cite(state, 'envelopeLost') ?? '' })}
      label={text('lost.do')}
      body={() => (move ? { do: 'envelopeLost', move } : null)}
    >
      <TextField label={text('lost.move')} value={stated} onChange={setStated} />
    </ActForm>
  );
}

function moveOf({ ply }: GameState, typed: string, { language }: AnnounceOptions): string | null {
  if (typed.trim() === '') return null;
  const found = understand(ply.position, typed, language);
  return found.kind === 'move' || found.kind === 'illegal' ? makeUci(found.move) : null;
}
