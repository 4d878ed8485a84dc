/** `play`: a game script through the rules core, its events out (interfaces.md, section 2). */
import { eventLine } from '#app/edge/eventLine.ts';
import { withMeaning } from '#app/edge/meaning.ts';
import { tellWhole } from '#app/edge/tell.ts';
import type { Command } from '#rules/game/command.ts';
import { decide } from '#rules/game/decide.ts';
import { elapse } from '#rules/game/elapse.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { final } from '#rules/game/final.ts';
import { parseHeader } from '#rules/game/header.ts';
import { parseCommand } from '#rules/game/parseCommand.ts';
import type { RefusalCode } from '#rules/game/refusal.ts';
import { type GameState, newGame } from '#rules/game/state.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import { refusalText } from '#speech/phrases/refusals/refusals.ts';
import { type CliIo, FAILED, linesOf, readNoArguments } from './io.ts';
import { help } from './playHelp.ts';
import { verdictOn } from './verdict.ts';

export { help };

export async function play(args: string[], io: CliIo): Promise<number> {
  const usage = readNoArguments(args);
  if (usage === 'help') {
    await io.out(help);
    return 0;
  }
  if (usage) return failure(io, usage);
  const script = new Script(io);
  for await (const { number, text: line, problem } of linesOf(io.input)) {
    if (line.trim() === '') continue;
    if (script.state) await script.command(line, number, problem);
    else {
      const wrong = problem ?? (await script.open(line));
      if (wrong) return failure(io, `line ${number}: ${wrong}`);
    }
  }
  if (!script.state) return failure(io, 'the first line must be the game: {"hector":"script/1",…}');
  return script.close();
}

function failure(io: CliIo, reason: string): number {
  io.err(`play: ${reason}`);
  return FAILED;
}

class Script {
  state: GameState | null = null;
  readonly #io: CliIo;
  #at = 0;
  #bad = false;
  #lines: string[] = [];

  constructor(io: CliIo) {
    this.#io = io;
  }

  /** The header, or what is wrong with it. */
  async open(line: string): Promise<string | null> {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      return 'the header is not JSON';
    }
    if ((value as { hector?: unknown } | null)?.hector !== 'script/1')
      return 'the header must say "hector":"script/1"';
    const parsed = parseHeader(value);
    if (!parsed.ok) return parsed.reason;
    const game = newGame(parsed.header);
    if (!game.ok) return game.reason;
    await loadLanguage(parsed.header.language);
    this.state = game.state;
    this.#judge(0);
    return null;
  }

  async command(line: string, number: number, problem: string | null): Promise<void> {
    const bad = problem ?? this.#carryOut(line);
    if (bad) {
      this.#bad = true;
      this.#io.err(`line ${number}: ${bad}`);
    }
    await this.#flush();
  }

  async close(): Promise<number> {
    if (this.state) this.#print({ final: final(this.state, this.#at) });
    await this.#flush();
    return this.#bad ? FAILED : 0;
  }

  /** Null, or why the line is a bad record. */
  #carryOut(line: string): string | null {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      return 'not JSON';
    }
    const parsed = parseCommand(value);
    if (parsed.kind === 'bad') return parsed.reason;
    const at = parsed.kind === 'command' ? parsed.command.at : parsed.at;
    if (at < this.#at) return `at ${at} goes back in time (before ${this.#at})`;
    this.#at = at;
    this.#elapse(at);
    if (parsed.kind === 'refused') this.#refuse(at, null, parsed.code);
    else this.#decide(withMeaning(this.#game, parsed.command));
    return null;
  }

  get #game(): GameState {
    return this.state as GameState;
  }

  #elapse(at: number): void {
    const elapsed = elapse(this.#game, at);
    this.#write(elapsed.events);
    this.state = elapsed.state;
  }

  #decide(command: Command): void {
    const decision = decide(this.#game, command);
    if (!decision.ok) {
      this.#refuse(command.at, decision.article, decision.code);
      return;
    }
    this.#write(decision.events);
    this.state = decision.state;
    this.#judge(command.at);
  }

  /** 5.2.2: the verdict on the new position enters the core as a fact of its own. */
  #judge(at: number): void {
    const verdict = verdictOn(this.#game);
    const decision = verdict && decide(this.#game, { at, by: 'arbiter', ...verdict });
    if (!decision?.ok) return;
    if (decision.state.phase !== 'playing') this.#write(decision.events);
    this.state = decision.state;
  }

  #refuse(at: number, article: string | null, code: RefusalCode): void {
    this.#print({ at, refused: { article, reason: refusalText(this.#game.header.language, code) } });
  }

  #write(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.event === 'told')
        this.#print({ ...event, text: tellWhole(event, this.#game.header.language).text });
      else this.#print(eventLine(event));
    }
  }

  #print(line: Record<string, unknown>): void {
    this.#lines.push(`${JSON.stringify(line)}\n`);
  }

  async #flush(): Promise<void> {
    if (this.#lines.length === 0) return;
    const text = this.#lines.join('');
    this.#lines = [];
    await this.#io.out(text);
  }
}
