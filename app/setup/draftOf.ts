/** A header as a draft: what a saved set-up, or an earlier game, had chosen. */
import { type GameHeader, HAND_TIMES, type Player, type TimeControl } from '#rules/game/header.ts';
import { OCCASION_FIELDS, STANDING_FIELDS } from '#rules/game/occasion.ts';
import { chess960Number, chess960Start } from '#rules/position/chess960.ts';
import { writeMinutes, writeSeconds } from './amounts.ts';
import { DEFAULT_DETAILS, type Draft, type PlayerDraft, type SetupDetails, usualDuties } from './draft.ts';
import { TIME_CHOICES, TIME_CONTROLS, type TimeChoice } from './timeControls.ts';

export function draftOf(header: GameHeader): Draft {
  const { timeControl, options } = header;
  const preset = presetOf(timeControl);
  const chosen = Object.entries(options).filter(([name]) => name !== 'deviceApproved');
  return {
    language: header.language,
    mode: header.mode,
    edition: header.edition,
    time: preset ?? '90+30',
    boards: header.boards,
    white: header.white.name,
    black: header.black.name,
    setup: {
      ...DEFAULT_DETAILS,
      players: { white: playerOf(header.white), black: playerOf(header.black) },
      ...(preset === null && timeControl && freeTimeOf(timeControl)),
      supervision: header.supervision,
      gamesPerArbiter: header.gamesPerArbiter === undefined ? '' : String(header.gamesPerArbiter),
      timesToldBy: header.timesToldBy ?? 'program',
      arbiterPresent: header.arbiterPresent === undefined ? '' : header.arbiterPresent ? 'yes' : 'no',
      ...startOf(header),
      ...textsOf(OCCASION_FIELDS, header),
      deviceApproved: options.deviceApproved !== false,
      options: Object.fromEntries(chosen.map(([name, value]) => [name, String(value)])),
      hand: header.hand
        ? Object.fromEntries(HAND_TIMES.map((name) => [name, String(header.hand?.[name])]))
        : {},
    },
  };
}

function presetOf(control: TimeControl | null): TimeChoice | null {
  const same = (choice: TimeChoice) => JSON.stringify(TIME_CONTROLS[choice]) === JSON.stringify(control);
  return TIME_CHOICES.find(same) ?? null;
}

function freeTimeOf({ periods, incrementMs, delayMs }: TimeControl): Partial<SetupDetails> {
  return {
    isFreeTime: true,
    periods: periods.map(({ moves, ms }) => ({
      moves: moves === undefined ? '' : String(moves),
      time: writeMinutes(ms),
    })),
    increment: writeSeconds(incrementMs),
    delay: writeSeconds(delayMs),
  };
}

function startOf({ variant, startFen }: GameHeader): Partial<SetupDetails> {
  if (startFen === null) return { start: variant };
  const number = chess960Number(startFen);
  const isNumbered = number !== undefined && number !== 518 && chess960Start(number) === startFen;
  if (variant === 'chess960' && isNumbered) return { start: 'chess960', startNumber: String(number) };
  return { start: 'position', startFen, isChess960: variant === 'chess960' };
}

function playerOf(player: Player): PlayerDraft {
  return {
    ...textsOf(STANDING_FIELDS, player),
    sight: player.sight ?? '',
    deaf: player.deaf,
    board: player.board,
    hasAssistant: player.assistant !== null,
    assistant: player.assistant?.name ?? '',
    duties: player.assistant?.duties ?? usualDuties(player.board),
  };
}

function textsOf<Name extends string>(
  names: readonly Name[],
  fields: Readonly<Partial<Record<Name, string>>>,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])) as Record<Name, string>;
}
