import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { wordsOf } from '#app/desk/settings.ts';
import { deskTexts } from '#app/desk/texts.ts';
import { readMove } from '#app/edge/readText.ts';
import { saidText } from '#app/i18n/text.ts';
import { ownEntries, plyNumber, positionFor, writtenEntry } from '#app/score/ownScore.ts';
import { DialogFrame } from '#app/shared/DialogFrame.tsx';
import { Choice, Radios } from '#app/shared/fields.tsx';
import { useObservable, usePerson, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { mayWarn } from '#rules/game/hearing.ts';
import { describeByForm } from '#rules/notation/describe.ts';
import { type Move, makeUci, parseUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { COLORS, type Color } from '#rules/position/square.ts';
import { plainly, type Said, say, together } from '#speech/phrases/said.ts';
import { sayMove } from '#speech/phrases/speak.ts';
import type { PlayerDesk } from './playerDesk.ts';

type ScoreEntryProps = Readonly<{ game: PlayerDesk; onClose: () => void }>;

/** 8.1, D.2.7: a player writes his own score, and corrects it. What may be written is decided by the rules. */
export function ScoreEntry({ game, onClose }: ScoreEntryProps) {
  const { announcer } = usePerson();
  const settings = useSettings();
  const { language } = settings;
  const text = useText();
  const state = useObservable(game.state);
  const [side, setSide] = useState<Color>(game.own ?? settings.color);
  const [place, setPlace] = useState('');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [refusals, setRefusals] = useState(0);
  // What was refused stays, and whoever types on writes over it, as in the field of moves.
  useEffect(() => {
    if (refusals > 0) field.current?.select();
  }, [refusals]);
  const entries = ownEntries(state, side);
  const ply = place === '' ? entries.length + 1 : Number(place);
  const named = (number: number) => plyNumber(state, number);

  const refuse = () => {
    setWrong(true);
    setRefusals((before) => before + 1);
  };
  const complain = (said: Said) => {
    refuse();
    announcer.say({ kind: 'alert', said });
  };
  const write = async () => {
    const before = positionFor(state, side, ply);
    const move = before ? read(before) : parseUci(typed.trim());
    if (!move) {
      if (!before) complain(saidText(language, 'score.unreadable'));
      return;
    }
    // Empty before its word is said: who types on at the word writes the next move, not behind this one.
    setTyped('');
    const outcome = await game.submit({ by: side, do: 'record', ply, move: makeUci(move) });
    if (outcome.kind === 'done') {
      setWrong(false);
      setPlace('');
      return;
    }
    // Whoever has typed on meanwhile keeps what he has begun.
    if (field.current?.value) return setWrong(true);
    setTyped(typed);
    refuse();
  };
  /** The move that the text names in the own score, or null after saying why there is none. */
  function read(before: Position): Move | null {
    const found = readMove(before, typed, language, mayWarn(state));
    switch (found.kind) {
      case 'move':
        return found.move;
      case 'illegal':
        // Training knows that nothing illegal stands; in competition what was made is written as it was made.
        complain(say(language, 'illegal', { move: spoken(before, found.move) }));
        return null;
      case 'piece':
        complain(deskTexts.say(language, 'ask.promotion'));
        return null;
      case 'which': {
        const moves = together(
          found.moves.map((move) => spoken(before, move)),
          ', ',
        );
        complain(say(language, 'error.unclear', { moves }));
        return null;
      }
      case 'squares':
      case 'none':
        complain(say(language, 'error.unreadable', { text: typed }));
        return null;
    }
  }
  function spoken(before: Position | null, move: Move): Said {
    const described = before && describeByForm(before, move);
    return described ? sayMove(described, wordsOf(settings)) : plainly(language, makeUci(move));
  }

  return (
    <DialogFrame title={text('score.own')} words={text('score.ownHelp')} onClose={onClose}>
      {game.own === null && (
        <Radios
          label={text('score.whose')}
          value={side}
          options={COLORS.map((value) => ({ value, label: text(`color.${value}`) }))}
          onChange={(value) => {
            setSide(value);
            setPlace('');
          }}
        />
      )}
      {entries.length === 0 ? (
        <p>{text('score.nothing')}</p>
      ) : (
        <p className="own-score">
          {entries.map((entry) => `${named(entry.ply)} ${writtenEntry(entry, language)}`).join(' ')}
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void write();
        }}
      >
        <Choice
          label={text('score.place')}
          value={place}
          options={[
            { value: '', label: text('score.next', { number: named(entries.length + 1) }) },
            ...entries.map((entry) => ({
              value: String(entry.ply),
              label: text('score.correct', {
                number: named(entry.ply),
                move: writtenEntry(entry, language),
              }),
            })),
          ]}
          onChange={setPlace}
        />
        <div className="field">
          <label htmlFor="own-entry">{text('score.entry')}</label>
          <input
            id="own-entry"
            type="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            aria-invalid={isWrong || undefined}
            ref={field}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
          />
        </div>
        <div className="buttons">
          <Button type="submit">{text('score.write')}</Button>
          <Button onPress={onClose}>{text('export.close')}</Button>
        </div>
      </form>
    </DialogFrame>
  );
}
