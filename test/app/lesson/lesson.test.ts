/** The lesson leads from step to step by what happens in the game, however it was done, and back where it went astray. */
import { afterEach, describe, expect, test } from 'vitest';
import { wordsOf } from '#app/desk/settings.ts';
import { Lesson, STEPS, type Step, taskArgs } from '#app/lesson/lesson.ts';
import { lessonTexts } from '#app/lesson/texts/texts.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { memoryDesk } from '../people/memoryDesk.ts';
import { header } from '../testGame.ts';

const hour = { timeControl: { periods: [{ ms: 3_600_000 }], incrementMs: 0 } };

let close = () => {};
afterEach(() => close());

function open({ isReal = false, changes = {} }: { isReal?: boolean; changes?: object } = {}) {
  const game = memoryDesk(header({ ...hour, ...changes }));
  game.port.announces = () => !game.desk.announcesHimself;
  close = game.close;
  const lesson = new Lesson({
    follow: (words) => game.desk.desk.follow(words),
    announcer: game.context.announcer,
    words: () => wordsOf(game.context.settings),
    command: (name) => `<${name}>`,
    isReal: () => isReal,
    practiseWords: (on) => {
      game.desk.practisesWords = on;
    },
    state: () => game.desk.state.value,
  });
  lesson.begin();
  /** What the lesson is at once the learner has typed these texts, one after the other. */
  const types = async (...texts: string[]) => {
    for (const text of texts) await game.type(text);
    return lesson.step.value;
  };
  const touches = async (...squares: Parameters<typeof game.touch>) => {
    await game.touch(...squares);
    return lesson.step.value;
  };
  /** On to a step as a learner comes there. */
  const comeTo = async (step: Step) => {
    for (const text of ['', 'e4', '', 'x', 'e5', 't', 'z', 'e5', 'd5', 'e5', 'a', 'pause']) {
      if (lesson.step.value === step) return;
      if (lesson.step.value === 'explore') lesson.skip();
      else await types(text);
    }
    expect(lesson.step.value).toBe(step);
  };
  return { game, lesson, types, touches, comeTo, last: game.last };
}

describe('the lesson', () => {
  test('goes through its steps, praises, and ends', async () => {
    const { lesson, types, touches, last } = open();
    expect(last()).toMatch(/about five minutes.*Explore/);
    for (const square of ['e2', 'e2', 'e3']) lesson.explored(square);
    expect(lesson.step.value).toBe('explore');
    lesson.explored('e4');
    expect(lesson.step.value).toBe('lift');
    expect(last()).toMatch(/: Well done\. Lift: .*Eva zwei, which is e2/);
    expect(await touches('e2')).toBe('insert');
    expect(await touches('e4')).toBe('press');
    expect(await types('x')).toBe('words');
    expect(last()).toMatch(/Now Black, by words.* e5 /);
    expect(await types('e5')).toBe('time');
    expect(await types('t')).toBe('slip');
    expect(await types('z')).toBe('ownWords');
    expect(await types('e5')).toBe('tongue');
    expect(last()).toContain('type d5');
    expect(await types('d5')).toBe('correct');
    expect(await types('e5')).toBe('arbiter');
    expect(await types('a')).toBe('goOn');
    expect(await types('pause')).toBe('score');
    expect(last()).toContain('<export>');
    lesson.sawScore();
    expect(lesson.step.value).toBeNull();
    expect(last()).toMatch(/The lesson is over/);
    lesson.begin();
    expect(lesson.step.value).toBe('explore');
  });

  test('every step can be skipped and said again; left, it is silent', async () => {
    const { game, lesson, types } = open();
    while (lesson.step.value) {
      lesson.again();
      lesson.skip();
    }
    lesson.begin();
    lesson.end();
    await types('e4');
    expect(game.out.join()).not.toMatch(/Well done/);
  });

  test('skipping leads past what the position does not let anybody do', () => {
    const { lesson } = open();
    const seen: (Step | null)[] = [];
    for (; lesson.step.value; lesson.skip()) seen.push(lesson.step.value);
    expect(seen).toEqual(['explore', 'lift', 'words', 'time', 'ownWords', 'arbiter', 'score']);
  });

  test('a whole move, typed, ends every step that it carries out, with one praise', async () => {
    const { game, lesson, types } = open();
    lesson.skip();
    expect(await types('e4')).toBe('press');
    expect(game.out.filter((line) => line.includes('Well done'))).toEqual([
      expect.stringMatching(/Well done\. Press the clock/),
    ]);
  });

  test('whoever lifts the man before he was asked to goes on from there', async () => {
    const { lesson, touches, last } = open();
    lesson.explored('e2');
    expect(await touches('e2')).toBe('insert');
    for (const square of ['e3', 'e4', 'e5']) lesson.explored(square);
    expect(last()).toMatch(/Well done\. Insert/);
  });

  test('D.2.8: the player announces himself while he learns to correct a slip of the tongue, and not after it', async () => {
    const { game, lesson, types, comeTo } = open();
    await comeTo('ownWords');
    expect(game.desk.practisesWords).toBe(true);
    await types('e5', 'd5', 'e5');
    expect(lesson.step.value).toBe('arbiter');
    expect(game.desk.practisesWords).toBe(false);
    lesson.begin();
    await types('z');
    while (lesson.step.value !== 'ownWords') lesson.skip();
    expect(game.desk.practisesWords).toBe(true);
    lesson.end();
    expect(game.desk.practisesWords).toBe(false);
  });

  test('on a board on the table fingers explore by themselves', () => {
    expect(open({ isReal: true }).lesson.step.value).toBe('lift');
  });

  test('takes its pawns from the position as it is', () => {
    const changes = { startFen: '4k3/3p1p2/8/8/4P3/8/2PP4/4K3 w - - 0 1' };
    const { lesson } = open({ isReal: true, changes });
    expect(lesson.task().text).toMatch(/David zwei, which is d2/);
  });
});

