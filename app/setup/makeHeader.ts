/**
 * A draft becomes a header that the rules accept, or the list of what is wrong with it, each tied to its field. Fetched
 * with the table: the first page does not need it.
 */
import { HAND_NUMBERS } from '#devices/inference/handNumbers.ts';
import { readTiming } from '#devices/inference/timing.ts';
import { articleFor } from '#rules/editions/articles.ts';
import { type OptionForm, optionAccepts, optionsOf } from '#rules/editions/options.ts';
import { LONGEST_NAME, MOST_PLIES } from '#rules/game/fields.ts';
import { DUTIES, type GameHeader, type Player, type TimeControl } from '#rules/game/header.ts';
import { OCCASION_FIELDS, STANDING_FIELDS } from '#rules/game/occasion.ts';
import { blocksStart, newGame } from '#rules/game/state.ts';
import { chess960Start, STARTS } from '#rules/position/chess960.ts';
import { Position, type Variant } from '#rules/position/position.ts';
import { COLORS, type Color } from '#rules/position/square.ts';
import { readMinutes, readNumber, readSeconds, readWhole } from './amounts.ts';
import type { Draft } from './draft.ts';
import { TIME_CONTROLS } from './timeControls.ts';

export const PROBLEMS = [
  'too-long',
  'moves',
  'moves-missing',
  'minutes',
  'no-time',
  'seconds',
  'games-per-arbiter',
  'date',
  'no-chess960',
  'number-960',
  'fen',
  'fen-kings',
  'fen-check',
  'fen-pawns',
  'number',
  'option',
  'hand',
  'deaf-opponent',
  'refused',
] as const;
export type ProblemCode = (typeof PROBLEMS)[number];

/** `field`: the name under which the screen has it, such as `white.assistant` or `periods.0.time`. */
export type Problem = Readonly<{ field: string; code: ProblemCode; detail: string }>;

export type MadeHeader =
  | Readonly<{ ok: true; header: GameHeader }>
  | Readonly<{ ok: false; problems: readonly Problem[] }>;

export function makeHeader(draft: Draft): MadeHeader {
  const problems: Problem[] = [];
  const complain = (field: string, code: ProblemCode, detail = '') => problems.push({ field, code, detail });
  const { setup } = draft;
  const header: GameHeader = {
    edition: draft.edition,
    mode: draft.mode,
    supervision: setup.supervision,
    ...start(draft, complain),
    boards: draft.boards,
    language: draft.language,
    timeControl: setup.isFreeTime ? freeTime(draft, complain) : TIME_CONTROLS[draft.time],
    ...gamesPerArbiter(setup.gamesPerArbiter, complain),
    ...(setup.timesToldBy !== 'program' && { timesToldBy: setup.timesToldBy }),
    ...(setup.arbiterPresent !== '' && { arbiterPresent: setup.arbiterPresent === 'yes' }),
    ...texts(OCCASION_FIELDS, setup, '', complain),
    ...hand(setup.hand, complain),
    white: player(draft, 'white', complain),
    black: player(draft, 'black', complain),
    options: options(draft, complain),
  };
  if (setup.date.trim() !== '' && !isPgnDate(setup.date)) complain('date', 'date');
  if (problems.length === 0) checkWhole(header, complain);
  return problems.length === 0 ? { ok: true, header } : { ok: false, problems };
}

type Complain = (field: string, code: ProblemCode, detail?: string) => void;

/** What the fields are worth together, as the rules see it. */
function checkWhole(header: GameHeader, complain: Complain): void {
  const made = newGame(header);
  if (!made.ok) {
    if (header.gamesPerArbiter !== undefined && newGame(withoutCount(header)).ok)
      complain('gamesPerArbiter', 'games-per-arbiter', made.reason);
    else complain('game', 'refused', made.reason);
    return;
  }
  const blocked = blocksStart(made.state);
  if (blocked?.code !== 'assistant-required') return;
  const deaf = COLORS.find((color) => header[color].deaf);
  const article = articleFor(header.edition, blocked.concept) ?? '';
  complain(`${deaf === 'white' ? 'black' : 'white'}.assistant`, 'deaf-opponent', article);
}

function withoutCount({ gamesPerArbiter: _, ...header }: GameHeader): GameHeader {
  return header;
}

/** PGN's form, in which what is not known has question marks. */
function isPgnDate(text: string): boolean {
  return /^(\d{4}|\?{4})\.(0[1-9]|1[0-2]|\?\?)\.(0[1-9]|[12]\d|3[01]|\?\?)$/.test(text.trim());
}

