/**
 * Serves the built app on this computer and opens the browser where there is one. The port is always the same,
 * because a browser keeps the games of each address apart.
 */
import { preview } from 'vite';
import { buildIfChanged } from './build.mjs';

const PORT = Number(process.env.PORT ?? 4173);

if (!buildIfChanged()) {
  console.error('The app could not be built: see above.');
  process.exit(1);
}

try {
  await preview({
    configFile: false,
    logLevel: 'silent',
    preview: { host: 'localhost', port: PORT, strictPort: true, open: true },
  });
  console.log(`Hector is ready: http://localhost:${PORT}/`);
  console.log('Press Ctrl+C to end it.');
} catch (error) {
  console.error(
    `http://localhost:${PORT}/ is taken, perhaps by Hector itself: open it there, or set PORT. (${error.message})`,
  );
  process.exit(1);
}
