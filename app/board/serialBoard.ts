/**
 * A board on a cable, over Web Serial. A port is granted once, in a gesture of the user; from then on it is found
 * again by the USB ids of its converter, without asking, and told from another of its make by the board's own number.
 */
import type { UsbId } from '#devices/transport/brailleDaemon.ts';
import { connectBoard, type Tap } from '#devices/transport/connection.ts';
import { PortPool, sameDevice } from '#devices/transport/portPool.ts';
import type { LinkFault } from '#devices/transport/transport.ts';
import { requestPort, WebSerialTransport } from '#devices/transport/webSerial.ts';
import type { Color } from '#rules/position/square.ts';
import type { BoardListener, BoardSetup, OpenedBoard } from './playedBoard.ts';

/** Which port serves whose board since this page was opened: two boards of one make have the same ids. */
const portOf = new Map<Color, SerialPort>();
let pool: PortPool | null = null;

export type ChosenPort = Readonly<{ ok: true; usb: UsbId } | { ok: false; fault: LinkFault }>;

/** To be called in a gesture: the browser lets the user choose. */
export async function choosePort(seat: Color, serial = navigator.serial): Promise<ChosenPort> {
  const requested = await requestPort(serial);
  if (!requested.ok) return requested;
  portOf.set(seat, requested.port);
  const { usbVendorId, usbProductId } = requested.port.getInfo();
  return { ok: true, usb: { usbVendorId, usbProductId } };
}

export async function openSerialBoard(
  { choice, orientation, seat, usb }: BoardSetup,
  listener: BoardListener,
  tap: Tap,
): Promise<OpenedBoard> {
  if (choice === 'virtual') throw new Error('a virtual board has no port');
  const { serial } = navigator;
  if (!serial) return { ok: false, fault: 'no-web-serial' };
  pool ??= new PortPool(serial);
  const port = await findPort(serial, pool, seat, usb);
  if (!port) return { ok: false, fault: usb ? 'unplugged' : 'no-port-chosen' };
  portOf.set(seat, port);
  const now = () => performance.now();
  const wait = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));
  const number = usb?.number ?? null;
  const world = { pool, platform: navigator.platform, now, wait };
  const opened = await connectBoard({
    kind: choice,
    orientation,
    transport: new WebSerialTransport(port, world, number !== null),
    now,
    number,
    tap,
    listener: {
      board: (event) => listener.board(event),
      opened: () => listener.opened(),
      lost: (fault) => listener.lost(fault),
      numbered: (said) => listener.numbered?.(said),
    },
  });
  if (!opened.ok) return { ok: false, fault: opened.fault };
  const { driver } = opened.connection;
  const board = { kind: choice, hand: null, driver, close: () => opened.connection.close() };
  return { ok: true, board };
}

async function findPort(
  serial: Serial,
  held: PortPool,
  seat: Color,
  usb: UsbId | null,
): Promise<SerialPort | null> {
  const granted = await serial.getPorts();
  const chosen = portOf.get(seat);
  if (chosen && granted.includes(chosen)) return chosen;
  if (!usb) return null;
  return granted.find((port) => sameDevice(port.getInfo(), usb) && !held.isHeld(port)) ?? null;
}
