/** What runs in the page before the app does: a fake `navigator.serial`, and hands for its board. */
import { VirtualPegboard } from '#devices/pegboard/virtual.ts';
import type { Square } from '#rules/position/square.ts';
import { fieldOf } from './boards/boardBytes.ts';
import { START } from './boards/positions.ts';
import { FakeSerial, type NonFatalError } from './fakeSerial.ts';

const device = new VirtualPegboard(() => performance.now());
device.setUp(Array.from(START.keys(), (square) => fieldOf(square)));
const serial = new FakeSerial(device);
Object.defineProperty(navigator, 'serial', { value: serial, configurable: true });
setInterval(() => device.advance(), 250);

const board = {
  serial,
  lift: (square: Square) => device.setContact(fieldOf(square), false),
  insert: (square: Square) => device.setContact(fieldOf(square), true),
  press: (button: number) => device.pressButton(button),
  pull: () => serial.pull(),
  plug: () => serial.plug(),
  disturb: (name: NonFatalError) => serial.port.disturb(name),
  failNextOpen: (name?: string, times?: number) => serial.failNextOpen(name, times),
  setChooser: (behaviour: 'pick' | 'cancel' | 'forbid') => serial.setChooser(behaviour),
  setSilent: (silent: boolean) => {
    serial.silent = silent;
  },
  setUsbId: (usbVendorId: number, usbProductId: number) => {
    serial.port.info = { usbVendorId, usbProductId };
  },
};

declare global {
  var fakeBoard: FakeBoard;
}
export type FakeBoard = typeof board;

globalThis.fakeBoard = board;
