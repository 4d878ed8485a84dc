/** Writes the peg board's drawings from its measures: node --import tsx scripts/hardware.ts */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from '../devices/pegboard/hardware/drawings.ts';

const FOLDER = join(import.meta.dirname, '..', 'devices', 'pegboard', 'hardware');

for (const [name, contents] of Object.entries(drawings())) writeFileSync(join(FOLDER, name), contents);
