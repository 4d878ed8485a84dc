/**
 * A page that a hub has served: a desk that follows over the hub instead of over the windows of this computer, or the
 * table of a game, with its journal here and everything it decides handed over. Fetched in a hall only.
 */
import type { GameEvent } from '#rules/game/event.ts';
import { isRecord } from '#rules/game/fields.ts';
import type { Listener } from '#rules/game/hearing.ts';
import type { Language } from '#rules/notation/language.ts';
import type { Kept } from '../base/kept.ts';
import type { Followed } from '../desk/followedGame.ts';
import type { Hector } from '../hector.ts';
import type { GameRecord } from '../journal/database.ts';
import { proofOf } from '../wire/proof.ts';
import { firstLink, HubConnection } from './connection.ts';
import { followHub } from './followHub.ts';
import { hubHistory, leaveEvidence, leaveWhatDiffers } from './hubApi.ts';
import type { Joined, JoinRefusal } from './joining.ts';
import { sharedLength } from './same.ts';
import { TableLink } from './tableLink.ts';
import { type HubTextKey, hubTexts } from './texts/texts.ts';

type Clocks = Readonly<{ steady: () => number; wall: () => number }>;

/** Why there is no place: of the wire's own reasons, or one of a hall. */
export type NoPlace = Readonly<{ ok: false; key: HubTextKey } | (Followed & { ok: false })>;

const FIRST_MS = 8000;
const HISTORY_TRIES = 10;

const REFUSED: Readonly<Record<JoinRefusal, Exclude<NoPlace, { reason: 'several-games' }>>> = {
  'wrong-code': { ok: false, reason: 'wrong-code' },
  revoked: { ok: false, reason: 'revoked' },
  malformed: { ok: false, reason: 'malformed' },
  expired: { ok: false, key: 'hub.expired' },
  'other-table': { ok: false, key: 'hub.otherTable' },
  fenced: { ok: false, key: 'hub.fenced' },
};

/** What a hall says, in the person's own language. */
export async function saidInHall(language: Language, key: HubTextKey) {
  await hubTexts.load(language);
  return hubTexts.said(language, key);
}

export async function followInHall(
  hub: URL,
  role: Listener,
  { code, game }: Readonly<{ code: string | null; game: string | null }>,
  clocks: Clocks,
): Promise<Followed | NoPlace> {
  if (code === null && role !== 'spectator') return { ok: false, reason: 'code-needed' };
  const shown = role === 'spectator' ? null : code;
  const connection = new HubConnection({ hub, request: { code: shown }, wall: clocks.wall });
  const { joined, refused } = await joining(connection);
  if (!joined) return refused;
  const found = joined.games.filter((each) => game === null || each.game === game);
  const [only, ...others] = found;
  const isHis = joined.role === role && joined.place !== 'table';
  if (!only || others.length > 0 || !isHis) {
    await connection.close();
    if (!isHis) return { ok: false, reason: 'wrong-code' };
    return { ok: false, reason: only ? 'several-games' : 'no-table' };
  }
  const followed = await followHub({ hub: connection, game: only.game, role, secret: only.secret, clocks });
  if (!followed.ok) await connection.close();
  return followed;
}

async function joining(
  connection: HubConnection,
): Promise<Readonly<{ joined: Joined; refused: null } | { joined: null; refused: NoPlace }>> {
  const link = await firstLink(connection, FIRST_MS);
  const { joined } = connection;
  if (joined) return { joined, refused: null };
  const refused: NoPlace = link.kind === 'refused' ? REFUSED[link.reason] : { ok: false, key: 'hub.noHub' };
  await connection.close();
  return { joined: null, refused };
}

type OwnTable = Readonly<{ device: string; local: string | null }>;

