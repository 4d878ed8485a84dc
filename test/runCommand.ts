/** A command of the command line, run in this process: text in, what it writes and complains of out. */
import type { CliIo } from '#app/cli/io.ts';

type Command = (args: string[], io: CliIo) => Promise<number>;

export type Ran = Readonly<{ code: number; out: string; err: readonly string[] }>;

/** `cut`: the input comes in pieces of so many bytes, as a pipe may cut it; otherwise in one. */
export async function runCommand(
  command: Command,
  args: string[],
  input: string,
  cut = Number.POSITIVE_INFINITY,
): Promise<Ran> {
  const bytes = new TextEncoder().encode(input);
  const err: string[] = [];
  let out = '';
  const code = await command(args, {
    input: (async function* () {
      for (let at = 0; at < bytes.length; at += cut) yield bytes.slice(at, at + cut);
    })(),
    out: async (text) => {
      out += text;
    },
    err: (line) => err.push(line),
    isTerminal: false,
  });
  return { code, out, err };
}
