/** What went wrong by a fault of our own: nothing of it ends in silence. */
import type { Kept } from './kept.ts';

export type Fault = Readonly<{ at: string; what: string }>;

const KEY = 'hector:faults';
const MOST = 20;
const LONGEST = 2_000;

/** A part of the app that is fetched when it is wanted could not be had: the network is away, or a newer version is there. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module|preload/i.test(error.message)
  );
}

/** The last faults, kept for who reports them. */
export function keepFault(kept: Kept, error: unknown, at: Date): void {
  const what = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  const faults = [{ at: at.toISOString(), what: what.slice(0, LONGEST) }, ...keptFaults(kept)].slice(0, MOST);
  kept.set(KEY, JSON.stringify(faults));
}

export function keptFaults(kept: Kept): readonly Fault[] {
  try {
    const stored: unknown = JSON.parse(kept.get(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFault) : [];
  } catch {
    return [];
  }
}

function isFault(value: unknown): value is Fault {
  const { at, what } = (value ?? {}) as Partial<Record<keyof Fault, unknown>>;
  return typeof at === 'string' && typeof what === 'string';
}

/** A browser's complaint about its own layout is nobody's fault. */
const HARMLESS = /ResizeObserver loop/;

/** Calls for every exception and every promise that nobody waited for. */
export function watchForFaults(page: Window, tell: (error: unknown) => void): void {
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  page.addEventListener('error', ({ error, message }) => {
    if (!HARMLESS.test(message)) tell(error ?? message);
  });
}