/** The table of a game: null once it is open here, or why it is not. */
export async function openTableInHall(
  hub: URL,
  code: string,
  hector: Hector,
  { kept, clocks }: Readonly<{ kept: Kept; clocks: Clocks }>,
): Promise<NoPlace | null> {
  const key = `hector:hub:${(await proofOf(code, { desk: 'table', game: '', role: '' })).slice(0, 16)}`;
  const own = readOwn(kept.get(key)) ?? { device: crypto.randomUUID(), local: null };
  kept.set(key, JSON.stringify(own));
  const device = { id: own.device, name: `browser ${own.device.slice(0, 6)}` };
  const connection = new HubConnection({
    hub,
    request: { code, device: device.id, name: device.name },
    wall: clocks.wall,
  });
  const known = (await hector.ports.journal.games()).find(({ id }) => id === own.local) ?? null;
  const link = await firstLink(connection, known ? FIRST_MS / 4 : FIRST_MS);
  const { joined } = connection;
  const record = joined
    ? await recordOf(hub, code, { joined, known, device: device.id }, hector, clocks)
    : known;
  if (link.kind === 'refused' && link.reason === 'fenced' && known) {
    const restored = await hector.ports.journal.restored(known);
    if (restored.ok) await leaveWhatDiffers(hub, code, device.id, restored.events);
  }
  if (link.kind === 'refused' || !record || 'ok' in record) {
    await connection.close();
    if (record && 'ok' in record) return record;
    return link.kind === 'refused' ? REFUSED[link.reason] : { ok: false, key: 'hub.noHub' };
  }
  const [game] = joined?.games ?? [];
  const name = game?.game ?? gameNamed(kept.get(`${key}:game`));
  kept.set(key, JSON.stringify({ ...own, local: record.id }));
  kept.set(`${key}:game`, name);
  if (!(await hector.open(record, true))) return { ok: false, key: 'hub.noHub' };
  keepHandingOver({ hub, code, device, connection, game: name, record, hector });
  return null;
}

function gameNamed(name: string | null): string {
  if (name === null) throw new Error('a table was opened for no game');
  return name;
}

/** The game in this computer's journal: made of the hub's log, or brought up to it. */
async function recordOf(
  hub: URL,
  code: string,
  { joined, known, device }: Readonly<{ joined: Joined; known: GameRecord | null; device: string }>,
  hector: Hector,
  clocks: Clocks,
): Promise<GameRecord | NoPlace> {
  const { journal } = hector.ports;
  if (joined.place !== 'table' || !joined.table) return { ok: false, key: 'hub.notTable' };
  const history = await historyOf(hub, code);
  if (!history) return { ok: false, key: 'hub.noHub' };
  if (!known) {
    // The hub's clock and this one's may differ: the game began so long ago by either.
    const begunAt = Math.round(joined.table.begunAt + clocks.wall() - joined.now);
    const created = await journal.create(joined.table.header, begunAt, history);
    return created.ok ? created.game : { ok: false, key: 'hub.noHub' };
  }
  const restored = await journal.restored(known);
  const events = restored.ok ? restored.events : [];
  const shared = sharedLength(history, events);
  if (shared < history.length && shared < events.length) {
    await leaveEvidence(hub, code, { device, from: shared + 1, events: events.slice(shared) });
    return { ok: false, key: 'hub.fenced' };
  }
  const more = history.slice(events.length);
  if (more.length > 0) await journal.append(known.id, events.length + 1, more);
  return known;
}

async function historyOf(hub: URL, code: string): Promise<readonly GameEvent[] | null> {
  for (let tried = 0; tried < HISTORY_TRIES; tried++) {
    const history = await hubHistory(hub, code, 1);
    if (history) return history.events;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return null;
}

type HandingOver = Readonly<{
  hub: URL;
  code: string;
  device: Readonly<{ id: string; name: string }>;
  connection: HubConnection;
  game: string;
  record: GameRecord;
  hector: Hector;
}>;

/** For as long as this game is the one that is played here. */
function keepHandingOver({ hub, code, device, connection, game, record, hector }: HandingOver): void {
  let link: TableLink | null = null;
  let wasUp = connection.link.value.kind === 'up';
  const say = async (key: HubTextKey) => {
    const said = await saidInHall(hector.settings.value.language, key);
    hector.announcer.say({ kind: 'alert', said, staysTrue: key === 'hub.fenced' });
  };
  connection.link.subscribe(() => {
    const { kind } = connection.link.value;
    if (kind === 'down' && wasUp) void say('hub.cutOff');
    if (kind === 'up' && !wasUp) void say('hub.back');
    wasUp = kind === 'up';
  });
  const look = () => {
    const { value: playing } = hector.playing;
    if (playing?.record.id !== record.id) {
      link?.close();
      link = null;
    } else
      link ??= new TableLink({
        hub,
        code,
        device,
        connection,
        game,
        session: playing.session,
        log: hector.ports.journal,
        steppedDown: () => {
          void say('hub.fenced');
          void hector.closeGame();
        },
      });
  };
  hector.playing.subscribe(look);
  look();
}

function readOwn(text: string | null): OwnTable | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value) || typeof value.device !== 'string') return null;
    return { device: value.device, local: typeof value.local === 'string' ? value.local : null };
  } catch {
    return null;
  }
}
