/** rules/LAWS.md against the tree: no row without its file and its test, no article left out. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const LAWS = 'rules/LAWS.md';
const COVERAGE = '../shared/laws/coverage.md';
const STATUSES = ['done', 'arbiter decides', 'later', 'not modelled'];

/** The rows of every table whose first column is an article. */
function rowsOf(path: string): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter(([first = '']) => /^(\d+\.|[A-D][. ]|I{1,3}\.|Glossary)/.test(first));
}

const rows = rowsOf(LAWS).map(([article = '', file = '', where = '', status = '']) => {
  const [kind = '', note = ''] = status.split(/: (.*)/);
  return { article, file: file.replaceAll('`', ''), where: where.replaceAll('`', ''), kind, note };
});

/** Every quoted text of a test file: titles are among them. */
const texts = new Map<string, string[]>();
function textsOf(path: string): string[] {
  const known = texts.get(path);
  if (known) return known;
  const found = [...readFileSync(path, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(
    (match) => match[1] ?? '',
  );
  texts.set(path, found);
  return found;
}

describe('LAWS.md', () => {
  test('names each article once', () => {
    expect(rows.length).toBeGreaterThan(300);
    expect(new Set(rows.map((row) => row.article)).size).toBe(rows.length);
  });

  test.each(rows.map((row) => [row.article, row] as const))('%s', (article, { file, where, kind, note }) => {
    expect(STATUSES).toContain(kind);
    if (kind === 'later' || kind === 'not modelled') {
      expect(note).not.toBe('');
      return;
    }
    expect(existsSync(file), file).toBe(true);
    expect(existsSync(where), where).toBe(true);
    expect(
      textsOf(where).some((title) => title.startsWith(`${article} `)),
      `${where} has no title that begins with ${article}`,
    ).toBe(true);
  });
});

const present = existsSync(COVERAGE);
if (!present) console.warn(`skipped: ${COVERAGE} is absent, so LAWS.md is not compared with it`);

describe.skipIf(!present)('LAWS.md and the checklist of articles', () => {
  const checklist = present ? rowsOf(COVERAGE) : [];

  test('every article of the checklist has its row, and there is no other', () => {
    const articles = rows.map((row) => row.article);
    expect(articles).toEqual(checklist.map(([article]) => article));
  });

  test('what is said to be outside software is so by the checklist', () => {
    const outside = rows.filter((row) => row.kind === 'not modelled').map((row) => row.article);
    const classes = new Map(checklist.map(([article = '', kind = '']) => [article, kind]));
    expect(outside.filter((article) => !classes.get(article)?.startsWith('4'))).toEqual([]);
  });

  test('nothing about moves, clock, irregularities, records, draws, rapid, blitz, Appendix D, adjournment or Chess960 is left for later', () => {
    const later = rows.filter((row) => row.kind === 'later').map((row) => row.article);
    expect(later.filter((article) => /^([1-9]\.|A\.|B\.|D\.|I\.|II\.)/.test(article))).toEqual([]);
  });
});
