/**
 * Runs the tests: all of them, or those whose path contains one of the arguments. --long runs the long suites too.
 * The last line says how many passed and failed.
 */
import { createVitest } from 'vitest/node';
import { LongFirst } from './longFirst.mjs';

const filters = process.argv.slice(2).filter((argument) => argument !== '--long');
if (filters.length < process.argv.length - 2) process.env.HECTOR_LONG = '1';

const vitest = await createVitest('test', { run: true, watch: false });
vitest.config.sequence.sequencer = LongFirst; // as an option it would take the place of each project's own order
try {
  await vitest.start(filters);
} catch (error) {
  console.error(`${error.message}: no test has a path with ${filters.join(' or ')}`);
}
const count = { passed: 0, failed: 0, skipped: 0 };
for (const module of vitest.state.getTestModules()) {
  for (const test of module.children.allTests()) count[test.result().state] += 1;
  // A file that could not be loaded, or whose set-up failed, has failed even where no test of it has.
  if (!module.ok() && !hasFailedTest(module)) count.failed += 1;
}
count.failed += vitest.state.getUnhandledErrors().length;
await vitest.close();

console.log(
  `\n${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ''}`,
);
if (count.failed > 0 || count.passed === 0) process.exitCode = 1;

function hasFailedTest(module) {
  for (const test of module.children.allTests()) if (test.result().state === 'failed') return true;
  return false;
}
