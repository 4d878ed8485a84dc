/** The page under test: the app's own transport and driver on the port that the policy granted. */
import type { BoardEvent } from '#devices/board.ts';
import { connectBoard } from '#devices/transport/connection.ts';
import { PortPool } from '#devices/transport/portPool.ts';
import { WebSerialTransport } from '#devices/transport/webSerial.ts';

export type PtyPage = { events: BoardEvent[]; line: string[]; connect: () => Promise<string> };

declare global {
  var ptyPage: PtyPage;
}

const now = () => performance.now();
const { serial } = navigator;
const pool = new PortPool(serial);
const wait = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

globalThis.ptyPage = {
  events: [],
  line: [],
  async connect() {
    const [port] = await serial.getPorts();
    if (!port) return 'no port was granted';
    const outcome = await connectBoard({
      kind: 'pegboard',
      orientation: 'white',
      transport: new WebSerialTransport(port, { pool, platform: navigator.platform, now, wait }),
      listener: {
        board: (event) => ptyPage.events.push(event),
        opened: () => ptyPage.line.push('opened'),
        lost: (fault) => ptyPage.line.push(fault),
      },
      now,
    });
    return outcome.ok ? 'connected' : `${outcome.fault}: ${outcome.detail}`;
  },
};
