/** `npm run bench`: figures of this machine, each beside its peer in the same run. */
import { join } from 'node:path';
import { logBench } from './log.bench.js';
import { recordBench } from './record.bench.js';
import { report } from './report.js';

const REPORT = join(import.meta.dirname, '..', '..', '..', 'reports', 'bench.json');

await report([...(await recordBench()), ...(await logBench())], REPORT);
