import { encodeBrf } from '../braille/brf.ts';
import { PAGE_SIZES } from '../braille/pages.ts';
import { brailleWriting, pefWriting, type WritingBraille } from './braille.ts';
import { writingHtml } from './html.ts';
import { writingText } from './text.ts';
import type { Writing, WritingFormat } from './writing.ts';

const USUAL: WritingBraille = {
  ...PAGE_SIZES['40x25'],
  pageNumbers: true,
  runningHead: true,
  pageEnding: 'crlf-ff',
};

export type WritingSettings = WritingBraille & Readonly<{ typeSize: number }>;

/** A writing in one of its formats. */
export function writeOut(
  writing: Writing,
  format: WritingFormat,
  settings: Partial<WritingSettings> = {},
): string {
  const layout = { ...USUAL, ...settings };
  switch (format) {
    case 'text':
      return writingText(writing);
    case 'html':
      return writingHtml(writing, settings.typeSize);
    case 'brf':
      return encodeBrf(brailleWriting(writing, layout));
    case 'unicode':
      return brailleWriting(writing, layout);
    case 'pef':
      return pefWriting(writing, layout);
  }
}
