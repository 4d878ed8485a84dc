/** Programs that know better than we do, where they are installed: liblouis, iconv, jing. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '#rules/notation/language.ts';

export const TESTDATA = '../shared/testdata';
export const hasTestdata = existsSync(TESTDATA);
export const hasLiblouis = installed('lou_translate');
export const hasIconv = installed('iconv');
export const hasJing = installed('jing') && hasTestdata;

if (!hasTestdata) console.info(`Vectors and games are tested only where ${TESTDATA} lies.`);
if (!hasLiblouis)
  console.info('liblouis-bin is not installed: our Braille is compared with the vectors only.');
if (!hasIconv) console.info('iconv is not installed: BRF is compared with our own table only.');
if (!hasJing) console.info('jing or the schema is missing: PEF is not validated.');

/** The tables of Debian's liblouis 3.24. There is none for Macedonian. */
export const TABLES: Partial<Record<Language, string>> = {
  en: 'en-ueb-g1.ctb',
  de: 'de-g0.utb',
  pl: 'pl.tbl',
  sk: 'sk-g1.ctb',
  hr: 'hr-g1.ctb',
  sr: 'sr-g1.ctb',
  'sr-Latn': 'sr-g1.ctb',
};

/** What liblouis makes of each line. */
export function louTranslate(table: string, lines: readonly string[]): string[] {
  const { stdout } = spawnSync('lou_translate', ['--forward', `unicode.dis,${table}`], {
    input: `${lines.join('\n')}\n`,
    maxBuffer: 1 << 28,
  });
  return stdout.toString().split('\n').slice(0, lines.length);
}

export function iconvDecode(brf: string): string {
  return spawnSync('iconv', ['-f', 'BRF', '-t', 'UTF-8'], {
    input: brf,
    maxBuffer: 1 << 28,
  }).stdout.toString();
}

/** Complaints of jing about PEF files; empty if all are valid. */
export function jing(documents: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'hector-pef-'));
  const files = documents.map((document, at) => {
    const file = join(folder, `${at}.pef`);
    writeFileSync(file, document);
    return file;
  });
  const schema = `${TESTDATA}/braille/schema/pef-2008-1-full.rng`;
  const { stdout, stderr } = spawnSync('jing', [schema, ...files]);
  const said = stdout.toString() + stderr.toString();
  return said
    .split('\n')
    .filter((line) => !line.startsWith('[warning] /usr/bin/jing:'))
    .join('\n');
}

function installed(program: string): boolean {
  return spawnSync('which', [program]).status === 0;
}
