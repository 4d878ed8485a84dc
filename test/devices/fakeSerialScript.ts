/**
 * The page's fake as one script, for Playwright: `await context.addInitScript(await fakeSerialScript())`; then
 * `await page.evaluate(() => fakeBoard.lift('e2'))`.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const FAKE_BOARD = new URL('./fakeSerialPage.ts', import.meta.url);

export async function fakeSerialScript(page = FAKE_BOARD): Promise<{ content: string }> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(page),
        formats: ['iife'],
        name: 'fakeSerialPage',
      },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : null;
  if (!chunk || !('code' in chunk)) throw new Error('The page script was not built.');
  return { content: chunk.code };
}
