/** `read-board`: a board trace through driver, reading and rules core, its half-moves out (interfaces.md, section 3). */
import { eventLine } from '#app/edge/eventLine.ts';
import { type ReplayEvent, type ReplayOptions, TraceReplay } from '#devices/recorder/replay.ts';
import { parseTraceHeader, parseTraceRecord } from '#devices/transport/trace.ts';
import { final } from '#rules/game/final.ts';
import type { Move } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { match } from '#speech/match/match.ts';
import { type CliIo, FAILED, linesOf, readNoArguments } from './io.ts';
import { verdictOn } from './verdict.ts';

export const help = `read-board

Reads a board trace from standard input and writes what was played as events, a
JSON object per line, the state at the end last. Both players move on the one
board in turn; Article 4 applies, and words settle what the bytes leave open.

First line: {"hector":"trace/1","board":B,"orientation":"white","startFen":null,
"edition":"2023","mode":"training"}, B being pegboard, sentio, dgt, chesslink or
certabo. Then, with "at" in milliseconds that never go back:
  {"at":…,"rx":"3a3235…"}      bytes from the board, hexadecimal, cut anywhere
  {"at":…,"tx":"…"}            bytes to the board
  {"at":…,"announce":"…"}      words said about a move
  {"at":…,"press":"white"}     the clock
  {"at":…,"adjust":true}       "I adjust", and false at its end
The recorder of a live game adds what its reading of the hand was told besides:
"hand" in the first line, "move" beside "announce", and
  {"at":…,"game":"FEN"}        the game stood so, whatever had been read
  {"at":…,"line":"lost"}       the board was not heard until now
  {"at":…,"flag":true}         what stood there counted as placed before the flag
Where the first line has "made":true, each half-move of the game is noted too:
  {"at":…,"made":"e2e4"}       the game has this half-move, with its words (D.2.3.3)
Then what is read of the hand waits for its note, as the live game waited, and what
was never noted is no half-move. Without "made":true Article 4 applies as above.

Beside the events of \`play\`:
  {"at":…,"event":"unclear","side":…,"candidates":[…]}  neither bytes nor words decide;
      if words come after all, "made" follows
  {"at":…,"event":"contact","square":…,"state":…}  a contact is chattering or stuck
      and is read no more, or settled and is read again
`;

export async function readBoard(args: string[], io: CliIo): Promise<number> {
  const usage = readNoArguments(args);
  if (usage === 'help') {
    await io.out(help);
    return 0;
  }
  if (usage) return failure(io, usage);
  let replay: TraceReplay | null = null;
  let failed = false;
  let last = 0;
  for await (const { number, text: line, problem } of linesOf(io.input)) {
    if (line.trim() === '') continue;
    if (!replay) {
      const opened = problem ?? open(line);
      if (typeof opened === 'string') return failure(io, `line ${number}: ${opened}`);
      replay = opened;
      continue;
    }
    const parsed = problem ? ({ ok: false, reason: problem } as const) : parseTraceRecord(line);
    const bad = !parsed.ok
      ? parsed.reason
      : parsed.value.at < last
        ? `at ${parsed.value.at} goes back in time (before ${last})`
        : null;
    if (bad || !parsed.ok) {
      failed = true;
      io.err(`line ${number}: ${bad}`);
      continue;
    }
    last = parsed.value.at;
    replay.record(parsed.value);
    await print(io, replay.take().map(outputLine));
  }
  if (!replay) return failure(io, 'the first line must be the trace: {"hector":"trace/1",…}');
  replay.finish(last);
  await print(io, [...replay.take().map(outputLine), { final: final(replay.state, replay.at) }]);
  return failed ? FAILED : 0;
}

function open(line: string): TraceReplay | string {
  const parsed = parseTraceHeader(line);
  if (!parsed.ok) return parsed.reason;
  const opened = TraceReplay.open(parsed.value, OPTIONS);
  return opened.ok ? opened.replay : opened.reason;
}

/** Words of every language and vocabulary; a promotion whose piece is not named fits all four. */
function understand(text: string, position: Position): readonly Move[] {
  const found = match(position, text, { language: 'en' });
  if (found.kind === 'move') return [found.move];
  return found.kind === 'unclear' ? found.candidates : [];
}

const OPTIONS: ReplayOptions = {
  understand,
  afterMove: (state) => {
    const verdict = verdictOn(state);
    return verdict ? [verdict] : [];
  },
};

function outputLine(event: ReplayEvent): Record<string, unknown> {
  return event.event === 'unclear' || event.event === 'contact' ? event : eventLine(event);
}

async function print(io: CliIo, lines: readonly Record<string, unknown>[]): Promise<void> {
  if (lines.length > 0) await io.out(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

function failure(io: CliIo, reason: string): number {
  io.err(`read-board: ${reason}`);
  return FAILED;
}
