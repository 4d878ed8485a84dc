import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { Desk } from '#app/desk/desk.ts';
import type { Request } from '#app/desk/gamePort.ts';
import { readClearly } from '#app/desk/readClearly.ts';
import { deskTexts } from '#app/desk/texts.ts';
import { type Actor, QUICKPLAY_GROUNDS, type QuickplayGround, sideOf } from '#rules/game/command.ts';
import { onMove } from '#rules/game/state.ts';
import { makeUci } from '#rules/position/move.ts';
import { durationWords } from '#speech/phrases/durations.ts';
import { plainly } from '#speech/phrases/said.ts';
import { DialogFrame } from '../DialogFrame.tsx';
import { Check, Radios } from '../fields.tsx';
import { useAreaText, useObservable, useSettings, useText } from '../hectorContext.tsx';
import {
  afterClaim,
  beforeClaim,
  type Claim,
  claimsOf,
  mayLeaveClocks,
  type Sentence,
} from './formalities.ts';
import { type ClaimText, claimTexts } from './texts/texts.ts';

type ClaimDialogProps = Readonly<{
  desk: Desk;
  /** Who may claim here; at a screen for both players, both. */
  actors: readonly Actor[];
  onClose: () => void;
}>;

const NAMES: Readonly<Record<Claim, ClaimText>> = {
  threefold: 'threefold',
  fifty: 'fifty',
  flag: 'flag',
  'illegal-move': 'illegalMove',
  'touch-move': 'touchMove',
  quickplay: 'quickplay',
  increment: 'increment',
};

const BECAUSE: Readonly<Record<QuickplayGround, ClaimText>> = {
  'cannot-win': 'cannotWin',
  'no-effort': 'noEffort',
};

/** What is asked about before the claim is made: Enter pressed once too often would cost it. */
const COSTS: ReadonlySet<ClaimText> = new Set<ClaimText>(['wrongCosts', 'wrongCut', 'noArbiter']);

