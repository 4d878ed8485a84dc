/** What deciding and applying a whole move costs; the measurement itself is wholeMove.ts. */
import { bundled } from './bundled.ts';

export async function bench(): Promise<void> {
  const { measure } = await bundled<typeof import('./wholeMove.ts')>('wholeMove');
  measure();
}
