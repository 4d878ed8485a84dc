import { describe, expect, test } from 'vitest';
import { judge, type MateVerdicts } from '#app/mate/judge.ts';
import { MateClient, type MateWorkerPort } from '#app/mate/mateClient.ts';
import type { MateReply, MateRequest } from '#app/mate/mateWorker.ts';

const LOCKED = '4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - -';
/** A composition that outlasts a few slices. */
const HARD = '1k6/1P1p1p1p/BP6/1P6/8/8/3P1PKP/8 w - -';

const wanted = { pause: async () => {}, isStillWanted: () => true };

describe('The verdict in the app', () => {
  test('a dead position is dead for both sides', async () => {
    expect(await judge(LOCKED, wanted)).toEqual({
      white: { verdict: 'no', reason: 'static' },
      black: { verdict: 'no', reason: 'static' },
    });
  });

  test('what is no position stays unknown, for the arbiter', async () => {
    const verdict = { verdict: 'unknown' };
    expect(await judge('rubbish', wanted)).toEqual({ white: verdict, black: verdict });
  });

  test('a question no longer wanted is dropped at the next pause', async () => {
    let pauses = 0;
    const asker = {
      pause: async () => {
        pauses++;
      },
      isStillWanted: () => pauses < 2,
    };
    expect(await judge(HARD, asker)).toBeUndefined();
    expect(pauses).toBe(2);
  });
});

class FakeWorker implements MateWorkerPort {
  onmessage: MateWorkerPort['onmessage'] = null;
  onerror: MateWorkerPort['onerror'] = null;
  readonly asked: MateRequest[] = [];
  terminated = false;
  postMessage(request: MateRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.terminated = true;
  }
  reply(data: MateReply): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
}

const VERDICTS: MateVerdicts = {
  white: { verdict: 'unknown' },
  black: { verdict: 'no', reason: 'material' },
};

describe('Asking the worker', () => {
  test('the next question cancels the one before', () => {
    const worker = new FakeWorker();
    const client = new MateClient(() => worker);
    const heard: string[] = [];
    client.ask('first', () => heard.push('first'));
    client.ask('second', () => heard.push('second'));
    for (const { id } of worker.asked) worker.reply({ id, verdicts: VERDICTS });
    expect(heard).toEqual(['second']);
  });

  test('one worker serves all games, and none is left when nobody asks', () => {
    const workers: FakeWorker[] = [];
    const client = new MateClient(() => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    });
    expect(workers).toHaveLength(0);
    const heard: MateVerdicts[] = [];
    for (let game = 0; game < 41; game++) {
      client.ask('position', (verdicts) => heard.push(verdicts));
      client.ask('another', (verdicts) => heard.push(verdicts));
      client.cancel();
      workers.at(-1)?.reply({ id: 2 * game + 2, verdicts: VERDICTS });
    }
    expect(heard).toEqual([]);
    expect(workers.filter(({ terminated }) => !terminated)).toEqual([]);
  });

  test('a worker that fails is replaced at the next question', () => {
    const workers: FakeWorker[] = [];
    const client = new MateClient(() => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    });
    const heard: MateVerdicts[] = [];
    client.ask('position', (verdicts) => heard.push(verdicts));
    workers[0]?.onerror?.({} as ErrorEvent);
    expect(workers[0]?.terminated).toBe(true);
    client.ask('position', (verdicts) => heard.push(verdicts));
    workers[1]?.reply({ id: 2, verdicts: VERDICTS });
    expect(heard).toEqual([VERDICTS]);
  });
});
