/**
 * The signature row of a simulated chip: for the few cycles after SIGRD is set, a read of flash gives the factory's
 * bytes instead. avr8js does not know it.
 */
import type { CPU } from 'avr8js';

const SPMCSR = 0x57;
const SIGRD = 1 << 5;
/** The window of three cycles, and the two of the store that opens it. */
const WINDOW_CYCLES = 5;
const FIRST_BYTE = 0x0e;
export const NUMBER_BYTES = 10;

export function fitSignatureRow(cpu: CPU, number: Uint8Array): void {
  const flash = cpu.progBytes.slice(FIRST_BYTE, FIRST_BYTE + NUMBER_BYTES);
  cpu.writeHooks[SPMCSR] = (value) => {
    if (!(value & SIGRD)) return;
    cpu.progBytes.set(number.subarray(0, NUMBER_BYTES), FIRST_BYTE);
    cpu.addClockEvent(() => cpu.progBytes.set(flash, FIRST_BYTE), WINDOW_CYCLES);
  };
}
