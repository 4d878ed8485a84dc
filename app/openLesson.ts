/** The lesson at this table: its game, and the guide that watches it. Fetched when it is asked for. */
import type { Announcer } from '#speech/announcer/announcer.ts';
import { type Settings, wordsOf } from './desk/settings.ts';
import { givenBy } from './handbook/commands.ts';
import type { Playing } from './hector.ts';
import { Lesson } from './lesson/lesson.ts';
import { lessonTexts } from './lesson/texts/texts.ts';
import { DEFAULT_DETAILS } from './setup/draft.ts';

/** Whatever was chosen for games: the lesson teaches, has time, and both sides are at one board. */
export function lessonSettings(settings: Settings): Settings {
  return {
    ...settings,
    mode: 'training',
    time: '90+30',
    boards: 'one',
    setup: DEFAULT_DETAILS,
    announceMyself: false,
  };
}

export async function beginLesson(
  { game }: Playing,
  announcer: Announcer,
  settings: () => Settings,
): Promise<Lesson> {
  const language = () => settings().language;
  await lessonTexts.load(language());
  const lesson = new Lesson({
    follow: (words) => game.desk.follow(words),
    announcer,
    words: () => wordsOf(settings()),
    command: (name) => givenBy(language())(name) ?? name,
    isReal: () => game.isReal,
    practiseWords: (on) => {
      game.practisesWords = on;
    },
    state: () => game.state.value,
  });
  lesson.begin();
  return lesson;
}
