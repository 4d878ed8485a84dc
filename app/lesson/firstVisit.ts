/** Whether the page has been visited before. Apart from the greeting, whose words are fetched for a first visit alone. */
import type { Kept } from '../base/kept.ts';

const GREETED = 'hector:greeted';

/** Once in a browser's life. */
export function isFirstVisit(kept: Kept): boolean {
  return kept.get(GREETED) === null;
}

export function keepGreeted(kept: Kept): void {
  kept.set(GREETED, 'yes');
}
