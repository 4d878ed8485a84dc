/** A competition at one computer whose desks are opened in windows of their own, each by its code, in any language. */
import type { Page } from 'playwright-core';
import type { Settings } from '#app/desk/settings.ts';
import { ROLES } from '#app/wire/messages.ts';
import type { Place } from './walk.ts';

const CODE = 'ABCD-EFGH-JKLM';

export type Competition = Readonly<{
  table: Page;
  /** A desk in a window of its own. */
  desk(role: string): Promise<Page>;
  /** A move typed by who has it at the table. */
  play(move: string): Promise<void>;
  /** The clock at the table. */
  press(): Promise<void>;
}>;

export async function startedCompetition(place: Place, settings: Partial<Settings>): Promise<Competition> {
  const table = await place.open({ mode: 'competition', ...settings });
  await table.locator('[data-hector=start]').press('Enter');
  await table.locator('[data-hector=field]').waitFor();
  await giveCodes(table);
  const enter = async (text: string) => {
    await table.locator('[data-hector=field]').fill(text);
    await table.locator('[data-hector=field]').press('Enter');
  };
  return {
    table,
    async desk(role) {
      const page = await place.openAt(`?desk=${role}&code=${CODE}`);
      await page.locator('main h1').waitFor();
      return page;
    },
    async play(move) {
      const before = await table.evaluate(() => window.hectorSaid.length);
      await enter(move);
      await table.waitForFunction((count) => window.hectorSaid.length > count, before);
    },
    press: () => table.locator('[data-hector=press]').press('Enter'),
  };
}

/** In competition a desk needs its code: the table keeps one for each role, as if it had been given away. */
async function giveCodes(table: Page): Promise<void> {
  await table.waitForFunction(() => localStorage.getItem('hector:seen') !== null);
  await table.evaluate(
    ({ roles, code }) => {
      const { game } = JSON.parse(localStorage.getItem('hector:seen') ?? '{}');
      const codes = Object.fromEntries(roles.map((role) => [role, code]));
      localStorage.setItem(`hector:codes:${game}`, JSON.stringify({ codes, revoked: [] }));
    },
    { roles: ROLES, code: CODE },
  );
  await table.reload();
  await table.locator('[data-hector=field]').waitFor();
}
