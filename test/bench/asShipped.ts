/**
 * A measurement of code as the app ships it: bundled, without the wrappers of the development loader, which cost more
 * than a move, and in processes of its own: what one makes of the same code another may compile otherwise, a tenth
 * more or less.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** What `measure` of this module returns, once for each process. */
export async function asShipped<T extends (...given: never[]) => unknown>(
  name: string,
  processes: number,
  ...given: Parameters<T>
): Promise<ReturnType<T>[]> {
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
  const url = JSON.stringify(pathToFileURL(join(outDir, `${name}.js`)).href);
  const script = `import { measure } from ${url}; console.log(JSON.stringify(measure(...${JSON.stringify(given)})));`;
  return Array.from({ length: processes }, () =>
    JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
    ),
  );
}
