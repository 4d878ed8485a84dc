import { gzipSync } from 'node:zlib';
import start from '@echogarden/espeak-ng-emscripten';
import { ENGINE_DATA_FOLDER, ENGINE_FILES } from '../../speech/polyfill/languages.ts';
import { type Files, joinFiles } from '../../speech/polyfill/pack.ts';

/** The engine's 24 MB of data, reduced to the files that our languages use. */
export async function neededFiles(): Promise<Files> {
  const engine = await start();
  return new Map(
    ENGINE_FILES.map((name) => [name, engine.FS.readFile(`${ENGINE_DATA_FOLDER}/${name}`).slice()]),
  );
}

/** The same, compressed: about 610 kB. */
export async function packVoiceData(): Promise<Uint8Array> {
  return gzipSync(joinFiles(await neededFiles()), { level: 9 });
}
