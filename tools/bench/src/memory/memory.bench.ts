/** What live matches of Fuzzycards take of a process's heap, in a process that does nothing else. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Figures, Row } from '../figures.js';
import type { Told } from './child.js';

const CHILD = fileURLToPath(new URL('./child.js', import.meta.url));
const HELD = 10_000;

export async function memoryBench(): Promise<Figures> {
  const { events, bytes } = await askChild(HELD);
  const of = `live Fuzzycards matches, ${events} events each`;
  const row = (bench: string, figure: number): Row => ({ bench, of, figure, unit: 'bytes' });
  return {
    rows: [row('memory: one of 10,000', Math.round(bytes / HELD)), row('memory: 10,000', bytes)],
    comparisons: [],
  };
}

async function askChild(matches: number): Promise<Told> {
  const child = fork(CHILD, [`${matches}`]);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the process that holds matches ended with code ${code} and said nothing`);
  });
  const said = once(child, 'message').then(([told]) => told as Told);
  return Promise.race([said, ended]).finally(() => child.kill());
}
