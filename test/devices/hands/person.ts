/**
 * A person at a board: how a half-move is carried out by a hand that rests on its way, brushes its neighbours, knocks
 * men over and puts them back, presses a blink early, says its words late. It knows the move and never tells it.
 * None of this is an offence: whoever is accused of one is accused falsely.
 */
import type { Move } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import {
  type Color,
  type Piece,
  SQUARES,
  type Square,
  squareAt,
  squareIndex,
} from '#rules/position/square.ts';
import type { Chance } from './chance.ts';

export type Deed = Readonly<
  { at: number } & (
    | { kind: 'lift'; square: Square }
    /** Without a piece: the man that was lifted from `from` goes in. */
    | { kind: 'insert'; square: Square; from: Square; promoted?: Piece }
    | { kind: 'words'; move: Move }
    | { kind: 'press'; color: Color }
    | { kind: 'adjust' }
    | { kind: 'unplug' | 'plug' }
    | { kind: 'stick'; square: Square; open: boolean }
  )
>;

export const HABITS = [
  'hover',
  'slide',
  'earlyPress',
  'knock',
  'slowKnock',
  'brush',
  'twoHands',
  'bounce',
  'victimFirst',
  'enPassantLast',
  'adjust',
  'putBack',
  'straighten',
  'lateWords',
  'earlyWords',
  'replug',
  'stuckOpen',
  'stuckClosed',
  'detour',
  'think',
  'brushInHand',
  'knockAtArrival',
  'swap',
  'pawnFirst',
  'doublePress',
] as const;
export type Habit = (typeof HABITS)[number];

/** Milliseconds, from and to: how long a hand takes for what it does by the way. */
export type HandTimes = Readonly<{
  /** A man rests on his way. */
  hover: readonly [number, number];
  /** A neighbour is brushed out of his hole. */
  brush: readonly [number, number];
  /** One man that is knocked over falls after the other. */
  knock: readonly [number, number];
  /** The clock is pressed before the contact closes. */
  early: readonly [number, number];
  /** A contact that bounces opens again, and closes again. */
  bounce: readonly [number, number];
}>;

const USUAL: HandTimes = {
  hover: [60, 200],
  brush: [30, 120],
  knock: [0, 30],
  early: [30, 200],
  bounce: [3, 25],
};

/** How often each shows in a half-move that allows it; `pace`: milliseconds from one act of the hand to the next. */
export type Person = Readonly<{
  habits: Readonly<Partial<Record<Habit, number>>>;
  pace: readonly [number, number];
  presses: boolean;
  /** Says every move himself. */
  announces: boolean;
  times: HandTimes;
}>;

export const CALM: Person = { habits: {}, pace: [180, 700], presses: true, announces: false, times: USUAL };

/** All habits of ordinary players together. */
export const ORDINARY: Person = {
  ...CALM,
  habits: {
    hover: 0.08,
    slide: 0.05,
    earlyPress: 0.06,
    knock: 0.04,
    slowKnock: 0.01,
    brush: 0.06,
    twoHands: 0.4,
    bounce: 0.08,
    victimFirst: 0.4,
    enPassantLast: 0.5,
    adjust: 0.02,
    putBack: 0.05,
    straighten: 0.05,
    lateWords: 0.2,
    earlyWords: 0.2,
  },
};

/**
 * Others have other hands: every habit more often, with longer and shorter times than the ordinary ones. A man that has
 * stood for longer than the board's reaction (250 ms) when the clock is pressed has moved there, for all that contacts tell.
 */
export const OTHERS: Person = {
  ...ORDINARY,
  pace: [150, 2500],
  times: { hover: [40, 240], brush: [15, 140], knock: [0, 55], early: [5, 235], bounce: [1, 45] },
  habits: {
    ...ORDINARY.habits,
    slowKnock: 0,
    hover: 0.12,
    slide: 0.08,
    knock: 0.06,
    brush: 0.1,
    bounce: 0.15,
    earlyPress: 0.1,
    detour: 0.08,
    think: 0.05,
    brushInHand: 0.06,
    knockAtArrival: 0.04,
    swap: 0.2,
    pawnFirst: 0.4,
    doublePress: 0.04,
  },
};

/** Two hundred milliseconds a half-move, with the press. */
export const BLITZ: Person = { ...CALM, habits: { victimFirst: 0.5, bounce: 0.05 }, pace: [35, 60] };

type Step = Readonly<
  | { lift: Square; ms?: number }
  | { insert: Square; from: Square; promoted?: Piece; ms?: number }
  | { adjust: true; ms?: number }
>;

