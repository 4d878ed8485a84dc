/** The committed image of the ATmega32U4 at the end of a USB cable: what a host sees, and hosts that misbehave. */
import { describe, expect, test, vi } from 'vitest';
import { makeFrame, splitFrames } from '#devices/pegboard/framing.ts';
import { UsbBoard } from './usbController.ts';

vi.setConfig({ testTimeout: 60_000 });

const NUMBER = Uint8Array.of(0x58, 0x37, 0x33, 0x34, 0x35, 0x31, 0x0b, 0x1f, 0x2a, 0xff);
const GET_DEVICE = [0x80, 6, 0, 1, 0, 0, 18, 0];
const GET_CONFIGURATION = [0x80, 6, 0, 2, 0, 0, 255, 0];
const GET_SERIAL = [0x80, 6, 2, 3, 9, 4, 255, 0];
const SET_CONFIGURATION = [0, 9, 1, 0, 0, 0, 0, 0];
const lineCoding = (baud: number) => [baud & 0xff, baud >> 8, 0, 0, 0, 0, 8];
const SET_LINE_CODING = [0x21, 0x20, 0, 0, 0, 0, 7, 0];
const setLines = (dtr: boolean) => [0x21, 0x22, dtr ? 1 : 0, 0, 0, 0, 0, 0];

function plugIn(options: { lamps?: boolean } = {}): UsbBoard {
  const board = new UsbBoard({ number: NUMBER, ...options });
  board.run(40);
  board.resetBus();
  return board;
}

function opened(): UsbBoard {
  const board = plugIn();
  board.control(SET_CONFIGURATION);
  board.control(SET_LINE_CODING, lineCoding(38400));
  board.control(setLines(true));
  return board;
}

const typesIn = (packets: readonly (readonly number[])[]) =>
  splitFrames(Uint8Array.from(packets.flat())).frames.map(({ type }) => type);

describe('enumeration', () => {
  test('the serial number is the number of the chip, so that a browser keeps its permission', () => {
    const board = plugIn();
    const device = board.control(GET_DEVICE) ?? [];
    expect(device).toHaveLength(18);
    expect(device[16]).toBe(2); // iSerialNumber
    const text = board.control(GET_SERIAL) ?? [];
    expect(text[0]).toBe(text.length);
    const digits = String.fromCharCode(...text.slice(2).filter((_, index) => index % 2 === 0));
    expect(digits).toBe('583733343531' + '0B1F2AFF');
  });

  test('no claim to AT commands, for which a modem manager would hold the port', () => {
    const configuration = plugIn().control(GET_CONFIGURATION) ?? [];
    expect(configuration).toHaveLength(67);
    expect(configuration.slice(9 + 5, 9 + 8)).toEqual([2, 2, 0]); // class, subclass, protocol of interface 0
  });

  test('100 mA without lamps, 500 mA where the strap says that there are lamps', () => {
    expect(plugIn().control(GET_CONFIGURATION)?.[8]).toBe(50);
    expect(plugIn({ lamps: true }).control(GET_CONFIGURATION)?.[8]).toBe(250);
  });

  test('what the board does not know is stalled, and the next question is answered', () => {
    const board = plugIn();
    expect(board.control([0x80, 6, 9, 3, 9, 4, 255, 0])).toBeNull();
    expect(board.control(GET_DEVICE)).toHaveLength(18);
  });
});

describe('the line', () => {
  test('asked for its number, the board says it on the wire too', () => {
    const board = opened();
    board.send([...makeFrame('u')]);
    const [frame] = splitFrames(Uint8Array.from(board.fetch(20).flat())).frames.filter(
      ({ type }) => type === 'U',
    );
    expect(new TextDecoder().decode(frame?.data)).toBe('5837333435310B1F2AFF');
  });

  test('what happened while no host had the port open is not told to the next one', () => {
    const board = plugIn();
    board.control(SET_CONFIGURATION);
    board.run(3300); // three heartbeats
    board.control(setLines(true));
    expect(board.fetch(20)).toEqual([]);
    board.send([...makeFrame('s')]);
    expect(typesIn(board.fetch(20))).toEqual(['S']);
    board.control(setLines(false));
    board.run(2200);
    board.control(setLines(true));
    expect(board.fetch(20)).toEqual([]);
  });

  test('an empty packet from the host is released: three of them do not block the line', () => {
    const board = opened();
    for (let i = 0; i < 3; i++) {
      expect(board.send([])).toBe(true);
      board.run(3);
    }
    board.send([...makeFrame('s')]);
    expect(typesIn(board.fetch(20))).toContain('S');
  });

  test('a transfer that fills its last packet is closed by an empty one', () => {
    const board = opened();
    const five = Array.from({ length: 5 }, () => [...makeFrame('?')]).flat();
    // Until the pump happens to send exactly 64 bytes and nothing after: answers of 17 bytes in many groupings.
    const packets: number[][] = [];
    for (let i = 0; i < 12; i++) {
      board.send(five.slice(0, 4 * (1 + (i % 5))));
      packets.push(...board.fetch(12));
    }
    const full = packets.flatMap((packet, index) =>
      packet.length === 64 ? [packets[index + 1]?.length] : [],
    );
    expect(typesIn(packets).filter((type) => type === 'I').length).toBeGreaterThan(30);
    for (const next of full) expect(next).toBeDefined();
  });
});

describe('hosts that misbehave', () => {
  test('a transfer given up in the middle hangs nothing: the next one is answered', () => {
    const board = plugIn();
    board.sendSetup(SET_LINE_CODING); // and the data never comes
    board.run(5);
    expect(board.control(GET_DEVICE)).toHaveLength(18);
    board.sendSetup(SET_LINE_CODING);
    board.run(300);
    expect(board.control(GET_DEVICE)).toHaveLength(18);
    expect(board.resets).toBe(0);
  });

  test('a bus reset in the middle of a transfer ends it', () => {
    const board = plugIn();
    board.sendSetup(SET_LINE_CODING);
    board.run(1);
    board.resetBus();
    board.run(60);
    expect(board.control(GET_DEVICE)).toHaveLength(18);
  });

  test('the watchdog is fed in normal life', () => {
    const board = opened();
    board.run(1500);
    expect(board.resets).toBe(0);
  });
});

describe('flashing a board that is glued shut', () => {
  test('closed at 1,200 baud it leaves for the boot loader with the key in both places', () => {
    const board = opened();
    board.control(SET_LINE_CODING, lineCoding(1200));
    board.control(setLines(false));
    expect(board.cpu.dataView.getUint16(0x0800, true)).toBe(0x7777);
    expect(board.cpu.dataView.getUint16(0x0aff - 1, true)).toBe(0x7777);
    for (let passed = 0; passed < 600 && board.resets === 0; passed += 10) board.run(10);
    expect(board.resets).toBe(1);
  });

  test('opened again in time, it stays', () => {
    const board = opened();
    board.control(SET_LINE_CODING, lineCoding(1200));
    board.control(setLines(false));
    board.run(50);
    board.control(SET_LINE_CODING, lineCoding(38400));
    board.control(setLines(true));
    board.run(600);
    expect(board.resets).toBe(0);
    expect(board.cpu.dataView.getUint16(0x0800, true)).toBe(0);
  });

  test('closed at any other speed it stays', () => {
    const board = opened();
    board.control(setLines(false));
    board.run(600);
    expect(board.resets).toBe(0);
  });
});
