import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BRAILLE_PAGES,
  DEFAULT_EXPORT_SETTINGS,
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportSettings,
  SCORE_FORMATS,
  usableExportSettings,
} from '#app/score/exportFormats.ts';
import { exportScore } from '#app/score/exportScore.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { PAGE_SIZES, SMALLEST_PAGE } from '#scoresheet/braille/pages.ts';
import { DOCUMENT_FORMATS } from '#scoresheet/document.ts';
import { TYPE_SIZES } from '#scoresheet/printStyle.ts';
import { appendixC } from '../../scoresheet/games.ts';
import { rowProblems } from '../../scoresheet/pefRows.ts';

const write = (format: ExportFormat, changes: Partial<ExportSettings> = {}, ply: number | null = null) =>
  exportScore(appendixC, {
    ...{ format, ply, language: 'en', name: 'score' },
    settings: { ...DEFAULT_EXPORT_SETTINGS, ...changes },
  });

describe('the formats of the app', () => {
  test('are those of the scoresheet, and three diagrams', () => {
    expect([...SCORE_FORMATS].sort()).toEqual([...DOCUMENT_FORMATS].sort());
    expect(EXPORT_FORMATS).toHaveLength(SCORE_FORMATS.length + 3);
  });

  test('each has a file of its own name', () => {
    const names = EXPORT_FORMATS.map((format) => write(format).name);
    expect(new Set(names).size).toBe(EXPORT_FORMATS.length);
    for (const name of names) expect(name).toMatch(/^score[-.]/);
  });

  test.each(BRAILLE_PAGES.filter((page) => page !== 'own'))(
    'Braille for %s has its cells and lines',
    (page) => {
      const { content } = write('pef', { page });
      const { cells, lines } = PAGE_SIZES[page];
      expect(content).toContain(`cols="${cells}"`);
      if (lines !== null) expect(content).toContain(`rows="${lines}"`);
      expect(rowProblems(content)).toEqual([]);
    },
  );

  test('a page of the player’s own size, without pages where it has no lines', () => {
    expect(write('pef', { page: 'own', cells: 28, lines: 20 }).content).toContain('cols="28" rows="20"');
    expect(write('brf', { page: 'own', cells: 28, lines: 0 }).content).not.toContain('\f');
    expect(write('brf', { page: 'own', cells: 28, lines: 20 }).content).toContain('\f');
  });

  test('a diagram is of the half-move that is asked for, and of the last one otherwise', () => {
    expect(write('svg', {}, 1).content).toContain('1. e4');
    expect(write('svg').content).toContain('11. Kb1');
    expect(write('svg', {}, 999).content).toBe(write('svg').content);
    expect(write('diagram', {}, 0).content.split('\n')[0]).toBe('8 rnbqkbnr');
    expect(write('diagram', { bottom: 'black' }, 0).content.split('\n')[0]).toBe('1 RNBKQBNR');
  });
});

describe('settings from the browser’s store', () => {
  const anything = fc.record({
    ...{ code: fc.string(), page: fc.string(), pageEnding: fc.string(), bottom: fc.string() },
    ...{ cells: fc.double(), lines: fc.double(), typeSize: fc.double() },
    ...{ pageNumbers: fc.boolean(), runningHead: fc.boolean(), clocks: fc.boolean() },
  });

  test('always give a document, whatever was stored', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...LANGUAGES), (stored, language) => {
        const settings = usableExportSettings(stored as ExportSettings, language);
        expect(BRAILLE_PAGES).toContain(settings.page);
        expect(settings.cells).toBeGreaterThanOrEqual(SMALLEST_PAGE.cells);
        expect(settings.lines === 0 || settings.lines >= SMALLEST_PAGE.lines).toBe(true);
        expect(settings.typeSize).toBeGreaterThanOrEqual(TYPE_SIZES.smallest);
        expect(settings.typeSize).toBeLessThanOrEqual(TYPE_SIZES.largest);
        if (language !== 'en') expect(settings.code).toBe('literary');
      }),
    );
  });

  test('keep what is usable', () => {
    const stored = { ...DEFAULT_EXPORT_SETTINGS, code: 'uk', page: 'own', cells: 33, lines: 0 } as const;
    expect(usableExportSettings(stored, 'en')).toEqual(stored);
  });
});
