/**
 * The order of test files. A clean checkout knows no durations, and vitest would begin with the largest files; these are
 * short and take longest. Begun first, none of them keeps one core busy at the end while the others wait.
 */
import { BaseSequencer } from 'vitest/node';

const LONG = [
  'e2e/everyScreen',
  'e2e/board',
  'e2e/people.look',
  'e2e/narrowPage',
  'e2e/everyDesk',
  'e2e/faults',
  'e2e/deskScreens',
  'speech/polyfill/polyfill.chromium',
  'e2e/score',
  'e2e/languages',
  'app/board/hands',
];

const isLong = ({ moduleId }) => LONG.some((name) => moduleId.endsWith(`/test/${name}.test.ts`));

export class LongFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