/** Every claim that a person may make, with what it is bound to in words before it is made and after. */
export function ClaimDialog({ desk, actors, onClose }: ClaimDialogProps) {
  const state = useObservable(desk.port.state);
  const { language } = useSettings();
  const text = useAreaText(claimTexts);
  useAreaText(deskTexts); // in which a move that is not clear is asked about
  const common = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [by, setBy] = useState<Actor>(
    () => actors.find((actor) => sideOf(actor) === onMove(state)) ?? actors[0] ?? 'white',
  );
  const claims = claimsOf(state, by);
  const [chosen, setChosen] = useState<Claim>(claims[0] ?? 'threefold');
  const claim = claims.includes(chosen) ? chosen : claims[0];
  const [withMove, setWithMove] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [stopClocks, setStopClocks] = useState(true);
  const [because, setBecause] = useState<QuickplayGround>('cannot-win');
  const [asked, setAsked] = useState<Request | null>(null);
  const [made, setMade] = useState<Claim | null>(null);
  const words = (sentence: Sentence) =>
    text(sentence.key, {
      article: sentence.article ?? '',
      time: durationWords(language, sentence.ms ?? 0),
      count: sentence.count ?? 0,
    });

  if (!claim)
    return (
      <DialogFrame title={text('title')} words={text('nothing')} onClose={onClose}>
        <Button autoFocus onPress={onClose}>
          {text('close')}
        </Button>
      </DialogFrame>
    );
  if (made) {
    return (
      <DialogFrame title={text('after')} words={afterClaim(state, made).map(words)} onClose={onClose}>
        <Button autoFocus onPress={onClose}>
          {text('close')}
        </Button>
      </DialogFrame>
    );
  }

  const isDraw = claim === 'threefold' || claim === 'fifty';
  const intends = isDraw && withMove;
  const costs = beforeClaim(state, claim, intends).filter(({ key }) => COSTS.has(key));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const intended = intends ? written() : undefined;
    if (intended === null) return;
    const found = request(claim, intended);
    if (costs.length > 0) setAsked(found);
    else void make(found);
  };
  const make = async (found: Request) => {
    const outcome = await desk.submit(found);
    if (outcome.kind !== 'done') {
      setAsked(null);
      return; // said by the desk; the dialog stays, to be mended or left
    }
    setMade(claim);
    const said = afterClaim(desk.port.state.value, claim).map(words);
    desk.announcer.say({ kind: 'answer', said: plainly(language, said.join(' ')) });
  };
  function request(ground: Claim, intended: string | undefined): Request {
    if (ground === 'flag') return { by, do: 'claimFlag' };
    if (ground === 'increment') return { by, do: 'requestIncrement' };
    return {
      by,
      do: 'claim',
      ground,
      ...(intended && { intended }),
      ...(mayLeaveClocks(state, ground) && { stopClocks }),
      ...(ground === 'quickplay' && { because }),
    };
  }
  /** The written move; null after saying why there is none. Legal or not is the arbiter's to see (11.3.1). */
  function written(): string | null {
    const move = readClearly(desk, state.ply.position, typed);
    if (move) return makeUci(move);
    setWrong(true);
    field.current?.focus();
    field.current?.select(); // whoever types on writes over it
    return null;
  }

  if (asked)
    return (
      <DialogFrame
        key="asked"
        title={text(NAMES[claim])}
        words={costs.map(words)}
        onClose={() => setAsked(null)}
      >
        <div className="buttons">
          <Button onPress={() => void make(asked)}>{text('make')}</Button>
          <Button autoFocus onPress={() => setAsked(null)}>
            {common('confirm.no')}
          </Button>
        </div>
      </DialogFrame>
    );
  return (
    <DialogFrame title={text('title')} onClose={onClose}>
      <form className="claims" onSubmit={submit}>
        {actors.length > 1 && (
          <Radios
            label={text('who')}
            value={by}
            options={actors.map((actor) => ({
              value: actor,
              label: common(`color.${sideOf(actor) ?? 'white'}`),
            }))}
            onChange={setBy}
          />
        )}
        <Radios
          label={text('what')}
          value={claim}
          options={claims.map((value) => ({ value, label: text(NAMES[value]) }))}
          onChange={setChosen}
        />
        {isDraw && (
          <Radios
            label={text('where')}
            value={withMove ? 'withMove' : 'onBoard'}
            options={(['onBoard', 'withMove'] as const).map((value) => ({ value, label: text(value) }))}
            onChange={(value) => setWithMove(value === 'withMove')}
          />
        )}
        {intends && (
          <div className="field">
            <label htmlFor={id}>{text('intended')}</label>
            <input
              ref={field}
              id={id}
              type="text"
              required
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              aria-invalid={isWrong || undefined}
              aria-describedby={`${id}-help`}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
              }}
            />
            <p id={`${id}-help`} className="help">
              {text('intendedHelp')}
            </p>
          </div>
        )}
        {claim === 'quickplay' && state.header.arbiterPresent === false && (
          <Radios
            label={text('because')}
            value={because}
            options={QUICKPLAY_GROUNDS.map((value) => ({ value, label: text(BECAUSE[value]) }))}
            onChange={setBecause}
          />
        )}
        {mayLeaveClocks(state, claim) && (
          <Check label={text('stopClocks')} checked={stopClocks} onChange={setStopClocks} />
        )}
        <section aria-labelledby={`${id}-before`}>
          <h3 id={`${id}-before`}>{text('before')}</h3>
          <ul id={`${id}-formalities`}>
            {beforeClaim(state, claim, intends).map((sentence) => (
              <li key={sentence.key}>{words(sentence)}</li>
            ))}
          </ul>
        </section>
        <div className="buttons">
          <Button type="submit" className="primary" aria-describedby={`${id}-formalities`}>
            {text('make')}
          </Button>
          <Button onPress={onClose}>{text('cancel')}</Button>
        </div>
      </form>
    </DialogFrame>
  );
}
