/** The part of `@echogarden/espeak-ng-emscripten` used here; the package ships no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  export default function start(): Promise<{
    readonly FS: { readFile(path: string): Uint8Array<ArrayBuffer> };
  }>;
}
