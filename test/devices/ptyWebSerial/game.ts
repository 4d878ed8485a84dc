/** The built app in real Chromium at boards on cables: set up by its own screens, judged by its journal and its words. */
import type { Browser, Page } from 'playwright-core';
import type { BoardKind } from '#devices/board.ts';
import type { GameEvent } from '#rules/game/event.ts';
import type { Mode } from '#rules/game/header.ts';
import { wait } from './computer.ts';

const PATIENCE_MS = 12_000;

type Said = Readonly<{ kind: string; text: string }>;
type Kind<Name extends GameEvent['event']> = Extract<GameEvent, { event: Name }>;

export type GameOptions = Readonly<{
  kind: BoardKind;
  mode?: Mode;
  two?: boolean;
  announceMyself?: boolean;
  /** Before the port of this board is picked. */
  plug?: (index: number) => Promise<void>;
}>;

export class PlayedGame {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(browser: Browser, address: string, options: GameOptions): Promise<PlayedGame> {
    const { kind, mode = 'training', two = false, announceMyself = false, plug } = options;
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
    const settings = {
      language: 'en',
      mode,
      board: kind,
      blackBoard: kind,
      boards: two ? 'two' : 'one',
      announceMyself,
    };
    // The chooser is the one thing that is not real: nobody is there to pick a port in it.
    await context.addInitScript((stored) => {
      if (!localStorage.getItem('hector:settings')) localStorage.setItem('hector:settings', stored);
      const picked = new Set<SerialPort>();
      navigator.serial.requestPort = async () => {
        for (let tries = 0; tries < 100; tries++) {
          const port = (await navigator.serial.getPorts()).find(
            (each) => each.connected && !picked.has(each),
          );
          if (port) {
            picked.add(port);
            return port;
          }
          await new Promise((resume) => setTimeout(resume, 50));
        }
        throw new DOMException('No port selected by the user.', 'NotFoundError');
      };
    }, JSON.stringify(settings));
    const page = await context.newPage();
    await page.goto(address);
    const game = new PlayedGame(page);
    for (const [index, whose] of (two ? [' of White', ' of Black'] : ['']).entries()) {
      await plug?.(index);
      await page
        .getByRole('button', { name: `Connect the board${whose}`, exact: whose !== '' })
        .press('Enter');
      await game.heard(/The port has been chosen/, index + 1);
    }
    await page.getByRole('button', { name: 'Start the game' }).press('Enter');
    return game;
  }

  async begun(): Promise<void> {
    await this.heard(/The game has begun/);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  said(): Promise<Said[]> {
    return this.page.evaluate(() =>
      (globalThis as unknown as { hectorSaid: Said[] }).hectorSaid.map(({ kind, text }) => ({ kind, text })),
    );
  }

  async heard(text: RegExp, count = 1): Promise<void> {
    await this.until(`${count} times ${text}`, async () => {
      return (await this.said()).filter((each) => text.test(each.text)).length >= count;
    });
  }

  async neverSaid(text: RegExp): Promise<void> {
    const found = (await this.said()).filter((each) => text.test(each.text));
    if (found.length > 0) throw await this.#failure(`said: ${JSON.stringify(found)}`);
  }

  /** What is in the journal. */
  events(): Promise<GameEvent[]> {
    return this.page.evaluate(async () => {
      const opening = indexedDB.open('hector');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const reading = opening.result.transaction('events').objectStore('events').getAll();
      await new Promise((resolve) => {
        reading.onsuccess = resolve;
      });
      opening.result.close();
      return reading.result.map(({ event }) => event);
    });
  }

  async of<Name extends GameEvent['event']>(name: Name): Promise<Kind<Name>[]> {
    return (await this.events()).filter((event): event is Kind<Name> => event.event === name);
  }

  /** These half-moves stand in the journal, and no others. */
  async made(moves: string): Promise<void> {
    await this.until(`made ${moves}`, async () => (await this.#moves()).join(' ') === moves);
  }

  async #moves(): Promise<string[]> {
    const moves: string[] = [];
    for (const event of await this.events()) {
      if (event.event === 'made') moves.push(event.move);
      if (event.event === 'unmade') moves.pop();
    }
    return moves;
  }

  /** Alerts that the arbiter was given, and no others: nobody was accused of anything else. */
  async alerts(...expected: readonly string[]): Promise<void> {
    const alerts = (await this.of('alert')).map(({ kind, detail }) => {
      const { squares } = detail as { squares?: readonly string[] };
      return squares ? `${kind} ${squares}` : kind;
    });
    if (alerts.join('; ') !== expected.join('; '))
      throw await this.#failure(`alerts ${JSON.stringify(alerts)} instead of ${JSON.stringify(expected)}`);
  }

  /** Into the field for moves and commands. */
  async type(text: string): Promise<void> {
    const field = this.page.getByLabel('Move or command');
    await field.focus();
    await field.fill(text);
    await field.press('Enter');
  }

  async pressed(count: number): Promise<void> {
    await this.until(`${count} presses`, async () => (await this.of('pressed')).length >= count);
  }

  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    for (const deadline = Date.now() + PATIENCE_MS; ; await wait(40)) {
      if (await holds()) return;
      if (Date.now() > deadline) throw await this.#failure(what);
    }
  }

  async #failure(what: string): Promise<Error> {
    const events = (await this.events().catch(() => [])).map((event) => {
      const { event: name, at: _at, ...rest } = event;
      return `${name} ${JSON.stringify(rest)}`;
    });
    const said = (await this.said().catch(() => [])).map(({ text }) => text);
    return new Error(`${what}\n  said: ${said.join(' | ')}\n  journal: ${events.join('\n    ')}`);
  }
}