/** The deeds of one half-move from a time on, and which habits showed. */
export function deedsOf(
  position: Position,
  move: Move,
  person: Person,
  chance: Chance,
  from: number,
): { deeds: Deed[]; until: number; shown: Habit[] } {
  const shown: Habit[] = [];
  const shows = (habit: Habit, isPossible = true): boolean => {
    const isShown = isPossible && chance.happens(person.habits[habit] ?? 0);
    if (isShown) shown.push(habit);
    return isShown;
  };
  const { times } = person;
  const [quick, slow] = person.pace;
  const deeds: Deed[] = [];
  let at = from;
  const wait = (ms = chance.between(quick, slow)): number => {
    at += ms;
    return at;
  };
  const act = (steps: readonly Step[]): void => {
    for (const step of steps) {
      const when = wait(step.ms);
      if ('lift' in step) deeds.push({ at: when, kind: 'lift', square: step.lift });
      else if ('adjust' in step) deeds.push({ at: when, kind: 'adjust' });
      else
        deeds.push({
          at: when,
          kind: 'insert',
          square: step.insert,
          from: step.from,
          ...(step.promoted && { promoted: step.promoted }),
        });
    }
  };
  const say = (ms: number): void => {
    deeds.push({ at: at + ms, kind: 'words', move });
  };

  const needsWords = person.announces || move.promotion !== undefined;
  const isEarly = needsWords && shows('earlyWords');
  const isLate = needsWords && !isEarly && !move.promotion && !person.presses && shows('lateWords');
  if (isEarly) {
    wait();
    say(0);
  }
  if (shows('adjust')) act(adjusted(position, chance));
  if (shows('knock')) act(knocked(position, chance, times.knock));
  if (shows('slowKnock')) act(knocked(position, chance, [0, 600]));
  if (shows('brush')) {
    const own = position.squaresOf(position.turn).filter((square) => square !== move.from);
    if (own.length > 0) act(brushed(chance.one(own), chance.between(...times.brush)));
  }
  if (shows('putBack')) act([{ lift: move.from }, { insert: move.from, from: move.from }]);
  const side = position.castling(move);
  const captured = position.capturedOn(move);
  const isPassing = captured !== null && captured !== move.to;
  const isPlain = !side && !captured && !move.promotion;
  const steps = carryOut(position, move, {
    twoHands: shows('twoHands', side !== null),
    victimFirst: shows('victimFirst', captured !== null),
    last: shows('enPassantLast', isPassing),
    swap: shows('swap', captured === move.to),
    pawnFirst: shows('pawnFirst', move.promotion !== undefined && !captured),
    detour: shows('detour', !side && !move.promotion),
    think: shows('think'),
    brushInHand: shows('brushInHand', !side),
    times,
    hover: shows('hover', isPlain && hovers(position, move).length > 0),
    slide: shows('slide', isPlain && hovers(position, move).length > 1),
    chance,
  });
  if (shows('replug', steps.length > 1)) {
    act(steps.slice(0, 1));
    deeds.push({ at: wait(), kind: 'unplug' });
    act(steps.slice(1));
    deeds.push({ at: wait(), kind: 'plug' });
    wait(1500);
    say(0);
  } else {
    if (shows('stuckOpen', isPlain)) deeds.push({ at, kind: 'stick', square: move.to, open: true });
    else if (shows('stuckClosed', isPlain)) deeds.push({ at, kind: 'stick', square: move.from, open: false });
    act(steps);
  }
  const isStuck = shown.includes('stuckOpen') || shown.includes('stuckClosed');
  const last = steps.at(-1);
  if (shows('knockAtArrival', !isStuck && !shown.includes('replug'))) {
    const after = position.after(move);
    act(knocked(after, chance, times.knock, chance.one(after.occupied)));
  }
  if (shows('bounce') && last && 'insert' in last) {
    const [least, most] = times.bounce;
    const [out, back] = [chance.between(least, Math.ceil(most / 2)), chance.between(least + 6, most)];
    act([
      { lift: last.insert, ms: out },
      { insert: last.insert, from: last.insert, ms: back },
    ]);
  }
  if (needsWords && !isEarly && !isLate) {
    wait();
    say(0);
  }
  if (isStuck) say(chance.between(300, 900)); // the program asks, or the arbiter: he says what he played
  if (person.presses) {
    const isBlinkEarly = shows('earlyPress', !needsWords && !isStuck);
    const pressAt = isBlinkEarly ? at - chance.between(...times.early) : wait();
    deeds.push({ at: Math.max(pressAt, from + 1), kind: 'press', color: position.turn });
    if (shows('doublePress', !isBlinkEarly))
      deeds.push({ at: wait(chance.between(80, 300)), kind: 'press', color: position.turn });
  } else if (isLate) {
    wait();
    say(chance.between(50, 900));
  }
  if (isLate) at += 900;
  if (!person.presses && shows('straighten') && last && 'insert' in last) {
    wait(chance.between(700, 1500));
    act([{ lift: last.insert }, { insert: last.insert, from: last.insert, ms: chance.between(160, 400) }]);
  }
  return { deeds: deeds.toSorted((a, b) => a.at - b.at), until: at, shown };
}

function adjusted(position: Position, chance: Chance): Step[] {
  const squares = chance.shuffled(position.occupied).slice(0, chance.between(1, 3));
  return [
    { adjust: true },
    ...squares.flatMap((square): Step[] => [{ lift: square }, { insert: square, from: square }]),
    { adjust: true },
  ];
}

