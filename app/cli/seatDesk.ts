/** A desk without a screen: what this person may hear is written, what he asks is read. */
import type { Actor } from '#rules/game/command.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import type { FollowedGame } from '../desk/followedGame.ts';
import type { HubConnection } from '../hub/connection.ts';
import { followHub } from '../hub/followHub.ts';
import type { Joined, JoinedGame } from '../hub/joining.ts';
import { type CliIo, FAILED, linesOf } from './io.ts';
import { readLine, type SeatOutput } from './seatLines.ts';

export const OUT = 3;

const CLOCKS = { steady: () => performance.now(), wall: () => Date.now() };

type Followed = Readonly<{ joined: JoinedGame; game: FollowedGame }>;

export async function sitAtDesk(
  hub: HubConnection,
  joined: Joined,
  io: CliIo,
  output: SeatOutput,
): Promise<number> {
  const several = joined.place === 'hall' || joined.place === 'public';
  const followed: Followed[] = [];
  for (const game of joined.games) {
    const opened = await open(hub, joined, game);
    if (!opened) return leave(io, followed);
    followed.push({ joined: game, game: opened });
    await loadLanguage(opened.state.value.header.language);
  }
  const look = () => {
    const isUp = hub.link.value.kind === 'up' && followed.every(({ game }) => game.link.value.kind === 'up');
    output.link(isUp ? 'up' : 'down');
  };
  look();
  hub.link.subscribe(look);
  for (const {
    joined: { game: id },
    game,
  } of followed) {
    writeEvents(game, output, several ? { game: id } : {});
    game.link.subscribe(look);
  }
  const out = whenOut(hub, followed);
  const code = await Promise.race([out, obey(followed, joined, io, output, hub)]);
  if (code === OUT) output.link('down');
  output.end();
  for (const { game } of followed) game.close();
  return code;
}

/** Until its hub has welcomed it; null if it is not let in any more. */
async function open(
  hub: HubConnection,
  { role }: Joined,
  { game, secret }: JoinedGame,
): Promise<FollowedGame | null> {
  for (;;) {
    const { kind } = hub.link.value;
    if (kind === 'refused' || kind === 'closed') return null;
    const opened = kind === 'up' ? await followHub({ hub, game, role, secret, clocks: CLOCKS }) : null;
    if (opened?.ok) return opened.game;
    if (opened && (opened.reason === 'revoked' || opened.reason === 'wrong-code')) return null;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function leave(io: CliIo, followed: readonly Followed[]): number {
  io.err('seat: this code no longer opens this desk');
  for (const { game } of followed) game.close();
  return OUT;
}

/** From the first on, in order and once. */
function writeEvents(game: FollowedGame, output: SeatOutput, more: Readonly<Record<string, unknown>>): void {
  let written = 0;
  const write = async () => {
    const events = await game.log();
    const { language } = game.state.value.header;
    for (; written < events.length; written++) {
      const event = events[written];
      if (event) output.event(written + 1, event, language, more);
    }
  };
  void write();
  game.subscribe(() => void write());
}

/** Settled when the code opens nothing any more. */
function whenOut(hub: HubConnection, followed: readonly Followed[]): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const { value } = hub.link;
      const isOut =
        value.kind === 'refused' ||
        followed.some(
          ({ game: { link } }) => link.value.kind === 'closed' && link.value.reason === 'revoked',
        );
      if (isOut) resolve(OUT);
    };
    hub.link.subscribe(look);
    for (const { game } of followed) game.link.subscribe(look);
    look();
  });
}

async function obey(
  followed: readonly Followed[],
  { role }: Joined,
  io: CliIo,
  output: SeatOutput,
  hub: HubConnection,
): Promise<number> {
  let isBad = false;
  const by: Actor | null = role === 'spectator' ? null : role;
  const only = followed.length === 1 ? followed[0] : undefined;
  for await (const { number, text, problem } of linesOf(io.input)) {
    if (text.trim() === '') continue;
    const read =
      problem === null ? readLine(text, by) : ({ kind: 'bad', id: null, reason: problem } as const);
    const named = read.kind === 'request' ? read.game : null;
    const at = named === null ? only : followed.find(({ joined: { game } }) => game === named);
    const more = followed.length > 1 && named !== null ? { game: named } : {};
    const language = (at ?? followed[0])?.game.state.value.header.language ?? 'en';
    if (read.kind === 'bad') {
      isBad = true;
      io.err(`line ${number}: ${read.reason}`);
      output.outcome(read.id, { kind: 'not-sent', reason: 'malformed' }, language, more);
    } else if (read.kind === 'outcome') output.outcome(read.id, read.outcome, language, more);
    else if (!at) output.line({ id: read.id, ...more, outcome: 'not-sent', reason: 'which-game' });
    else if (hub.link.value.kind !== 'up')
      output.outcome(read.id, { kind: 'not-sent', reason: 'cut-off' }, language, more);
    else {
      const outcome = await at.game.submit(read.request);
      await Promise.resolve(); // what it brought has been written before
      output.outcome(read.id, outcome, language, more);
    }
  }
  return isBad ? FAILED : 0;
}
