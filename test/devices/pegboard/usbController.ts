/**
 * The USB device controller of an ATmega32U4 around the committed image, as its data sheet describes it (chapter 22):
 * endpoints, banks and flags on one side, a host on the other. Enough to enumerate the board, to talk to it, and to
 * treat it as badly as hosts do.
 */
import { readFileSync } from 'node:fs';
import { AVRClock, AVRTimer, AVRWatchdog, CPU, clockConfig, timer0Config, watchdogConfig } from 'avr8js';
import { programWords } from '#devices/pegboard/intelHex.ts';
import { runCpu } from '#devices/pegboard/runCpu.ts';
import { fitSignatureRow } from '#devices/pegboard/signatureRow.ts';

type Interrupt = Parameters<CPU['queueInterrupt']>[0];

const HZ = 16_000_000;
const PLLCSR = 0x49;
const [UDINT, UDIEN, UDADDR] = [0xe1, 0xe2, 0xe3];
const [UEINTX, UENUM, UERST, UECONX, UEIENX, UEDATX] = [0xe8, 0xe9, 0xea, 0xeb, 0xf0, 0xf1];
const [TXINI, RXOUTI, RXSTPI, RWAL, FIFOCON] = [1, 4, 8, 0x20, 0x80];
const [SOFI, EORSTI] = [4, 8];
const PINC = 0x26;
const PIND = 0x29;
const PINE = 0x2c;
const PINB = 0x23;
const OUT = 2;
const IN = 3;
const BULK = 64;

const usbGeneral: Interrupt = {
  address: 0x14,
  enableRegister: UDIEN,
  enableMask: SOFI | EORSTI,
  flagRegister: UDINT,
  flagMask: SOFI | EORSTI,
  constant: true,
};
const usbEndpoint: Interrupt = {
  address: 0x16,
  enableRegister: UEIENX,
  enableMask: RXSTPI,
  flagRegister: UEINTX,
  flagMask: RXSTPI,
  constant: true,
};

export type BoardOptions = Readonly<{ number: Uint8Array; lamps?: boolean }>;

export class UsbBoard {
  readonly cpu: CPU;
  /** How often the chip began anew after power-on. */
  resets = 0;
  stalled = false;
  #setup: number[] = [];
  #flags0 = 0;
  #control: number[] = [];
  #controlPackets: number[][] = [];
  #outPackets: number[][] = [];
  #inBank: number[] = [];
  #inPackets: number[][] = [];
  #sofAt = 0;

