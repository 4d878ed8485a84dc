/** A person with the own voice alone, eyes closed: every key follows from words that were said before it. */
import type { Page } from 'playwright-core';
import { allSaid } from './browser.ts';

export class Ear {
  readonly page: Page;
  /** How much of the log has been listened to. */
  #heard = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Listens until these words come; returns the whole message. */
  async hear(words: RegExp): Promise<string> {
    for (const deadline = Date.now() + 15_000; ; await this.page.waitForTimeout(20)) {
      const all = await allSaid(this.page);
      const at = all.findIndex(
        ({ text, by }, index) => index >= this.#heard && by === 'own-voice' && words.test(text),
      );
      const found = all[at];
      if (found) {
        this.#heard = at + 1;
        return found.text;
      }
      if (Date.now() > deadline)
        throw new Error(`${words} was not heard:\n${JSON.stringify(all.slice(this.#heard), null, 1)}`);
    }
  }

  async press(key: string, words: RegExp): Promise<string> {
    await this.page.keyboard.press(key);
    return this.hear(words);
  }

  /** Presses a key again and again, as who looks for something does, until it is said. */
  async seek(key: string, words: RegExp): Promise<string> {
    const passed: string[] = [];
    for (let times = 0; times < 80; times++) {
      this.#heard = (await allSaid(this.page)).length;
      await this.page.keyboard.press(key);
      // Beyond the last control the browser has the focus: silence, and the next key leads to the first one.
      const isInPage = await this.page.evaluate(
        () => document.hasFocus() && document.activeElement !== document.body,
      );
      const message = isInPage ? await this.hear(/./) : '';
      if (words.test(message)) return message;
      passed.push(message);
    }
    throw new Error(`${words} was not found by ${key}:\n${passed.join('\n')}`);
  }

  /** What was said so far, and by what. */
  async heardAll(): Promise<readonly string[]> {
    return (await allSaid(this.page)).map(({ text, by }) => `${by}: ${text}`);
  }
}
