import { readFileSync } from 'node:fs';
import { Engine } from '#speech/polyfill/engine.ts';
import { neededFiles } from '../../../scripts/voice/pack.ts';

export const ENGINE = 'speech/polyfill/espeak/espeak-ng.wasm';

/** The committed engine with the data that the build would give it, or with some of it. */
export async function startEngine(wanted: (path: string) => boolean = () => true): Promise<Engine> {
  const files = [...(await neededFiles())].filter(([path]) => wanted(path));
  return new Engine(new WebAssembly.Module(readFileSync(ENGINE)), new Map(files));
}
