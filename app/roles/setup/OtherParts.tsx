/** The smaller parts of a set-up: where the game begins, its event, its arbiter, how a hand is read. */

import { handTexts } from '#app/board/texts/texts.ts';
import { START_KINDS } from '#app/setup/draft.ts';
import { Radios } from '#app/shared/fields.tsx';
import { usePerson, useSettings } from '#app/shared/hectorContext.tsx';
import { HAND_NUMBERS } from '#devices/inference/handNumbers.ts';
import { TIMINGS } from '#devices/inference/timing.ts';
import { STARTS } from '#rules/position/chess960.ts';
import { plainly } from '#speech/phrases/said.ts';
import type { DraftProps } from './draftProps.ts';
import { SetupCheck, SetupText } from './fields.tsx';

/** 2.3, or one of the 960 positions by its number (II.1), or any other that can be played from. */
export function StartPart({ draft: { setup }, words, onSetup }: DraftProps) {
  const { announcer } = usePerson();
  const draw = () => {
    const number = drawLot(STARTS);
    onSetup({ startNumber: String(number) });
    const said = plainly(words.language, words.text('start.drawn', { number }));
    announcer.say({ kind: 'answer', said });
  };
  return (
    <>
      <Radios
        label={words.text('start.kind')}
        value={setup.start}
        options={START_KINDS.map((value) => ({ value, label: words.text(`start.${value}`) }))}
        onChange={(start) => onSetup({ start })}
      />
      {setup.start === 'chess960' && (
        <>
          <SetupText
            field="startNumber"
            label={words.text('start.number')}
            isNumber
            value={setup.startNumber}
            onChange={(startNumber) => onSetup({ startNumber })}
          />
          <p>
            <button type="button" onClick={draw}>
              {words.text('start.draw')}
            </button>
          </p>
        </>
      )}
      {setup.start === 'position' && (
        <>
          <SetupText
            field="startFen"
            label={words.text('start.fen')}
            value={setup.startFen}
            onChange={(startFen) => onSetup({ startFen })}
          />
          <SetupCheck
            field="isChess960"
            label={words.text('start.is960')}
            checked={setup.isChess960}
            onChange={(isChess960) => onSetup({ isChess960 })}
          />
        </>
      )}
    </>
  );
}

/** Each number is as likely as any other: what would favour the small ones is drawn again. */
function drawLot(count: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % count);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < limit) return drawn % count;
  }
}

export function OccasionPart({ draft: { setup }, words, onSetup }: DraftProps) {
  return (
    <>
      {(['event', 'site', 'round', 'board', 'date'] as const).map((name) => (
        <SetupText
          key={name}
          field={name}
          label={words.text(`occasion.${name}`)}
          {...(name === 'date' && { help: words.text('occasion.dateHelp') })}
          value={setup[name]}
          onChange={(value) => onSetup({ [name]: value })}
        />
      ))}
    </>
  );
}

export function ArbiterPart({ draft: { setup }, words, onSetup }: DraftProps) {
  return (
    <>
      <SetupText
        field="arbiter"
        label={words.text('arbiter.name')}
        value={setup.arbiter}
        onChange={(arbiter) => onSetup({ arbiter })}
      />
      <SetupCheck
        field="arbiterPresent"
        label={words.text('arbiter.absent')}
        checked={setup.arbiterPresent === 'no'}
        onChange={(isAbsent) => onSetup({ arbiterPresent: isAbsent ? 'no' : '' })}
      />
      <SetupCheck
        field="timesToldBy"
        label={words.text('arbiter.tells')}
        help={words.text('arbiter.tellsHelp')}
        checked={setup.timesToldBy === 'assistant'}
        onChange={(isAssistants) => onSetup({ timesToldBy: isAssistants ? 'assistant' : 'program' })}
      />
      <SetupCheck
        field="deviceApproved"
        label={words.text('arbiter.approved')}
        help={words.text('arbiter.approvedHelp')}
        checked={setup.deviceApproved}
        onChange={(deviceApproved) => onSetup({ deviceApproved })}
      />
    </>
  );
}

/** The arbiter's numbers for what is a touch on a real board (D.2.2, 4.7): at first those of the board at hand. */
export function HandPart({ draft: { setup }, words, onSetup }: DraftProps) {
  const { board } = useSettings();
  const timing = TIMINGS[board === 'virtual' ? 'pegboard' : board];
  const boards = Object.fromEntries(HAND_NUMBERS.map(({ name }) => [name, String(timing[name])]));
  const isOwn = Object.keys(setup.hand).length > 0;
  return (
    <>
      <SetupCheck
        field="hand"
        label={words.text('hand.own')}
        help={words.text('hand.ownHelp')}
        checked={isOwn}
        onChange={(own) => onSetup({ hand: own ? boards : {} })}
      />
      {isOwn &&
        HAND_NUMBERS.map(({ name, least, most }) => (
          <SetupText
            key={name}
            field={`hand.${name}`}
            label={words.handName(name)}
            help={`${handTexts.text(words.language, `${name}.why`)} ${words.text('hand.help', { least, most })}`}
            isNumber
            value={setup.hand[name] ?? ''}
            onChange={(value) => onSetup({ hand: { ...setup.hand, [name]: value } })}
          />
        ))}
    </>
  );
}
