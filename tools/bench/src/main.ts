/**
 * `npm run bench`: figures of this machine, each beside its peer in the same run. `npm run bench --
 * toy record` measures those two alone.
 */
import { join } from 'node:path';

const REPORT = join(import.meta.dirname, '..', '..', '..', 'reports', 'bench.json');

// Read when they are loaded: boardgame.io and what it uses check themselves less in production.
process.env['NODE_ENV'] = 'production';
const { measure, unknownBench } = await import('./benches.js');
const { together } = await import('./figures.js');
const { report } = await import('./report.js');

const names = process.argv.slice(2);
const mistake = unknownBench(names);
if (mistake === undefined) {
  await report(together(await measure(names)), REPORT);
} else {
  console.error(mistake);
  process.exitCode = 1;
}