function start(
  { edition, setup }: Draft,
  complain: Complain,
): Readonly<{ variant: Variant; startFen: string | null }> {
  const variant: Variant =
    setup.start === 'chess960' || (setup.start === 'position' && setup.isChess960) ? 'chess960' : 'standard';
  if (variant === 'chess960' && articleFor(edition, 'chess960') === null) complain('start', 'no-chess960');
  if (setup.start === 'standard') return { variant, startFen: null };
  if (setup.start === 'chess960') {
    const number = readWhole(setup.startNumber);
    if (number === null || number >= STARTS) complain('startNumber', 'number-960');
    // II.1: number 518 is the initial position, which needs no FEN.
    return {
      variant,
      startFen: number === null || number >= STARTS || number === 518 ? null : chess960Start(number),
    };
  }
  const parsed = Position.parse(setup.startFen, variant);
  if (!parsed.ok) complain('startFen', parsed.fault === 'form' ? 'fen' : `fen-${parsed.fault}`);
  return { variant, startFen: setup.startFen };
}

function freeTime({ setup }: Draft, complain: Complain): TimeControl | null {
  const seconds = (name: 'increment' | 'delay') => {
    const ms = setup[name].trim() === '' ? 0 : readSeconds(setup[name]);
    if (ms === null) complain(name, 'seconds');
    return ms ?? 0;
  };
  const incrementMs = seconds('increment');
  const delayMs = seconds('delay');
  const last = setup.periods.length - 1;
  const periods = setup.periods.map(({ moves, time }, index) => {
    const field = `periods.${index}`;
    const ms = readMinutes(time);
    if (ms === null) complain(`${field}.time`, 'minutes');
    else if (ms === 0 && incrementMs === 0 && delayMs === 0) complain(`${field}.time`, 'no-time');
    if (moves.trim() === '') {
      if (index < last) complain(`${field}.moves`, 'moves-missing');
      return { ms: ms ?? 0 };
    }
    const count = readWhole(moves);
    if (count === null || count < 1 || count > MOST_PLIES) complain(`${field}.moves`, 'moves');
    return { moves: count ?? 1, ms: ms ?? 0 };
  });
  return { periods, incrementMs, delayMs };
}

function gamesPerArbiter(text: string, complain: Complain): { gamesPerArbiter?: number } {
  if (text.trim() === '') return {};
  const count = readWhole(text);
  if (count !== null && count >= 1 && count <= MOST_PLIES) return { gamesPerArbiter: count };
  complain('gamesPerArbiter', 'number');
  return {};
}

/** The fields that say something. */
function texts<Name extends string>(
  names: readonly Name[],
  fields: Readonly<Record<Name, string>>,
  of: string,
  complain: Complain,
): Partial<Record<Name, string>> {
  const written: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = fields[name];
    if (text.length > LONGEST_NAME) complain(`${of}${name}`, 'too-long');
    if (text.trim() !== '') written[name] = text;
  }
  return written;
}

function player(draft: Draft, color: Color, complain: Complain): Player {
  const own = draft.setup.players[color];
  const name = draft[color];
  if (name.length > LONGEST_NAME) complain(`${color}.name`, 'too-long');
  if (own.assistant.length > LONGEST_NAME) complain(`${color}.assistantName`, 'too-long');
  return {
    name,
    board: own.board,
    deaf: own.deaf,
    ...(own.sight !== '' && { sight: own.sight }),
    assistant: own.hasAssistant
      ? { name: own.assistant, duties: DUTIES.filter((duty) => own.duties.includes(duty)) }
      : null,
    ...texts(STANDING_FIELDS, own, `${color}.`, complain),
  };
}

/** 11.3.2 and what the event changes; what is as the edition has it is not written. */
function options({ edition, setup }: Draft, complain: Complain): Record<string, unknown> {
  const written: Record<string, unknown> = setup.deviceApproved ? {} : { deviceApproved: false };
  for (const { name, form, usual } of optionsOf(edition)) {
    const text = Object.hasOwn(setup.options, name) ? setup.options[name] : undefined;
    if (text === undefined) continue;
    const value = optionValue(form, text);
    if (value === undefined || !optionAccepts(name, value)) complain(`options.${name}`, 'option');
    else if (value !== usual) written[name] = value;
  }
  return written;
}

/** What the text of an option means; undefined if nothing. */
export function optionValue(form: OptionForm, text: string): unknown {
  switch (form.kind) {
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'choice':
      return form.values.find((value) => String(value) === text);
    default: {
      const word = form.words.find((known) => String(known) === text);
      return word !== undefined ? word : (readNumber(text) ?? undefined);
    }
  }
}

/** The arbiter's numbers for reading a hand, all of them and within their bounds; or each board's own. */
function hand(texts: Readonly<Record<string, string>>, complain: Complain): Pick<GameHeader, 'hand'> {
  if (Object.keys(texts).length === 0) return {};
  const numbers = new Map<string, number>();
  for (const { name, least, most } of HAND_NUMBERS) {
    const ms = readWhole(texts[name] ?? '');
    if (ms === null || ms < least || ms > most) complain(`hand.${name}`, 'hand');
    numbers.set(name, ms ?? 0);
  }
  const timing = readTiming(Object.fromEntries(numbers));
  return timing ? { hand: timing } : {};
}
