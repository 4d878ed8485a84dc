/**
 * A board on a cable, over Web Serial. A port is granted once, in a gesture of the user; from then on it is found
 * again by the USB ids of its converter, without asking.
 */
import type { UsbId } from '#devices/transport/brailleDaemon.ts';
import { connectBoard, type Tap } from '#devices/transport/connection.ts';
import type { LinkFault } from '#devices/transport/transport.ts';
import { requestPort, WebSerialTransport } from '#devices/transport/webSerial.ts';
import type { Color } from '#rules/position/square.ts';
import type { BoardListener, BoardSetup, OpenedBoard } from './playedBoard.ts';

/** Which port serves whose board since this page was opened: two boards of one make have the same ids. */
const portOf = new Map<Color, SerialPort>();

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
  const port = await findPort(serial, seat, usb);
  if (!port) return { ok: false, fault: usb ? 'unplugged' : 'no-port-chosen' };
  portOf.set(seat, port);
  const now = () => performance.now();
  const opened = await connectBoard({
    kind: choice,
    orientation,
    transport: new WebSerialTransport(port, { serial, platform: navigator.platform, now }),
    now,
    tap,
    listener: {
      board: (event) => listener.board(event),
      opened: () => listener.opened(),
      lost: (fault) => listener.lost(fault),
    },
  });
  if (!opened.ok) return { ok: false, fault: opened.fault };
  const { driver } = opened.connection;
  const board = { kind: choice, hand: null, driver, close: () => opened.connection.close() };
  return { ok: true, board };
}

async function findPort(serial: Serial, seat: Color, usb: UsbId | null): Promise<SerialPort | null> {
  const granted = await serial.getPorts();
  const chosen = portOf.get(seat);
  if (chosen && granted.includes(chosen)) return chosen;
  if (!usb) return null;
  const others = [...portOf].filter(([other]) => other !== seat).map(([, port]) => port);
  const isIt = (port: SerialPort) => {
    const { usbVendorId, usbProductId } = port.getInfo();
    return usbVendorId === usb.usbVendorId && usbProductId === usb.usbProductId;
  };
  return granted.find((port) => isIt(port) && !others.includes(port)) ?? null;
}
