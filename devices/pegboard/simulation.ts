/**
 * The peg board's firmware on a simulated ATmega328P with its decoder, contacts and straps around it
 * (HARDWARE.md). It knows simulated time only; virtual.ts gives it a clock and a listener.
 */
import { AVRTimer, AVRUSART, CPU, timer0Config, usart0Config } from 'avr8js';
import { FIRMWARE_HEX } from './firmwareImage.ts';
import { programWords } from './intelHex.ts';
import { runCpu } from './runCpu.ts';
import { fitSignatureRow, NUMBER_BYTES } from './signatureRow.ts';

const HZ = 16_000_000;
const FLASH_WORDS = 0x4000;
const SRAM_BYTES = 2048;

const PINB = 0x23;
const PORTB = 0x25;
const PINC = 0x26;
const PORTC = 0x28;
const PIND = 0x29;
const SELECT = 1 << 5;
const BEEPER = 1 << 0;
const LAMP_DATA = 1 << 1;
const LAMP_CLOCK = 1 << 2;
const BUTTON_ROW = 8;

/** Bridges to ground that tell the firmware what is fitted, and the number that the factory gave the chip. */
export type Straps = Readonly<{ line?: boolean; lamps?: boolean; beeper?: boolean; number?: Uint8Array }>;

/** A chip that was never numbered reads as blank flash does. */
const BLANK = new Uint8Array(NUMBER_BYTES).fill(0xff);

export class Simulation {
  onByte: (byte: number) => void = () => {};
  /** Called at every row the firmware selects, for tests of the scan rate. */
  onScan: (row: number) => void = () => {};
  /** Bits clocked out to the chain of lamps, and turns of the beeper's pin. */
  onLampBit: (bit: number) => void = () => {};
  onBeeperTurn: () => void = () => {};

  readonly #contacts = new Uint8Array(9);
  readonly #straps: number;
  readonly #number: Uint8Array;
  #toBoard: number[] = [];
  #cpu: CPU;
  #usart: AVRUSART;

  constructor(straps: Straps = {}) {
    this.#straps = 0xf8 ^ ((straps.line ? 8 : 0) | (straps.lamps ? 16 : 0) | (straps.beeper ? 32 : 0));
    this.#number = straps.number ?? BLANK;
    [this.#cpu, this.#usart] = this.#powerOn();
  }

  /** Simulated milliseconds since power-on. */
  get ms(): number {
    return (this.#cpu.cycles * 1000) / HZ;
  }

  /** Pulled and plugged in again: memory is lost, pegs stay where they are. */
  reset(): void {
    this.#toBoard = [];
    [this.#cpu, this.#usart] = this.#powerOn();
  }

  setContact(hole: number, closed: boolean): void {
    this.#setBit(hole >> 3, hole & 7, closed);
  }

  setButton(button: number, down: boolean): void {
    this.#setBit(BUTTON_ROW, button, down);
  }

  receive(bytes: Iterable<number>): void {
    for (const byte of bytes) this.#toBoard.push(byte);
    this.#offerByte();
  }

  run(ms: number): void {
    runCpu(this.#cpu, this.#cpu.cycles + (ms * HZ) / 1000);
  }

  #powerOn(): [CPU, AVRUSART] {
    const cpu = new CPU(programWords(FIRMWARE_HEX, FLASH_WORDS), SRAM_BYTES);
    fitSignatureRow(cpu, this.#number);
    new AVRTimer(cpu, timer0Config);
    const usart = new AVRUSART(cpu, usart0Config, HZ);
    usart.onByteTransmit = (byte) => this.onByte(byte);
    cpu.readHooks[PIND] = () => ~(this.#selectedRow() << 2) & 0xfc;
    cpu.readHooks[PINB] = () => (~(this.#selectedRow() >> 6) & 3) | ((cpu.data[PORTB] ?? 0) & 0xfc);
    cpu.readHooks[PINC] = () => this.#straps;
    cpu.writeHooks[PORTB] = (value) => this.onScan(value & SELECT ? (value >> 2) & 7 : BUTTON_ROW);
    cpu.writeHooks[PORTC] = (value, old) => {
      if (value & ~old & LAMP_CLOCK) this.onLampBit(value & LAMP_DATA ? 1 : 0);
      if ((value ^ old) & BEEPER) this.onBeeperTurn();
    };
    // The simulated receiver holds one byte: the next may only come when the firmware has taken the last.
    const takeByte = cpu.readHooks[usart0Config.UDR];
    cpu.readHooks[usart0Config.UDR] = (address) => {
      const byte = takeByte?.(address) ?? 0;
      this.#offerByte();
      return byte;
    };
    return [cpu, usart];
  }

  #offerByte(): void {
    const waiting = (this.#cpu.data[usart0Config.UCSRA] ?? 0) & 0x80;
    if (waiting || this.#usart.rxBusy) return;
    const byte = this.#toBoard.shift();
    if (byte === undefined) return;
    // A board still starting does not listen: what is said to it is lost.
    if (!this.#usart.writeByte(byte)) this.#toBoard = [];
  }

  #selectedRow(): number {
    const port = this.#cpu.data[PORTB] ?? 0;
    return this.#contacts[port & SELECT ? (port >> 2) & 7 : BUTTON_ROW] ?? 0;
  }

  #setBit(row: number, column: number, closed: boolean): void {
    const bits = this.#contacts[row] ?? 0;
    this.#contacts[row] = closed ? bits | (1 << column) : bits & ~(1 << column);
  }
}
