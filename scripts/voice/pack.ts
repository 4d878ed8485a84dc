import { gzipSync } from 'node:zlib';
import start from '@echogarden/espeak-ng-emscripten';
import { ENGINE_FILES } from '../../speech/polyfill/languages.ts';
import { type Files, joinFiles } from '../../speech/polyfill/pack.ts';

/** Where the package keeps the data. Its engine is used only to read it from there: ours is WebAssembly. */
const PACKAGE_FOLDER = '/usr/share/espeak-ng-data';

/** The engine's 24 MB of data, reduced to the files that our languages use. */
export async function neededFiles(): Promise<Files> {
  const { FS } = await start();
  return new Map(ENGINE_FILES.map((name) => [name, FS.readFile(`${PACKAGE_FOLDER}/${name}`).slice()]));
}

/** The same, compressed: about 610 kB. */
export async function packVoiceData(): Promise<Uint8Array> {
  return gzipSync(joinFiles(await neededFiles()), { level: 9 });
}
