import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { buildIfChanged } from '../../scripts/build.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is served. */
    address: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!buildIfChanged()) throw new Error('the app could not be built');
  // A copy of its own: a build that somebody starts meanwhile does not pull the files away from under the tests.
  const outDir = mkdtempSync(join(tmpdir(), 'hector-dist-'));
  cpSync('dist', outDir, { recursive: true });
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    preview: { host: 'localhost', port: 4180, open: false },
  });
  project.provide('address', server.resolvedUrls?.local[0] ?? '');
  return async () => {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  };
}
