/**
 * Property tests try the same cases on every machine, so that a failure means the change at hand. The long suites try new
 * ones each time; fast-check prints the seed of what fails, and HECTOR_SEED=… tries it again.
 */
import fc from 'fast-check';

const { HECTOR_LONG, HECTOR_SEED } = process.env;
const seed = HECTOR_SEED ? Number(HECTOR_SEED) : HECTOR_LONG ? Date.now() : 1;
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
