import type { Plugin } from 'vite';
import { packVoiceData } from './pack.ts';

/** Where a page finds the voice data, below the base of the site. */
export const VOICE_DATA = 'voice/espeak.bin';

/** Makes the offline voice's data when the site is built, and serves it during development. */
export function voiceData(): Plugin {
  let base = '/';
  return {
    name: 'hector:voice-data',
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      const packed = packVoiceData();
      server.middlewares.use(`${base}${VOICE_DATA}`, async (_request, response) => {
        response.setHeader('Content-Type', 'application/octet-stream');
        response.end(await packed);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: VOICE_DATA, source: await packVoiceData() });
    },
  };
}
