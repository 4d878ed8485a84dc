/** Reads the acceptance scenarios of appendix-d.md, section 11, in the shorthand that it explains there. */
import { readFileSync } from 'node:fs';
import type { Actor } from '#rules/game/command.ts';
import { DUTIES, type GameHeader } from '#rules/game/header.ts';
import { headerOf, type Line } from './script.ts';

export type Scenario = Readonly<{
  name: string;
  title: string;
  header: GameHeader;
  lines: readonly Line[];
  expected: readonly string[];
}>;

const ACTORS: Readonly<Record<string, Actor>> = {
  W: 'white',
  B: 'black',
  R: 'arbiter',
  WA: 'white-assistant',
  BA: 'black-assistant',
};

type Draft = Record<string, unknown> & { white: Record<string, unknown>; black: Record<string, unknown> };

/** The game that holds unless brackets say otherwise. */
function defaults(): Draft {
  return {
    edition: '2023',
    mode: 'competition',
    boards: 'one',
    timeControl: { periods: [{ ms: 5_400_000 }], incrementMs: 0, delayMs: 0 },
    white: { name: 'W', board: 'peg', deaf: false, assistant: { name: 'A', duties: [...DUTIES] } },
    black: { name: 'B', board: 'normal', deaf: false, assistant: null },
    options: {},
  };
}

function bracket(draft: Draft, text: string): void {
  for (const part of text.split(/;\s*/)) {
    const words = part.trim().split(/\s+/);
    const [first = '', second = '', ...rest] = words;
    const side = first === 'white' || first === 'black' ? draft[first] : null;
    const control = draft.timeControl as { periods: unknown[]; incrementMs: number };
    if (/^(05|09|18|23)$/.test(first)) {
      draft.edition = `20${first}`;
      if (second === 'training') draft.mode = 'training';
    } else if (first === 'training') draft.mode = 'training';
    else if (first === 'fen') draft.startFen = part.trim().slice(4);
    else if (first === 'inc') control.incrementMs = Number(second);
    else if (first === 'clock') control.periods = [{ ms: Number(second) }];
    else if (first === 'moves')
      control.periods = [{ moves: Number(second), ms: 5_400_000 }, { ms: 1_800_000 }];
    else if (first === 'two') draft.boards = 'two';
    else if (first === 'options') draft.options = JSON.parse(part.trim().slice('options '.length));
    else if (side && second === 'deaf') side.deaf = true;
    else if (side && second === 'assistant')
      side.assistant = rest[0] === 'none' ? null : { name: 'A', duties: rest };
    else if (side && (second === 'peg' || second === 'normal')) side.board = second;
    else throw new Error(`scenario bracket not understood: ${part}`);
  }
}

function line(text: string): Line {
  const [time = '', who = '', what = '', ...args] = text.trim().split(/\s+/);
  const by = ACTORS[who];
  if (!by) throw new Error(`scenario line not understood: ${text}`);
  const base = { at: Math.round(Number(time) * 1000), by, do: what };
  const [first, second] = args;
  const fields: Record<string, object> = {
    lift: { square: first },
    insert: { square: first, ...(second && { piece: second }) },
    move: { move: first, ...(second === 'silent' && { announced: false }) },
    announce: { move: first },
    correct: { move: first },
    repeat: { move: first },
    claim: { ground: first, ...(second && { intended: second }) },
    callArbiter: { reason: first },
    ask: { what: first },
    rule: { on: first, decision: second },
    setClocks: { whiteMs: Number(first), blackMs: Number(second), reason: 'D.2.9' },
    restore: { ply: Number(first) },
  };
  return { ...base, ...fields[what] } as Line;
}

export function readScenarios(file: string): Scenario[] {
  const text = readFileSync(file, 'utf8');
  const section = text.slice(text.indexOf('## 11.'));
  const scenarios: Scenario[] = [];
  let title = '';
  let shared: string | null = null;
  let scripts = new Map<string, { lines: readonly Line[]; brackets: readonly string[] }>();
  for (const row of section.split('\n')) {
    const heading = /^(\d+)\. \*\*(.+?)\.?\*\*(?: \[(.*?)\](?= |$))?/.exec(row);
    if (heading) {
      title = `${heading[1]}. ${heading[2]}`;
      shared = heading[3] ?? null;
      scripts = new Map();
      continue;
    }
    const item = /^ {4}- ([a-z]) (?:\[(.*?)\] )?`(.+?)` ⇒ `(.+?)`/.exec(row);
    if (!item) continue;
    const [, letter = '', own, script = '', expected = ''] = item;
    const parts = script.split(' + ');
    const head = parts[0] ?? '';
    const base = /^[a-z]$/.test(head) ? scripts.get(head) : undefined;
    const rest = base ? parts.slice(1).join(' + ') : script;
    const brackets = [...(base?.brackets ?? []), ...(own ? [own] : [])];
    const added = rest === '-' || rest === '' ? [] : rest.split(' · ').map(line);
    const lines = [...(base?.lines ?? []), ...added];
    scripts.set(letter, { lines, brackets });
    const draft = defaults();
    for (const words of [...(shared ? [shared] : []), ...brackets]) bracket(draft, words);
    scenarios.push({
      name: `${title.split('.')[0]}${letter}`,
      title,
      header: headerOf(draft),
      lines: [{ at: 0, by: 'arbiter', do: 'start' }, ...lines],
      expected: expected.split('; '),
    });
  }
  return scenarios;
}
