import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Change } from '#app/desk/gamePort.ts';
import { soundsForArbiter, soundsOf, watchLowTime } from '#app/desk/gameSounds.ts';
import type { Session } from '#app/table/session.ts';
import { viewOf } from '#rules/game/view.ts';
import { defaultSoundSettings } from '#speech/sounds/settings.ts';
import { insert, lift, startedGame } from '../testGame.ts';

let open: Session | undefined;
afterEach(() => open?.close());

describe('what is heard without words', () => {
  test('the hand, the clock, and the own turn when the opponent has completed his move', async () => {
    const { session } = await startedGame();
    open = session;
    const changes: Change[] = [];
    session.subscribe((change) => changes.push(change));
    await session.submit(lift('e2'));
    await session.submit(insert('e4'));
    await session.submit({ by: 'white', do: 'press' });
    expect(changes.flatMap((change) => soundsOf(change, 'black'))).toEqual([
      'lift',
      'insert',
      'press',
      'yourTurn',
    ]);
    expect(changes.flatMap((change) => soundsOf(change, 'white'))).toEqual(['lift', 'insert', 'press']);
  });

  test('the arbiter is called by an alert, and by nothing else', async () => {
    const { session } = await startedGame({ mode: 'competition' });
    open = session;
    const heard: string[][] = [];
    session.subscribe((change) => heard.push(soundsForArbiter(viewOf(change, ['arbiter']))));
    await session.submit(lift('e2'));
    await session.submit(insert('e5'));
    await session.submit({ by: 'white', do: 'press' });
    expect(heard).toEqual([[], [], ['alert']]);
  });

  test('in competition the same after an illegal move as after a legal one (11.3.1)', async () => {
    const sounds = async (target: string) => {
      const { session } = await startedGame({ mode: 'competition' });
      open = session;
      const heard: string[] = [];
      session.subscribe((change) => heard.push(...soundsOf(viewOf(change, ['white', 'black']), 'black')));
      await session.submit(lift('e2'));
      await session.submit(insert(target));
      await session.submit({ by: 'white', do: 'press' });
      session.close();
      return heard;
    };
    const legal = await sounds('e4');
    expect(legal).toEqual(['lift', 'insert', 'press', 'yourTurn']);
    expect(await sounds('e5')).toEqual(legal);
  });
});

describe('little time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    return () => vi.useRealTimers();
  });

  const listen = async (isOn: boolean) => {
    const { session, clock } = await startedGame();
    open = session;
    const defaults = defaultSoundSettings('competition');
    const sounds = { ...defaults, on: { ...defaults.on, lowTime: isOn }, lowTimeMs: 10_000 };
    let heard = 0;
    const leave = watchLowTime(
      () => session,
      () => ({ own: 'white', sounds }),
      () => heard++,
    );
    for (let second = 1; second <= 55; second++) {
      clock.now = second * 1000;
      vi.advanceTimersByTime(1000);
    }
    leave();
    return heard;
  };

  test('is heard once, where the player wishes it', async () => expect(await listen(true)).toBe(1));
  test('and not where he does not: off by default', async () => {
    expect(await listen(false)).toBe(0);
    expect(defaultSoundSettings('competition').on.lowTime).toBe(false);
  });
});
