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
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    preview: { host: 'localhost', port: 4180, open: false },
  });
  project.provide('address', server.resolvedUrls?.local[0] ?? '');
  return () => server.close();
}
