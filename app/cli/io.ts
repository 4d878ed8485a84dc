import { parseArgs } from 'node:util';

/** What a command of the command line may touch: bytes in, text out, complaints. Tests give their own. */
export type CliIo = Readonly<{
  input: AsyncIterable<Uint8Array>;
  out(text: string): Promise<void>;
  err(line: string): void;
  /** Whether standard error is a terminal: a long run then shows progress there. */
  isTerminal: boolean;
}>;

export type CliCommand = Readonly<{ help: string; run(args: string[], io: CliIo): Promise<number> }>;

/** The arguments of a command that takes none but `--help`: `help`, what is wrong with them, or null. */
export function readNoArguments(args: string[]): 'help' | string | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { help: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (values.help) return 'help';
    return positionals.length > 0 ? `unexpected ${positionals[0]}` : null;
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? 'bad usage';
  }
}

/** Exit code for bad usage and for bad records. */
export const FAILED = 2;

/** Lines of a byte stream, without their line ends, however the bytes are cut. UTF-8. */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    rest += decoder.decode(chunk, { stream: true });
    let start = 0;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
      yield rest.slice(start, rest[end - 1] === '\r' ? end - 1 : end);
      start = end + 1;
    }
    rest = rest.slice(start);
  }
  rest += decoder.decode();
  if (rest) yield rest.endsWith('\r') ? rest.slice(0, -1) : rest;
}
