/**
 * The way from a press to its announcement with five desks open in other windows, against none: a stretch of one game with
 * none, two with five, one with none, and so on, so that neither has the longer game or the busier hour. The bare commits
 * in between tell what the computer itself costs at that time, with nothing of the app in them.
 */
import type { Page } from 'playwright-core';
import { atTheBoard, measure, percentile, quietWalk, spread, withApp } from './latency.ts';
import type { Measured } from './latencyPage.ts';
import { report as holds } from './ratio.ts';

const DESKS = ['white', 'black', 'white-assistant', 'arbiter', 'spectator'];
const STRETCHES = ['none', 'five', 'five', 'none', 'none', 'five', 'five', 'none'] as const;
/** Even, so that every stretch begins with White. */
const HALF_MOVES = 18;

type Stretches = Readonly<Record<(typeof STRETCHES)[number], Measured[]>>;

export const bench = (): Promise<void> =>
  withApp('desks', async (executablePath, address) => {
    tell(await atTheBoard(executablePath, address, (page) => withAndWithoutDesks(page, address)));
  });

async function withAndWithoutDesks(page: Page, address: string): Promise<Stretches> {
  const moves = quietWalk();
  const measured: Stretches = { none: [], five: [] };
  let desks: Page[] = [];
  for (const [index, open] of STRETCHES.entries()) {
    if (open === 'five' && desks.length === 0)
      desks = await Promise.all(DESKS.map((role) => openDesk(page, address, role)));
    if (open === 'none') await Promise.all(desks.splice(0).map((desk) => desk.close()));
    await page.bringToFront();
    const stretch = moves.slice(index * HALF_MOVES, (index + 1) * HALF_MOVES);
    measured[open].push(await measure(page, stretch, 'press'));
  }
  return measured;
}

async function openDesk(page: Page, address: string, role: string): Promise<Page> {
  const desk = await page.context().newPage();
  await desk.goto(`${address}?desk=${role}`);
  await desk.locator('[data-hector=screen] h1').waitFor();
  return desk;
}

function tell(stretches: Stretches): void {
  const announced = (open: keyof Stretches) =>
    stretches[open].flatMap(({ told }) => told.map(({ announcedMs }) => announcedMs));
  const commits = (open: keyof Stretches) => stretches[open].flatMap((stretch) => stretch.commits);
  for (const open of ['none', 'five'] as const) {
    console.log(`  press to announcement, desks open: ${open}: ${spread(announced(open))}`);
    console.log(`  bare strict commit, desks open: ${open}: ${spread(commits(open))}`);
  }
  const ratio = (of: typeof announced) => percentile(of('five'), 50) / percentile(of('none'), 50);
  console.log(`  bare strict commit with five desks to none, p50: ${ratio(commits).toFixed(2)}`);
  const told = ratio(announced);
  holds('press to announcement with five desks to none, p50', told, 'at most 1.1', told <= 1.1);
}
