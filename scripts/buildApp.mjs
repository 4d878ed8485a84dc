/** Builds the app when its sources have changed: for a program that goes on with other things meanwhile. */
import { buildIfChanged } from './build.mjs';

process.exit(buildIfChanged() ? 0 : 1);
