import { describe, expect, test } from 'vitest';
import type { BoardEvent } from '#devices/board.ts';
import { VirtualPegboard } from '#devices/pegboard/virtual.ts';
import { connectBoard, type Tap } from '#devices/transport/connection.ts';
import { PortPool } from '#devices/transport/portPool.ts';
import { requestPort, WebSerialTransport } from '#devices/transport/webSerial.ts';
import type { Square } from '#rules/position/square.ts';
import { fieldOf } from '#test/devices/boards/boardBytes.ts';
import { START } from '#test/devices/boards/positions.ts';
import { FakeSerial } from '#test/devices/fakeSerial.ts';

/** Lets every promise that can move do so. No time passes. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

function desk(platform = 'Linux x86_64', usbSerial: string | null = '5837') {
  let at = 0;
  const now = () => at;
  const device = new VirtualPegboard(now);
  device.setUp(Array.from(START.keys(), (square) => fieldOf(square)));
  const serial = new FakeSerial(device, usbSerial);
  const pool = new PortPool(serial);
  const alarms: { due: number; ring: () => void }[] = [];
  const wait = (ms: number) => new Promise<void>((ring) => alarms.push({ due: at + ms, ring }));
  const events: BoardEvent[] = [];
  const line: string[] = [];
  let tick = () => {};
  const connect = async (tap?: Tap) => {
    const chosen = await requestPort(serial);
    if (!chosen.ok) return chosen;
    const outcome = await connectBoard({
      kind: 'pegboard',
      orientation: 'white',
      transport: new WebSerialTransport(chosen.port, { pool, platform, now, wait }),
      listener: {
        board: (event) => events.push(event),
        opened: () => line.push('opened'),
        lost: (fault) => line.push(fault),
      },
      now,
      every: (_ms, callBack) => {
        tick = callBack;
        return () => {
          tick = () => {};
        };
      },
      ...(tap ? { tap } : {}),
    });
    await settle();
    return outcome;
  };
  const pass = async (ms: number) => {
    for (const end = at + ms; at < end; ) {
      at += 250;
      device.advance();
      tick();
      for (const { due, ring } of alarms) if (at >= due) ring();
      await settle();
    }
  };
  const move = async (...changes: [Square, boolean][]) => {
    for (const [square, closed] of changes) device.setContact(fieldOf(square), closed);
    await settle();
  };
  return { serial, device, events, line, connect, pass, move };
}

const lastState = (events: readonly BoardEvent[]) =>
  events.flatMap((event) => (event.kind === 'occupancy' ? [event.occupied] : [])).at(-1);
const kinds = (events: readonly BoardEvent[]) => events.map(({ kind }) => kind);

describe('a board on Web Serial', () => {
  test('is chosen, opened with a large buffer, says who it is and how it stands', async () => {
    const { serial, events, line, connect } = desk();
    let options: SerialOptions | null = null;
    const open = serial.port.open.bind(serial.port);
    serial.port.open = (given) => {
      options = given;
      return open(given);
    };
    expect(await connect()).toMatchObject({ ok: true });
    expect(options).toMatchObject({
      baudRate: 38400,
      dataBits: 8,
      stopBits: 1,
      parity: 'none',
      flowControl: 'none',
    });
    expect(options!.bufferSize).toBeGreaterThanOrEqual(4096);
    expect(line).toEqual(['opened']);
    expect(kinds(events)).toContain('identity');
    expect(lastState(events)).toEqual(new Set(START.keys()));
  });

  test('tells lifts and insertions, and the flight recorder hears every byte', async () => {
    const heard = { rx: 0, tx: 0 };
    const { events, connect, move } = desk();
    const outcome = await connect({
      rx: (bytes) => {
        heard.rx += bytes.length;
      },
      tx: (bytes) => {
        heard.tx += bytes.length;
      },
    });
    events.length = 0;
    await move(['e2', false], ['e4', true]);
    expect(events).toMatchObject([
      { kind: 'lifted', square: 'e2' },
      { kind: 'inserted', square: 'e4' },
    ]);
    expect(outcome.ok && outcome.connection.driver.count().received).toBe(heard.rx);
    expect(heard.tx).toBeGreaterThan(0);
  });

  test('pulled out in mid-move and plugged in again: lost, reopened, full state, play goes on', async () => {
    const { serial, events, line, connect, move, pass } = desk();
    await connect();
    await pass(10_000);
    await move(['e2', false]);
    serial.pull();
    await settle();
    expect(line).toEqual(['opened', 'unplugged']);
    events.length = 0;
    await move(['e4', true]); // moved while nobody listened
    expect(events).toEqual([]);
    serial.plug();
    await settle();
    expect(line).toEqual(['opened', 'unplugged', 'opened']);
    const expected = new Set(START.keys());
    expected.delete('e2');
    expected.add('e4');
    expect(lastState(events)).toEqual(expected);
    await move(['d7', false]);
    expect(events.at(-1)).toMatchObject({ kind: 'lifted', square: 'd7' });
  });

  test('another device that is plugged in is left alone', async () => {
    const { serial, line, connect } = desk();
    await connect();
    serial.pull();
    await settle();
    serial.plug(0, { usbVendorId: 1, usbProductId: 2 });
    await settle();
    expect(line).toEqual(['opened', 'unplugged']);
    serial.pull();
    serial.plug(0, { usbVendorId: 0x1209, usbProductId: 0x0001 });
    await settle();
    expect(line).toEqual(['opened', 'unplugged', 'opened']);
  });

  test.each(['BufferOverrunError', 'BreakError', 'FramingError', 'ParityError'] as const)(
    '%s is survived: the line stands and the full state is asked for',
    async (name) => {
      const { serial, events, line, connect, move } = desk();
      await connect();
      events.length = 0;
      serial.port.disturb(name);
      await settle();
      expect(line).toEqual(['opened']);
      expect(lastState(events)).toEqual(new Set(START.keys()));
      await move(['e2', false]);
      expect(events.at(-1)).toMatchObject({ kind: 'lifted', square: 'e2' });
    },
  );

  test('garbled bytes lead to a question and the true state', async () => {
    const { serial, events, connect, move } = desk();
    await connect();
    events.length = 0;
    let once = true;
    serial.garble = (chunk) => {
      if (!once) return chunk;
      once = false;
      return chunk.map((byte, index) => (index === 4 ? byte ^ 1 : byte));
    };
    await move(['e2', false]);
    const expected = new Set(START.keys());
    expected.delete('e2');
    expect(events).toMatchObject([
      { kind: 'trouble', trouble: 'bytes-dropped' },
      { kind: 'occupancy', occupied: expected },
    ]);
  });

  test('a port that opens and says nothing is a silent board', async () => {
    const { serial, events, connect, pass } = desk();
    serial.silent = true;
    await connect();
    await pass(5000);
    expect(events).toMatchObject([{ kind: 'trouble', trouble: 'silent' }]);
  });

  test('closed by us: the port is free for another and nothing more is told', async () => {
    const { serial, events, line, connect, move } = desk();
    const outcome = await connect();
    if (outcome.ok) await outcome.connection.close();
    events.length = 0;
    await move(['e2', false]);
    serial.pull();
    serial.plug();
    await settle();
    expect(events).toEqual([]);
    expect(line).toEqual(['opened']);
    await serial.port.open({ baudRate: 38400 });
  });

  test('replugged but busy: asked for again until the other program lets it go', async () => {
    const { serial, events, line, connect, pass } = desk();
    await connect();
    serial.pull();
    await settle();
    serial.failNextOpen('NetworkError', 4);
    serial.plug();
    await settle();
    expect(line).toEqual(['opened', 'unplugged', 'port-in-use']);
    events.length = 0;
    await pass(3000);
    expect(line).toEqual(['opened', 'unplugged', 'port-in-use', 'opened']);
    expect(kinds(events)).toContain('occupancy');
  });

  test('away for as long as it takes while the device stays listed: it is asked for until it is back', async () => {
    const { serial, line, connect, pass } = desk();
    await connect();
    serial.failNextOpen('NetworkError', 64);
    serial.port.breakLine();
    await pass(35_000);
    expect(line).toEqual(['opened', 'unplugged', 'port-in-use']);
    await pass(15_000);
    expect(line).toEqual(['opened', 'unplugged', 'port-in-use', 'opened']);
  });

  test('pulled, and listed for two seconds more: nobody else is said to have its port', async () => {
    const { serial, line, connect, pass } = desk();
    await connect();
    await pass(10_000);
    serial.failNextOpen('NetworkError', 3);
    serial.port.breakLine();
    await pass(1500);
    serial.pull();
    await pass(10_000);
    expect(new Set(line)).toEqual(new Set(['opened', 'unplugged']));
    serial.plug();
    await pass(3000);
    expect(line.at(-1)).toBe('opened');
    expect(line).not.toContain('port-in-use');
  });

  test('the line breaks while the device stays: it is opened again without a new plug', async () => {
    const { serial, line, connect, pass } = desk();
    await connect();
    serial.port.breakLine();
    await settle();
    expect(line).toEqual(['opened', 'unplugged']);
    await pass(2000);
    expect(line).toEqual(['opened', 'unplugged', 'opened']);
  });

  test('a device without a USB serial number is forgotten when it is unplugged, as Chromium does', async () => {
    const { serial, line, connect } = desk('Linux x86_64', null);
    await connect();
    serial.pull();
    serial.plug();
    await settle();
    expect(line).toEqual(['opened', 'unplugged']);
    expect(await serial.getPorts()).toEqual([]);
  });
});

describe('every failure has its name', () => {
  test('a browser without Web Serial', async () => {
    expect(await requestPort(undefined)).toMatchObject({ fault: 'no-web-serial' });
  });

  test('the chooser closed without a choice, or forbidden', async () => {
    const { serial, connect } = desk();
    serial.setChooser('cancel');
    expect(await connect()).toMatchObject({ ok: false, fault: 'no-port-chosen' });
    serial.setChooser('forbid');
    expect(await connect()).toMatchObject({ ok: false, fault: 'permission-denied' });
  });

  test.each([
    ['NetworkError', 'port-in-use'],
    ['InvalidStateError', 'port-in-use'],
    ['SecurityError', 'permission-denied'],
    ['NotSupportedError', 'unsupported-settings'],
  ])('%s on opening is %s', async (name, fault) => {
    const { serial, connect } = desk();
    serial.failNextOpen(name);
    expect(await connect()).toMatchObject({ ok: false, fault });
  });

  test.each([
    [0x10c4, 0xea60],
    [0x1a86, 0x7523],
    [0x0403, 0x6001],
  ])(
    'a converter %i:%i that vanishes at once under Linux was taken by the Braille daemon',
    async (vendor, product) => {
      const { serial, line, connect } = desk();
      serial.port.info = { usbVendorId: vendor, usbProductId: product };
      await connect();
      serial.pull();
      await settle();
      expect(line).toEqual(['opened', 'braille-daemon']);
    },
  );

  test('the same on another system, or after a while, is an unplugged cable', async () => {
    const windows = desk('Win32');
    windows.serial.port.info = { usbVendorId: 0x0403, usbProductId: 0x6001 };
    await windows.connect();
    windows.serial.pull();
    await settle();
    expect(windows.line).toEqual(['opened', 'unplugged']);

    const later = desk();
    later.serial.port.info = { usbVendorId: 0x0403, usbProductId: 0x6001 };
    await later.connect();
    await later.pass(10_000);
    later.serial.pull();
    await settle();
    expect(later.line).toEqual(['opened', 'unplugged']);
  });
});