/** Two or three neighbours fall, one soon after the other, and are put back one by one. */
function knocked(
  position: Position,
  chance: Chance,
  within: readonly [number, number],
  around: Square = chance.one(position.occupied),
): Step[] {
  const centre = squareIndex(around);
  const near = position.occupied.filter((square) => {
    const index = squareIndex(square);
    return Math.abs((index & 7) - (centre & 7)) <= 1 && Math.abs((index >> 3) - (centre >> 3)) <= 1;
  });
  const fallen = chance.shuffled(near).slice(0, chance.between(2, 3));
  if (fallen.length < 2) return [];
  return [
    ...fallen.map((square, index): Step => {
      return index === 0 ? { lift: square } : { lift: square, ms: chance.between(...within) };
    }),
    ...chance.shuffled(fallen).map((square): Step => ({ insert: square, from: square })),
  ];
}

function brushed(square: Square, ms: number): Step[] {
  return [{ lift: square }, { insert: square, from: square, ms }];
}

type Manner = Readonly<{
  twoHands: boolean;
  victimFirst: boolean;
  last: boolean;
  swap: boolean;
  pawnFirst: boolean;
  detour: boolean;
  think: boolean;
  brushInHand: boolean;
  times: HandTimes;
  hover: boolean;
  slide: boolean;
  chance: Chance;
}>;

function carryOut(position: Position, move: Move, manner: Manner): Step[] {
  const { chance } = manner;
  const { from, to, promotion } = move;
  const side = position.castling(move);
  if (side) {
    const { king, rook, rookFrom } = position.castlingSquares(side);
    if (!rookFrom) throw new Error('castling without a rook');
    const kingIn: Step = { insert: king, from };
    const rookIn: Step = { insert: rook, from: rookFrom };
    if (!manner.twoHands) return [{ lift: from }, kingIn, { lift: rookFrom }, rookIn];
    const lifts = chance.shuffled([from, rookFrom]);
    return [
      { lift: lifts[0] ?? from },
      { lift: lifts[1] ?? rookFrom, ms: chance.between(0, 30) },
      ...chance.shuffled([kingIn, rookIn]),
    ];
  }
  const promoted: Piece | undefined = promotion && { color: position.turn, role: promotion };
  const arrive: Step = { insert: to, from, ...(promoted && { promoted }) };
  const captured = position.capturedOn(move);
  const byTheWay = onTheWay(position, move, manner);
  if (manner.pawnFirst) return [{ lift: from }, ...byTheWay, { insert: to, from }, { lift: to }, arrive];
  if (captured && manner.last && captured !== to)
    return [{ lift: from }, ...byTheWay, arrive, { lift: captured }];
  if (captured && manner.swap)
    return [{ lift: from }, ...byTheWay, { lift: captured }, { ...arrive, ms: chance.between(20, 60) }];
  if (captured)
    return manner.victimFirst
      ? [{ lift: captured }, { lift: from }, ...byTheWay, arrive]
      : [{ lift: from }, ...byTheWay, { lift: captured }, arrive];
  return [{ lift: from }, ...byTheWay, arrive];
}

/** What happens between taking a man and putting him down. */
function onTheWay(position: Position, move: Move, manner: Manner): Step[] {
  const { chance, times } = manner;
  const { from, to } = move;
  const steps: Step[] = [];
  const rest = (stop: Square, ms?: number): void => {
    steps.push(
      { insert: stop, from, ...(ms !== undefined && { ms }) },
      { lift: stop, ms: chance.between(...times.hover) },
    );
  };
  const thinking = manner.think ? chance.between(2000, 6000) : undefined;
  const straight = hovers(position, move);
  if (manner.slide) for (const stop of straight) rest(stop);
  else if (manner.hover) rest(chance.one(straight));
  if (manner.detour) {
    const free = SQUARES.filter((square) => !position.pieceAt(square) && square !== to);
    rest(chance.one(free), thinking);
  }
  if (manner.brushInHand) {
    const others = position
      .squaresOf(position.turn)
      .filter((square) => square !== from && square !== position.capturedOn(move));
    if (others.length > 0) steps.push(...brushed(chance.one(others), chance.between(...times.brush)));
  }
  return steps;
}

/** Empty squares on the straight way to the arrival. */
function hovers(position: Position, { from, to }: Move): Square[] {
  const start = squareIndex(from);
  const end = squareIndex(to);
  const files = (end & 7) - (start & 7);
  const ranks = (end >> 3) - (start >> 3);
  const steps = Math.max(Math.abs(files), Math.abs(ranks));
  if (files !== 0 && ranks !== 0 && Math.abs(files) !== Math.abs(ranks)) return [];
  return Array.from({ length: steps - 1 }, (_, index) =>
    squareAt(start + (index + 1) * (Math.sign(files) + 8 * Math.sign(ranks))),
  ).filter((square) => !position.pieceAt(square));
}
