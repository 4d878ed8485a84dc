import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardSetup } from '#app/board/playedBoard.ts';
import type { Color } from '#rules/position/square.ts';
import { pegboardState } from '#test/devices/boards/boardBytes.ts';
import { START } from '#test/devices/boards/positions.ts';
import { FakeSerial } from '#test/devices/fakeSerial.ts';

const USB = { usbVendorId: 0x1209, usbProductId: 0x0001 };

/** A device that says its state when it is opened. */
function newSerial(): FakeSerial {
  return new FakeSerial({
    async open(_settings, listener) {
      listener.bytes(pegboardState(0, START.keys()), 0);
      return { ok: true };
    },
    write: () => {},
    close: async () => {},
  });
}

/** A page that was just opened remembers no port but those it was granted. */
async function newPage(serial: Serial | undefined) {
  vi.resetModules();
  vi.stubGlobal('navigator', { serial, platform: 'Linux x86_64' });
  const { choosePort, openSerialBoard } = await import('#app/board/serialBoard.ts');
  const events: string[] = [];
  const open = (seat: Color, usb: BoardSetup['usb']) =>
    openSerialBoard(
      { choice: 'pegboard', orientation: 'white', seat, usb },
      { board: ({ kind }) => events.push(kind), opened: () => events.push('opened'), lost: () => {} },
      { rx: () => {}, tx: () => {} },
    );
  return { choosePort, open, events };
}

describe('a port', () => {
  let serial: FakeSerial;
  beforeEach(() => {
    serial = newSerial();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is chosen once by the user, and found again without asking on another day', async () => {
    const first = await newPage(serial);
    expect(await first.choosePort('white')).toEqual({ ok: true, usb: USB });
    const second = await newPage(serial);
    const opened = await second.open('white', USB);
    expect(opened.ok).toBe(true);
    await vi.waitFor(() => expect(second.events).toEqual(['opened', 'occupancy']));
    if (opened.ok) await opened.board.close();
  });

  test('that was never chosen is not guessed at', async () => {
    const { open } = await newPage(serial);
    expect(await open('white', null)).toEqual({ ok: false, fault: 'no-port-chosen' });
  });

  test('that was chosen and is gone is said to be unplugged', async () => {
    const { open } = await newPage(serial);
    expect(await open('white', USB)).toEqual({ ok: false, fault: 'unplugged' });
  });

  test('serves one board only, though the other is of the same make', async () => {
    const { choosePort, open } = await newPage(serial);
    await choosePort('white');
    const opened = await open('white', USB);
    expect(await open('black', USB)).toEqual({ ok: false, fault: 'unplugged' });
    if (opened.ok) await opened.board.close();
  });

  test('is out of reach in a browser without Web Serial', async () => {
    const { choosePort, open } = await newPage(undefined);
    expect(await choosePort('white')).toMatchObject({ ok: false, fault: 'no-web-serial' });
    expect(await open('white', USB)).toEqual({ ok: false, fault: 'no-web-serial' });
  });
});
