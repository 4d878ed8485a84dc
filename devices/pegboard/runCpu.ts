/** Runs a simulated chip. SLEEP does nothing in avr8js: here it leaps from one clock event to the next. */
import { avrInstruction, type CPU } from 'avr8js';

const SLEEP = 0x9588;

/** avr8js keeps its queue of clock events private; we only look at when the next one is due. */
type ClockQueue = { readonly nextClockEvent: { readonly cycles: number } | null };

export function runCpu(cpu: CPU, until: number): void {
  while (cpu.cycles < until) {
    const asleep = cpu.progMem[cpu.pc] === SLEEP;
    avrInstruction(cpu);
    if (asleep) sleep(cpu, until);
    else cpu.tick();
  }
}

/** Until one of the events interrupts, which moves the program counter. */
function sleep(cpu: CPU, until: number): void {
  const queue = cpu as unknown as ClockQueue;
  const { pc } = cpu;
  while (cpu.pc === pc && cpu.cycles < until) {
    if (cpu.nextInterrupt < 0)
      cpu.cycles = Math.max(cpu.cycles, Math.min(queue.nextClockEvent?.cycles ?? until, until));
    cpu.tick();
  }
}
