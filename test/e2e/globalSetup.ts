import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfChanged } from '../../scripts/build.mjs';
import { serve } from '../../scripts/serve.mjs';

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
  const server = await serve(outDir, { port: 0 });
  const { port } = server.address() as AddressInfo;
  project.provide('address', `http://localhost:${port}/`);
  return async () => {
    server.closeAllConnections();
    server.close();
    rmSync(outDir, { recursive: true, force: true });
  };
}
