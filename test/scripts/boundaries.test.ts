/** What ARCHITECTURE.md promises of the rooms is held by the linter: each of these lines is refused, and for its reason. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PURE = /rules\/ is pure|the global variable/;

/** A file of a room, a line in it, and why it is refused; null where it is allowed. */
const LINES: readonly (readonly [file: string, line: string, reason: RegExp | null])[] = [
  ['scoresheet/a.ts', "import { App } from '../app/App.tsx';", /imports rules\/ only/],
  ['scoresheet/b.ts', "import { App } from '#app/App.tsx';", /imports rules\/ only/],
  ['scoresheet/braille/c.ts', "import { App } from '../../app/App.tsx';", /imports rules\/ only/],
  ['app/table/hubless.ts', "import { Hub } from '#hub/hub.ts';", /knows a hub by its messages only/],
  ['hub/screenless.ts', "import { Clocks } from '#app/shared/Clocks.tsx';", /without a screen/],
  ['hub/wired.ts', "import { WireServer } from '#app/table/wireServer.ts';", null],
  ['scoresheet/d.ts', "import { newGame } from '#rules/game/state.ts';", null],
  ['devices/a.ts', "import { say } from '../speech/phrases/said.ts';", /imports rules\/ only/],
  ['devices/b.ts', "import { App } from '../app/App.tsx';", /imports rules\/ only/],
  ['devices/c.ts', "import { openDB } from 'idb';", /imports rules\/ only/],
  ['speech/a.ts', "import { drivers } from '../devices/drivers.ts';", /imports rules\/ only/],
  ['rules/a.ts', "import { openDB } from 'idb';", /imports nothing outside itself/],
  ['rules/b.ts', "import { format } from 'some-package';", /imports nothing outside itself/],
  ['rules/c.ts', "import { readFileSync } from 'node:fs';", /imports nothing outside itself/],
  ['rules/d.ts', "import { say } from '../speech/phrases/said.ts';", /imports nothing outside itself/],
  ['rules/game/e.ts', "import { chess } from 'chessops/chess';", /imports nothing outside itself/],
  ['rules/position/f.ts', "import { Chess } from 'chessops/chess';", null],
  ['rules/position/g.ts', "import { openDB } from 'idb';", /imports nothing outside itself/],
  ['rules/game/h.ts', "import { Position } from '../position/position.ts';", null],
  ['rules/i.ts', "export const answer = fetch('/x');", PURE],
  ['rules/j.ts', 'export const chance = Math.random();', PURE],
  ['rules/k.ts', 'export const random = Math.random;', PURE],
  ['rules/l.ts', "export const answer = globalThis.fetch('/x');", PURE],
  ['rules/m.ts', 'export const now = Date.now();', PURE],
  ['rules/n.ts', 'export const store = indexedDB;', PURE],
  ['rules/o.ts', 'export const half = Math.floor(7 / 2);', null],
  ['app/roles/player/a.ts', "import { Desk } from '../arbiter/Desk.tsx';", /know no other role/],
  ['app/roles/player/b.ts', "import { Desk } from '#app/roles/arbiter/Desk.tsx';", /know no other role/],
  ['app/roles/arbiter/c.ts', "import { Game } from '../player/Game.tsx';", /know no other role/],
  [
    'app/roles/assistant/l.ts',
    "import { touch } from '#app/roles/opponent/touches.ts';",
    /know no other role/,
  ],
  ['app/roles/spectator/m.ts', "import { Score } from '../assistant/Score.tsx';", /know no other role/],
  ['app/shared/n.ts', "import { Desk } from '#app/roles/arbiter/Desk.tsx';", /knows none of them/],
  ['app/shared/o.ts', "import { Desk } from '../roles/arbiter/Desk.tsx';", /knows none of them/],
  ['app/shared/p.ts', "import { Journal } from '../journal/journal.ts';", /neither reads nor writes the log/],
  ['app/shared/q.ts', "import { Desk } from '../desk/desk.ts';", null],
  [
    'app/roles/player/d.ts',
    "import { Journal } from '#app/journal/journal.ts';",
    /neither reads nor writes the log/,
  ],
  ['app/roles/player/e.ts', "import { openDB } from 'idb';", /neither reads nor writes the log/],
  ['app/roles/player/f.ts', "import { Entry } from './Entry.tsx';", null],
  [
    'app/roles/player/g.ts',
    'export const voices = speechSynthesis.getVoices();',
    /does not speak|the global variable speechSynthesis/,
  ],
  [
    'app/roles/player/h.ts',
    'export const voices = window.speechSynthesis.getVoices();',
    /does not speak|the global variable speechSynthesis/,
  ],
  [
    'app/shared/i.ts',
    "export const words = new SpeechSynthesisUtterance('e4');",
    /does not speak|the global variable speechSynthesis/,
  ],
  ['app/table/j.ts', "import { Chess } from 'chessops/chess';", /chessops is used in rules\/position only/],
  ['app/table/k.ts', "import { say } from '#speech/phrases/said.ts';", null],
];

let folder = '';
let complaints: readonly { path: string; message: string }[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hector-rooms-'));
  // A repository of its own with our configuration: the linter reads which files to skip from git.
  execFileSync('git', ['init', '-q', folder]);
  for (const name of ['biome.json', 'scripts', 'node_modules'])
    symlinkSync(resolve(name), join(folder, name));
  for (const [file, line] of LINES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const [, names] = /^import \{ (.+) \}/.exec(line) ?? [];
    writeFileSync(join(folder, file), `${line}\n${names ? `\nexport const used = [${names}];\n` : ''}`);
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const rooms = ['app', 'devices', 'hub', 'rules', 'scoresheet', 'speech'];
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=json', '--max-diagnostics=none', ...rooms],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { message: unknown; advices?: unknown; location?: { path?: unknown } }[];
  };
  complaints = diagnostics.map((diagnostic) => ({
    path: JSON.stringify(diagnostic.location?.path ?? ''),
    message: JSON.stringify(diagnostic),
  }));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the rooms of the house', () => {
  test.each(LINES)('%s: %s', (file, _line, reason) => {
    const about = complaints.filter(({ path }) => path.includes(file)).map(({ message }) => message);
    if (reason) expect(about.join('\n')).toMatch(reason);
    else expect(about).toEqual([]);
  });
});
