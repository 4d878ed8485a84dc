import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#rules/notation/language.ts';
import { checklist, LANGUAGE_DOCS } from '../../../scripts/languages.ts';

describe.each(LANGUAGES)('the native reader’s checklist of %s', (language) => {
  test('is current: written by scripts/languages.ts after the last change', async () => {
    const path = `${LANGUAGE_DOCS}/${language}.md`;
    expect(existsSync(path) ? readFileSync(path, 'utf8') : 'missing').toBe(await checklist(language));
  });
});
