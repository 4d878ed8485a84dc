/** Debian's speech-dispatcher with its espeak-ng, in folders of its own, playing to nowhere. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PROGRAM = '/usr/bin/speech-dispatcher';
const MODULE = '/usr/lib/speech-dispatcher-modules/sd_espeak-ng';
const SETTINGS = `
LogLevel 1
LogDir "default"
AudioOutputMethod "libao"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule "espeak-ng"
DefaultLanguage "de"
`;
const PATIENCE_MS = 10_000;

export const missingPackages = [
  ...(existsSync(PROGRAM) ? [] : ['speech-dispatcher']),
  ...(existsSync(MODULE) ? [] : ['speech-dispatcher-espeak-ng']),
];

/** `environment` leads a program that is started with it to this speech-dispatcher. */
export type SpeechDispatcher = Readonly<{ environment: Record<string, string>; close(): Promise<void> }>;

export async function startSpeechDispatcher(): Promise<SpeechDispatcher> {
  const folder = mkdtempSync(join(tmpdir(), 'system-voice-'));
  const [home, run] = [join(folder, 'home'), join(folder, 'run')];
  const settings = join(home, '.config', 'speech-dispatcher');
  mkdirSync(run, { mode: 0o700 });
  mkdirSync(settings, { recursive: true });
  cpSync('/etc/speech-dispatcher', settings, { recursive: true });
  writeFileSync(join(settings, 'speechd.conf'), SETTINGS);
  writeFileSync(join(home, '.libao'), 'default_driver=null\n');
  const environment = { ...(process.env as Record<string, string>), HOME: home, XDG_RUNTIME_DIR: run };
  const service = spawn(PROGRAM, ['-s', '-t', '0', '-C', settings], { env: environment, stdio: 'ignore' });
  const ended = new Promise((settle) => service.once('exit', settle));
  const socket = join(run, 'speech-dispatcher', 'speechd.sock');
  for (const deadline = Date.now() + PATIENCE_MS; !existsSync(socket) && Date.now() < deadline; )
    await sleep(100);
  return {
    environment,
    async close() {
      service.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
