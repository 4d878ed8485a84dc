/** A module as the app ships it: bundled, without the wrappers of the development loader, which cost more than a move. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

export async function bundled<T>(name: string): Promise<T> {
  const outDir = join(process.cwd(), 'node_modules', '.cache', 'hector-bench');
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: join(import.meta.dirname, `${name}.ts`),
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
    },
  });
  return (await import(pathToFileURL(join(outDir, `${name}.js`)).href)) as T;
}
