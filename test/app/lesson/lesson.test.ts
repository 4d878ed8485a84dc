/** The lesson leads from step to step by what happens in the game, however it was done. */
import { describe, expect, test } from 'vitest';
import type { FurtherWords } from '#app/desk/desk.ts';
import type { Change } from '#app/desk/gamePort.ts';
import { Lesson, STEPS } from '#app/lesson/lesson.ts';
import { lessonTexts } from '#app/lesson/texts/texts.ts';
import type { EventKind } from '#rules/game/event.ts';
import { LANGUAGES } from '#rules/notation/language.ts';

function open(isReal = false) {
  const said: string[] = [];
  let further: FurtherWords = () => null;
  let practises = false;
  const lesson = new Lesson({
    follow: (words) => {
      further = words;
      return () => {
        further = () => null;
      };
    },
    announcer: { say: (message) => void said.push(message.said.text) },
    language: () => 'en',
    command: (name) => `<${name}>`,
    isReal: () => isReal,
    practiseWords: (on) => {
      practises = on;
    },
  });
  /** The events of one act; what the lesson has to say of them follows on the desk's own words. */
  const happens = (...events: EventKind[]) => {
    const more = further({ events: events.map((event) => ({ event })) } as unknown as Change);
    if (more) said.push(more.text);
  };
  lesson.begin();
  return { lesson, said, happens, practises: () => practises };
}

describe('the lesson', () => {
  test('goes through its steps, praises, and ends', () => {
    const { lesson, said, happens } = open();
    expect(said[0]).toMatch(/about five minutes.*Explore/);
    for (const square of ['e2', 'e2', 'e3']) lesson.explored(square);
    expect(lesson.step.value).toBe('explore');
    lesson.explored('e4');
    expect(lesson.step.value).toBe('lift');
    expect(said[1]).toMatch(/^Well done\. Lift/);
    happens('pressed');
    expect(lesson.step.value).toBe('lift');
    for (const event of [
      'lifted',
      'made',
      'pressed',
      'made',
      'told',
      'taken-back',
      'inserted',
      'announced',
      'made',
      'clocks-stopped',
      'clock-started',
    ] as const)
      happens(event);
    expect(lesson.step.value).toBe('score');
    expect(said.at(-1)).toContain('<export>');
    lesson.sawScore();
    expect(lesson.step.value).toBeNull();
    expect(said.at(-1)).toMatch(/The lesson is over/);
    lesson.begin();
    expect(lesson.step.value).toBe('explore');
  });

  test('every step can be skipped and said again; left, it is silent', () => {
    const { lesson, said, happens } = open();
    for (const step of STEPS) {
      expect(lesson.step.value).toBe(step);
      lesson.repeat();
      lesson.skip();
    }
    expect(lesson.step.value).toBeNull();
    lesson.begin();
    lesson.end();
    const before = said.length;
    happens('lifted');
    expect(said).toHaveLength(before);
  });

  test('a whole move, typed, ends every step that it carries out, with one praise', () => {
    const { lesson, said, happens } = open();
    lesson.skip();
    const before = said.length;
    happens('lifted', 'inserted', 'announced', 'made');
    expect(lesson.step.value).toBe('press');
    expect(said.slice(before)).toEqual([expect.stringMatching(/^Well done\. Press the clock/)]);
  });

  test('whoever lifts a man before he was asked to goes on from there', () => {
    const { lesson, said, happens } = open();
    lesson.explored('e2');
    happens('lifted');
    expect(lesson.step.value).toBe('insert');
    for (const square of ['e3', 'e4', 'e5']) lesson.explored(square);
    expect(said.at(-1)).toMatch(/^Well done\. Insert/);
  });

  test('D.2.8: the player announces himself while he learns to correct a slip of the tongue, and not after it', () => {
    const { lesson, practises } = open();
    const when = STEPS.filter((step) => {
      expect(lesson.step.value).toBe(step);
      const on = practises();
      lesson.skip();
      return on;
    });
    expect(when).toEqual(['ownWords', 'tongue', 'correct']);
    expect(practises()).toBe(false);
    lesson.begin();
    while (lesson.step.value !== 'tongue') lesson.skip();
    lesson.end();
    expect(practises()).toBe(false);
  });

  test('on a board on the table fingers explore by themselves', () => {
    expect(open(true).lesson.step.value).toBe('lift');
  });

  test('has its words in every language', async () => {
    for (const language of LANGUAGES) {
      await lessonTexts.load(language);
      for (const step of STEPS)
        expect(
          lessonTexts.text(language, step, {
            time: 't',
            back: 'z',
            arbiter: 'a',
            pause: 'p',
            export: 'e',
            press: 'x',
          }),
        ).not.toMatch(/[{}]/);
    }
  });
});