describe('after a slip the lesson says what went wrong, leads back and goes on', () => {
  test('another man is no success, and the way back leads to the same task', async () => {
    const { game, lesson, types, touches, last } = open();
    lesson.skip();
    expect(await touches('d2')).toBe('lift');
    expect(game.out.join()).not.toMatch(/Well done/);
    expect(last()).toMatch(/That was d2, not e2\. Take it back with <takeBack>\.$/);
    expect(await types('z')).toBe('lift');
    expect(last()).toMatch(/Taken back: white pawn, David zwei\..* Lift: /);
    expect(await touches('e2')).toBe('insert');
    expect(last()).toMatch(/Well done\. Insert/);
  });

  test('a man of the other side is one too', async () => {
    const { lesson, types, touches, last } = open();
    lesson.skip();
    expect(await touches('e7')).toBe('lift');
    expect(last()).toMatch(/That was e7, not e2/);
    await types('z');
    expect(await touches('e2', 'e4')).toBe('press');
  });

  test('another square than that of the task', async () => {
    const { game, lesson, types, touches, last } = open();
    lesson.skip();
    expect(await touches('e2', 'e3')).toBe('insert');
    expect(last()).toMatch(/That was not the task\. Take the move back with <takeBack>\.$/);
    expect(await types('z')).toBe('lift');
    expect(last()).toMatch(/Lift: /);
    expect(game.out.filter((line) => line.includes('Well done'))).toHaveLength(1); // for the lift
    expect(await touches('e2', 'e4')).toBe('press');
  });

  test('another move, pressed: the clock was not the task of that move', async () => {
    const { game, lesson, types, last } = open();
    lesson.skip();
    expect(await types('d4', 'x')).toBe('lift');
    expect(game.out.join()).not.toMatch(/Well done/);
    expect(last()).toMatch(/That was not the task/);
    expect(await types('z')).toBe('lift');
    expect(last()).toMatch(/Lift: .*Eva zwei/);
    expect(await types('e4')).toBe('press');
  });

  test('a move taken back before it was pressed begins its task anew', async () => {
    const { comeTo, types, last } = open();
    await comeTo('press');
    expect(await types('z')).toBe('lift');
    expect(last()).toMatch(/Taken back.* Lift: /);
    expect(await types('e4', 'x')).toBe('words');
  });

  test('a reply before the press, taken back, leaves nothing to press: the other side does the task', async () => {
    const { comeTo, types, last } = open();
    await comeTo('press');
    expect(await types('d5')).toBe('press');
    expect(last()).toMatch(/That was not the task/);
    expect(await types('z')).toBe('lift');
    expect(last()).toMatch(/Lift: .*Eva sieben, which is e7/);
    expect(await types('z')).toBe('lift');
    expect(last()).toMatch(/Lift: .*Eva zwei, which is e2/);
    await types('e4', 'd5', 'z');
    expect(await types('e5', 'x')).toBe('words');
    expect(last()).toMatch(/Now White, by words: .* d4 /);
    expect(await types('d4')).toBe('time');
  });

  test('a press without a move brings no praise', async () => {
    const { game, lesson, types } = open();
    lesson.skip();
    expect(await types('x')).toBe('lift');
    expect(game.out.join()).not.toMatch(/Well done/);
  });

  test('Black answers with another move', async () => {
    const { comeTo, types, last } = open();
    await comeTo('words');
    expect(await types('d5')).toBe('words');
    expect(last()).toMatch(/That was not the task/);
    expect(await types('z')).toBe('words');
    expect(last()).toMatch(/Now Black, by words: .* e5 /);
    expect(await types('e5')).toBe('time');
  });

  test('another question than that for the time', async () => {
    const { comeTo, types, game } = open();
    await comeTo('time');
    const before = game.out.length;
    expect(await types('o', 'l')).toBe('time');
    expect(game.out.slice(before).join()).not.toMatch(/Well done/);
  });

  test('words of his own that were the wrong ones', async () => {
    const { comeTo, types, last } = open();
    await comeTo('tongue');
    expect(await types('e5')).toBe('tongue');
    await comeTo('tongue');
    expect(await types('z')).toBe('ownWords');
    expect(last()).toMatch(/Move without words first: type e5/);
    expect(await types('e5', 'd5', 'c5')).toBe('correct');
    expect(last()).toMatch(/A slip may be corrected/);
    expect(await types('e5')).toBe('arbiter');
  });

  test('is said again, with the task, by who asks for what was said last', async () => {
    const { lesson, types, touches, last } = open();
    lesson.skip();
    lesson.repeat();
    expect(last()).toBe(`echo: ${lesson.task().text}`);
    await types('t');
    lesson.repeat();
    expect(last()).toMatch(/^echo: Your time: .*\. Lift: /);
    await touches('d2');
    lesson.repeat();
    expect(last()).toMatch(/^echo: .*That was d2, not e2\..* Lift: /);
    expect(last().match(/That was d2/g)).toHaveLength(1);
  });
});

test('has its words in every language', async () => {
  const args = {
    ...taskArgs((name) => name),
    ...{ side: 'black', from: 'e7', to: 'e5', other: 'd5', square: 'd7', fromName: 'E 7', toName: 'E 5' },
  };
  for (const language of LANGUAGES) {
    await lessonTexts.load(language);
    for (const key of [...STEPS, 'wrong.man', 'wrong.move', 'welcome'] as const)
      expect(lessonTexts.text(language, key, args)).not.toMatch(/[{}]/);
  }
});
