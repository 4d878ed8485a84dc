/** The committed engine is made from the source it names. Opt in by saying where Debian's source package lies. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ENGINE } from './startEngine.ts';

const source = process.env.HECTOR_ESPEAK_SOURCE;
if (source === undefined)
  console.warn(
    'espeak-ng is not rebuilt: set HECTOR_ESPEAK_SOURCE to espeak-ng_1.52.0+dfsg.orig.tar.gz of Debian 13 ' +
      '(needs clang-14 lld-14 wasi-libc libclang-rt-14-dev-wasm32).',
  );

test.skipIf(source === undefined)(
  'the engine is rebuilt from its source byte for byte',
  { timeout: 300_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'espeak-'));
    try {
      const wanted = [`OUT=${folder}`, `SOURCE=${resolve(source ?? '')}`];
      execFileSync('make', ['-s', '-C', 'speech/polyfill/espeak', ...wanted]);
      expect(Buffer.compare(readFileSync(join(folder, 'espeak-ng.wasm')), readFileSync(ENGINE))).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