  constructor({ number, lamps = false }: BoardOptions) {
    const image = readFileSync('devices/pegboard/firmware/pegboard-32u4.hex', 'utf8');
    const cpu = new CPU(programWords(image, 0x4000), 2560);
    this.cpu = cpu;
    fitSignatureRow(cpu, number);
    new AVRTimer(cpu, { ...timer0Config, compAInterrupt: 0x2a, compBInterrupt: 0x2c, ovfInterrupt: 0x2e });
    new AVRWatchdog(cpu, watchdogConfig, new AVRClock(cpu, HZ, clockConfig));
    const reset = cpu.reset.bind(cpu);
    cpu.reset = () => {
      this.resets += 1;
      reset();
    };
    cpu.readHooks[PLLCSR] = () => (cpu.data[PLLCSR] ?? 0) | 1; // locked at once
    // Nothing stands in any hole, and no strap is bridged but, if asked for, that of the lamps.
    cpu.readHooks[PINB] = () => 0xff;
    cpu.readHooks[PINC] = () => 0xff;
    cpu.readHooks[PINE] = () => 0xff;
    cpu.readHooks[PIND] = () => (lamps ? 0xff & ~(1 << 2) : 0xff);
    cpu.readHooks[UEINTX] = () => this.#readFlags();
    cpu.writeHooks[UEINTX] = (value) => {
      this.#clearFlags(value);
      return true;
    };
    cpu.readHooks[UEDATX] = () => this.#readByte();
    cpu.writeHooks[UEDATX] = (value) => {
      (this.#endpoint === 0 ? this.#control : this.#inBank).push(value);
      return true;
    };
    cpu.writeHooks[UDINT] = (value) => {
      cpu.data[UDINT] = (cpu.data[UDINT] ?? 0) & value;
      if (!((cpu.data[UDINT] ?? 0) & (SOFI | EORSTI))) cpu.clearInterrupt(usbGeneral, false);
      return true;
    };
    cpu.writeHooks[UECONX] = (value) => {
      if (value & 0x20 && this.#endpoint === 0) this.stalled = true;
    };
    cpu.writeHooks[UERST] = (value) => {
      if (value & (1 << IN)) {
        this.#inBank = [];
        this.#inPackets = [];
      }
    };
  }

  /** Lets simulated time pass; a frame begins every millisecond. */
  run(ms: number): void {
    const { cpu } = this;
    const until = cpu.cycles + (ms * HZ) / 1000;
    while (cpu.cycles < until) {
      if (cpu.cycles >= this.#sofAt) {
        this.#sofAt = cpu.cycles + HZ / 1000;
        this.#raise(SOFI);
      }
      runCpu(cpu, Math.min(until, this.#sofAt));
    }
  }

  /** What a host does first: it resets the bus. */
  resetBus(): void {
    this.#raise(EORSTI);
    this.run(1);
  }

  /** A control transfer to its end. Gives the data of its IN stage; null when the board stalled it. */
  control(request: readonly number[], data: readonly number[] = []): number[] | null {
    this.sendSetup(request);
    const isIn = ((request[0] ?? 0) & 0x80) !== 0;
    const answer: number[] = [];
    for (let patience = 0; patience < 200; patience++) {
      this.run(0.05);
      if (this.stalled) return null;
      const packet = this.#controlPackets.shift();
      if (isIn && packet) {
        answer.push(...packet);
        if (packet.length < BULK || answer.length >= lengthOf(request)) return this.#acknowledge(answer);
      } else if (packet)
        return answer; // the empty packet that ends a transfer without data from the board
      else if (data.length > 0 && this.#outPending === null) this.#giveControlData(data);
    }
    throw new Error(`the board never answered ${request}`);
  }

  /** Only the first stage: what a host leaves behind when it gives a transfer up. */
  sendSetup(request: readonly number[]): void {
    this.stalled = false;
    this.#outPending = null;
    this.#controlPackets = [];
    this.#control = [];
    this.#setup = [...request];
    this.#flags0 = RXSTPI | TXINI;
    this.cpu.queueInterrupt(usbEndpoint);
  }

  /** An OUT packet, empty ones included; false if both banks are still full. */
  send(packet: readonly number[]): boolean {
    if (this.#outPackets.length >= 2) return false;
    this.#outPackets.push([...packet]);
    return true;
  }

  /** The packets that the host's IN requests fetch; the board may have two banks ready. */
  fetch(ms: number): number[][] {
    const fetched: number[][] = [];
    for (let passed = 0; passed < ms; passed += 0.5) {
      this.run(0.5);
      fetched.push(...this.#inPackets.splice(0));
    }
    return fetched;
  }

  get address(): number {
    return (this.cpu.data[UDADDR] ?? 0) & 0x7f;
  }

  #outPending: number[] | null = null;

  get #endpoint(): number {
    return (this.cpu.data[UENUM] ?? 0) & 7;
  }

  #raise(flag: number): void {
    this.cpu.data[UDINT] = (this.cpu.data[UDINT] ?? 0) | flag;
    if ((this.cpu.data[UDIEN] ?? 0) & flag) this.cpu.queueInterrupt(usbGeneral);
  }

  #acknowledge(answer: number[]): number[] {
    this.#flags0 |= RXOUTI; // the status stage: an empty OUT packet
    this.run(0.05);
    return answer;
  }

  #giveControlData(data: readonly number[]): void {
    this.#outPending = [...data];
    this.#flags0 |= RXOUTI;
  }

  #readFlags(): number {
    if (this.#endpoint === 0) return this.#flags0;
    if (this.#endpoint === OUT) {
      const packet = this.#outPackets[0];
      if (!packet) return 0;
      return RXOUTI | FIFOCON | (packet.length > 0 ? RWAL : 0);
    }
    const isFree = this.#inPackets.length < 2;
    return isFree ? TXINI | FIFOCON | (this.#inBank.length < BULK ? RWAL : 0) : 0;
  }

  #clearFlags(value: number): void {
    if (this.#endpoint === 0) this.#clearControl(value);
    else if (this.#endpoint === OUT && !(value & (RXOUTI | FIFOCON))) this.#outPackets.shift();
    else if (this.#endpoint === IN && !(value & (TXINI | FIFOCON)))
      this.#inPackets.push(this.#inBank.splice(0));
  }

  #clearControl(value: number): void {
    const wasSetup = this.#flags0 & RXSTPI;
    if (!(value & RXSTPI)) {
      this.#flags0 &= ~RXSTPI;
      this.cpu.clearInterrupt(usbEndpoint, false);
    }
    if (!(value & RXOUTI)) this.#flags0 &= ~RXOUTI;
    // With the SETUP itself TXINI is acknowledged too; afterwards clearing it sends what was written.
    if (!(value & TXINI) && !wasSetup) this.#controlPackets.push(this.#control.splice(0));
  }

  #readByte(): number {
    if (this.#endpoint === 0) {
      const source = this.#flags0 & RXSTPI || this.#setup.length > 0 ? this.#setup : this.#outPending;
      return source?.shift() ?? 0;
    }
    return this.#outPackets[0]?.shift() ?? 0;
  }
}

function lengthOf(request: readonly number[]): number {
  return (request[6] ?? 0) | ((request[7] ?? 0) << 8);
}
