/**
 * Serves the built app on this computer and opens the browser where there is one. The port is always the same, and not
 * one that development servers use, because a browser keeps the games of each address apart.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIfChanged } from './build.mjs';
import { serve } from './serve.mjs';

const PORT = Number(process.env.PORT ?? 8421);
const ADDRESS = `http://localhost:${PORT}/`;

/** Nobody misses it where it does not work: the address is printed. */
function openBrowser() {
  const [program, ...args] =
    process.platform === 'darwin'
      ? ['open', ADDRESS]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', ADDRESS]
        : ['xdg-open', ADDRESS];
  if (process.env.CI || process.env.BROWSER === 'none') return;
  spawn(program, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

if (!buildIfChanged()) {
  console.error('The app could not be built: see above.');
  process.exit(1);
}

try {
  await serve(join(import.meta.dirname, '..', 'dist'), { port: PORT });
  console.log(`Hector is ready: ${ADDRESS}`);
  console.log('Press Ctrl+C to end it.');
  openBrowser();
} catch (error) {
  console.error(
    `${ADDRESS} is taken, perhaps by Hector itself: open it there, or set PORT. (${error.message})`,
  );
  process.exit(1);
}
