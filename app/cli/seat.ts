/** `seat`: a place in a hall without a screen; with a table's code it is the table (interfaces.md, section 4). */
import { parseArgs } from 'node:util';
import { firstLink, HubConnection } from '../hub/connection.ts';
import { leaveWhatDiffers } from '../hub/hubApi.ts';
import type { JoinRefusal } from '../hub/joining.ts';
import { type CliIo, FAILED } from './io.ts';
import { nodeSocket } from './nodeSocket.ts';
import { OUT, sitAtDesk } from './seatDesk.ts';
import { SeatOutput } from './seatLines.ts';
import { sitAtTable } from './seatTable.ts';
import { TableFolder } from './tableFolder.ts';

export const help = `seat --hub URL --code CODE [--journal DIR]

A place in a hall without a screen. Reads commands, one JSON object a line, as in a game script but without "at" and
"by": the code says who acts, and the time is the table's. A line may carry "id". With the hall's code a line names
its "game". Writes, as things happen:

  {"id":…,"outcome":"done"}, {"id":…,"refused":{"article":…,"reason":…}} or
  {"id":…,"outcome":"not-sent","reason":…}    what became of a command
  {"index":n,"at":…,"event":…}                what this person may hear, counted from 1 without gaps
  {"link":"up"}, {"link":"down"}              whether the table is heard

With a table's code this is the table: it decides, keeps its journal under --journal (./hector-journal), and each
line says "by" whom it is. It plays on without the hub and hands over when it is there again.

Ends when the input has ended and everything is handed over. Exit code 3: it was fenced out, or its code was revoked.
`;

/** So long a hub that was never there is waited for. */
const FIRST_MS = 15_000;

export async function seat(args: string[], io: CliIo): Promise<number> {
  const read = readArguments(args);
  if (read === 'help') {
    await io.out(help);
    return 0;
  }
  if (typeof read === 'string') {
    io.err(`seat: ${read}`);
    return FAILED;
  }
  const { hub, code, journal } = read;
  const folder = new TableFolder(journal, code);
  const connection = new HubConnection({
    hub,
    request: { code, device: folder.device, name: folder.name },
    socket: nodeSocket,
  });
  const output = new SeatOutput(io);
  try {
    return await sit({ hub, code, connection, folder, io, output });
  } finally {
    await connection.close();
    await output.written;
  }
}

type Seat = Parameters<typeof sitAtTable>[0];

async function sit(seat: Seat): Promise<number> {
  const { connection, folder, io, output } = seat;
  const first = await firstLink(connection, folder.hasJournal ? 2000 : FIRST_MS);
  if (first.kind === 'refused') {
    if (first.reason === 'fenced') await leaveJournal(seat);
    return refused(io, first.reason);
  }
  const { joined } = connection;
  if (joined)
    return joined.place === 'table' ? sitAtTable(seat, joined) : sitAtDesk(connection, joined, io, output);
  if (folder.hasJournal) return sitAtTable(seat, null);
  io.err('seat: no hub answers at this address');
  return FAILED;
}

/** It was told at the door that it is the table no more: what its journal has beyond the hub's log is evidence. */
async function leaveJournal({ hub, code, folder, io }: Seat): Promise<void> {
  const read = folder.hasJournal ? folder.open() : null;
  if (!read?.ok) return;
  const left = await leaveWhatDiffers(hub, code, folder.device, read.log.events);
  if (left > 0) io.err(`seat: ${left} events are left as evidence`);
}

function refused(io: CliIo, reason: JoinRefusal): number {
  const WORDS: Readonly<Record<JoinRefusal, string>> = {
    'wrong-code': 'this code opens nothing here',
    expired: 'this code has expired',
    revoked: 'this code was revoked',
    'other-table': 'another device is this game’s table; the arbiter can order a takeover',
    fenced: 'another device has become this game’s table',
    malformed: 'the hub does not understand this version',
  };
  io.err(`seat: ${WORDS[reason]}`);
  return reason === 'revoked' || reason === 'fenced' || reason === 'other-table' ? OUT : FAILED;
}

type Arguments = Readonly<{ hub: URL; code: string; journal: string }>;

function readArguments(args: string[]): Arguments | 'help' | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        hub: { type: 'string' },
        code: { type: 'string' },
        journal: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return 'help';
    const hub = readHub(values.hub);
    if (!hub) return '--hub must be the address of a hub: http://…';
    if (!values.code) return 'which place? --code CODE';
    return { hub, code: values.code, journal: values.journal ?? 'hector-journal' };
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? 'bad usage';
  }
}

export function readHub(text: string | undefined): URL | null {
  try {
    const url = new URL(text ?? '');
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
  } catch {
    return null;
  }
}
