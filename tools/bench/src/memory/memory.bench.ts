/** What live matches of Fuzzycards take of a process's heap, in a process that does nothing else. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Figures, Row } from '../report.js';
import type { Told } from './child.js';

const CHILD = fileURLToPath(new URL('./child.js', import.meta.url));
const COUNTS = [1, 10_000] as const;

export async function memoryBench(): Promise<Figures> {
  const { events, bytes } = await askChild(COUNTS);
  const of = `live Fuzzycards matches, ${events} events each`;
  const rows = COUNTS.map((count, index): Row => {
    const bench = `memory: ${count.toLocaleString('en')} held`;
    return { bench, of, figure: bytes[index] ?? NaN, unit: 'bytes' };
  });
  return { rows, comparisons: [] };
}

async function askChild(counts: readonly number[]): Promise<Told> {
  const child = fork(CHILD, counts.map(String), { execArgv: ['--expose-gc'] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the process that holds matches ended with code ${code} and said nothing`);
  });
  const said = once(child, 'message').then(([told]) => told as Told);
  return Promise.race([said, ended]).finally(() => child.kill());
}
