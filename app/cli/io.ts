import { parseArgs } from 'node:util';

/** What a command of the command line may touch: bytes in, text out, complaints. Tests give their own. */
export type CliIo = Readonly<{
  input: AsyncIterable<Uint8Array>;
  out(text: string): Promise<void>;
  err(line: string): void;
  /** Whether standard error is a terminal: a long run then shows progress there. */
  isTerminal: boolean;
}>;

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

export type InputLine = Readonly<{
  number: number;
  /** Without its end; of a line that is too long the beginning. */
  text: string;
  /** Why the line cannot be a record. */
  problem: string | null;
}>;

/** Characters of a line: no record needs as many. */
export const LONGEST_LINE = 1_000_000;
const BEGINNING = 100;

/** Lines of a byte stream, however the bytes are cut. UTF-8. A line of any length needs little memory. */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<InputLine> {
  const decoder = new TextDecoder();
  let number = 0;
  let open: string[] = [];
  let size = 0;
  const add = (text: string) => {
    size += text.length;
    if (size <= LONGEST_LINE) open.push(text);
    else if (open.length !== 1) open = [(open.join('') + text).slice(0, BEGINNING)];
  };
  const take = (): InputLine => {
    number += 1;
    const text = open.join('');
    const isLong = size > LONGEST_LINE;
    open = [];
    size = 0;
    if (isLong)
      return {
        number,
        text: text.slice(0, BEGINNING),
        problem: `a line of more than ${LONGEST_LINE} characters`,
      };
    return { number, text: text.endsWith('\r') ? text.slice(0, -1) : text, problem: null };
  };
  for await (const chunk of input) {
    const text = decoder.decode(chunk, { stream: true });
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      add(text.slice(start, end));
      yield take();
      start = end + 1;
    }
    if (start < text.length) add(text.slice(start));
  }
  const rest = decoder.decode();
  if (rest) add(rest);
  if (size > 0) yield take();
}
