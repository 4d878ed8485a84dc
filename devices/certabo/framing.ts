/** Certabo speaks in Sentio's lines, only longer. */
import { splitLines } from '../sentio/framing.ts';
import { NUMBERS_PER_LINE } from './messages.ts';

export const splitTagLines = splitLines(NUMBERS_PER_LINE);
