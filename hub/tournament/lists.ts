/** Pairings and standings for people: each line a sentence that can be heard, printed large, or felt. */
import type { Language } from '#rules/notation/language.ts';
import type { Part, Writing } from '#scoresheet/writing/writing.ts';
import type { Round } from './round.ts';
import { tournamentTexts } from './texts/texts.ts';
import { type Contestant, pointsAfter, type ResultCode, type Trf } from './trf.ts';

type Text = (
  key: Parameters<typeof tournamentTexts.text>[1],
  args?: Readonly<Record<string, string | number>>,
) => string;

function textIn(language: Language): Text {
  return (key, args) => tournamentTexts.text(language, key, args);
}

/** The languages' texts must have been loaded. */
export function pairingsWriting(round: Round, language: Language): Writing {
  const text = textIn(language);
  const boards = round.pairings.map(({ board, white, black, result }) => {
    const said = text('pairings.board', { board, white: nameOf(white), black: nameOf(black) });
    return result === null ? said : `${said} ${text('pairings.result', { result: shown(result) })}`;
  });
  const absent = round.absent.map(({ player, code }) =>
    text(ABSENT[code] ?? 'absent.none', { name: nameOf(player) }),
  );
  return {
    title: titleOf(round.event, text('pairings.title', { round: round.number })),
    language,
    parts: [listOf(boards, text('pairings.none')), ...(absent.length > 0 ? [listOf(absent, '')] : [])],
  };
}

export type Standing = Readonly<{ rank: number; player: Contestant; points: number }>;

/** By points alone; who has as many shares the rank. Tie-breaks are the pairing program's. */
export function standingsAfter(trf: Trf, round: number): Standing[] {
  const totals = trf.players.map((player) => ({ player, points: pointsAfter(trf, player, round) }));
  return totals
    .map(({ player, points }) => ({
      player,
      points,
      rank: 1 + totals.filter((other) => other.points > points).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.player.number - b.player.number);
}

export function standingsWriting(trf: Trf, round: number, language: Language): Writing {
  const text = textIn(language);
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 0, maximumFractionDigits: 1 });
  const rows = standingsAfter(trf, round).map(({ rank, player, points }) =>
    text('standings.row', { rank, name: nameOf(player), points: number.format(points) }),
  );
  return {
    title: titleOf(trf.name, text('standings.title', { round })),
    language,
    parts: [listOf(rows, '')],
  };
}

/** To be said: the title, then line by line. */
export function linesOf({ title, parts }: Writing): string[] {
  return [
    `${title}.`,
    ...parts.flatMap((part) =>
      part.kind === 'list' ? part.items : part.kind === 'paragraph' ? [part.text] : [],
    ),
  ];
}

const ABSENT: Readonly<Partial<Record<ResultCode, 'absent.half' | 'absent.full' | 'absent.pairing'>>> = {
  H: 'absent.half',
  F: 'absent.full',
  U: 'absent.pairing',
};

function listOf(items: readonly string[], otherwise: string): Part {
  return items.length > 0 ? { kind: 'list', items } : { kind: 'paragraph', text: otherwise };
}

/** "Novak, Ana" as it is said: Ana Novak. */
function nameOf({ title, name }: Contestant): string {
  const [family = '', given] = name.split(/,\s*/, 2);
  const spoken = given ? `${given} ${family}` : family;
  return [title, spoken || '?'].filter(Boolean).join(' ');
}

function shown(result: string): string {
  return result.replaceAll('1/2', '½').replace('-', ':');
}

function titleOf(event: string, what: string): string {
  return event ? `${event}: ${what}` : what;
}
