import type { HoleNotice } from '#devices/inference/holes.ts';
import type { Square } from '#rules/position/square.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { type Said, together } from '#speech/phrases/said.ts';
import { saySquare } from '#speech/phrases/speak.ts';
import { saidText } from '../i18n/text.ts';

/** A contact that fails, or is well again, by the name of its square. */
export function sayContact(kind: HoleNotice['kind'], square: Square, words: AnnounceOptions): Said {
  return together([saySquare(square, words), saidText(words.language, `contact.${kind}`)], ': ');
}
