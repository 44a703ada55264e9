/**
 * `npm run soak -- --minutes 60 --matches 50`: bots play at all tables for an hour, and memory,
 * handles and the time of answers are told with their slopes. Ends with 1 when something grows.
 * Without `--url` it starts a server of its own; with it, `--operations` names the addresses of
 * the processes to look at, by commas.
 */
import { parseArgs } from 'node:util';
import { wordsOf } from '@scoresheet/event-log-port';
import { percentilesOf } from './answers.js';
import { reportOn } from './report.js';
import { startServer, type SoakedServer } from './server.js';
import { soak, type Soaked } from './soak.js';

const SAMPLES_IN_A_LINE = 12;

function readWish() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '60' },
      matches: { type: 'string', default: '50' },
      'think-ms': { type: 'string', default: '500' },
      'sample-seconds': { type: 'string', default: '5' },
      url: { type: 'string' },
      operations: { type: 'string' },
    },
  });
  if ((values.url === undefined) !== (values.operations === undefined)) {
    throw new Error('--url and --operations belong together: name both, or none.');
  }
  return {
    minutes: wholeNumber('minutes', values.minutes),
    matches: wholeNumber('matches', values.matches),
    thinkMs: wholeNumber('think-ms', values['think-ms']),
    sampleEveryMs: wholeNumber('sample-seconds', values['sample-seconds']) * 1_000,
    server: values.url === undefined ? undefined : running(values.url, values.operations ?? ''),
  };
}

function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`--${option} is a whole number from 1 on, not '${text}'.`);
}

const running = (url: string, operations: string): SoakedServer => ({
  url,
  operations: operations.split(','),
  stop: () => Promise.resolve(),
});

function tell({ answers, ended, failures, samples }: Soaked): void {
  const [[, looks = []] = []] = samples;
  if (looks.length % SAMPLES_IN_A_LINE !== 0) return;
  const heap = (looks.at(-1)?.figures.get('nodejs_heap_size_used_bytes') ?? NaN) / 2 ** 20;
  const { p50Ms, p99Ms } = percentilesOf(answers.slice(-10_000));
  console.log(
    `${new Date().toISOString()}  ${answers.length} actions, ${ended} matches ended, ` +
      `${failures.length} failed, heap ${heap.toFixed(0)} MB, ` +
      `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`,
  );
}

async function main(): Promise<void> {
  const { server: given, ...wish } = readWish();
  const server = given ?? (await startServer());
  try {
    const soaked = await soak({ ...wish, ...server, onSample: tell });
    const { lines, complaints } = reportOn(soaked);
    console.log([...lines, ...complaints.map((words) => `NOT WELL: ${words}`)].join('\n'));
    if (complaints.length > 0) process.exitCode = 1;
    else console.log('All is flat.');
  } finally {
    await server.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 2;
}
