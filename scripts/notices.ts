/** The names, licences and copyright notices of everything that others wrote and the built app carries. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NOTICES = 'notices.txt';

/** In the service worker, which is built by a tool that is itself none of the app's dependencies. */
const IN_SERVICE_WORKER = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

const ESPEAK = `eSpeak NG, its engine as WebAssembly and its data
GPL-3.0-or-later
Copyright (C) 2005 to 2014 by Jonathan Duddington, (C) 2015 to 2017 Reece H. Dunn, and others.
The text of the licence is that of Hector itself.
`;

type Locked = Readonly<{ version?: string; license?: string; dev?: boolean; optional?: boolean }>;

export function makeNotices(root: string): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const parts = Object.entries(lock.packages)
    .filter(
      ([path, { dev }]) =>
        path !== '' && (!dev || IN_SERVICE_WORKER.some((name) => path.endsWith(`/${name}`))),
    )
    .filter(([path]) => existsSync(join(root, path)))
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return `${name} ${version}\n${license ?? ''}\n${licenceText(join(root, path))}`;
    });
  const rule = `\n${'-'.repeat(72)}\n\n`;
  return `What others wrote and this app carries\n${rule}${[ESPEAK, ...parts].join(rule)}`;
}

function licenceText(folder: string): string {
  return readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
    .map((name) => `\n${readFileSync(join(folder, name), 'utf8').trim()}\n`)
    .join('');
}

export function notices(): Plugin {
  return {
    name: 'hector:notices',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NOTICES, source: makeNotices(process.cwd()) });
    },
  };
}
