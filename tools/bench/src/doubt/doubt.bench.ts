/**
 * What it costs a reader to take nobody's word: events that it believes, events whose proof it checks,
 * and events that it decides again because they bear none.
 */
import { throwawayPostgres } from '@scoresheet/event-log-postgres/throwaway-postgres';
import { openDatabase } from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import { compare, rateRow, type Figures, type Row } from '../figures.js';
import { interleave, turnHere, type Rate, type Rounds, type Task } from '../interleave.js';
import { folding } from './folding.js';
import { projecting } from './projecting.js';
import { BELIEVED, DECIDED_AGAIN, PROVED } from './written.js';

const MATCHES = 60;
const ROUNDS: Rounds = { rounds: 7, warmUp: 3 };
const GOAL = 'at least 0.9';
const DOUBTS = [BELIEVED, PROVED, DECIDED_AGAIN] as const;

export async function doubtBench(matches = MATCHES, rounds = ROUNDS): Promise<Figures> {
  const postgres = await throwawayPostgres();
  const database = await openDatabase(await postgres.createDatabase());
  try {
    const tasks = tasksOf(matches, database);
    const rates = await interleave(tasks, rounds, turnHere);
    const rows = tasks.map(({ name }, i) => rateRow(name, 'Fuzzycards events', rates[i] as Rate));
    return { rows, comparisons: [...beside(rows.slice(0, 3)), ...beside(rows.slice(3))] };
  } finally {
    await database.destroy();
    await postgres.dispose();
  }
}

const tasksOf = (matches: number, database: DataSource): readonly Task[] => [
  ...DOUBTS.map((doubt) => folding(doubt, matches)),
  ...DOUBTS.map((doubt) => projecting(doubt, matches, database)),
];

/** The goal is of what bears a proof, which is everything once all match services sign. */
function beside([believed, proved, decided]: readonly Row[]) {
  if (!believed || !proved || !decided) throw new Error('each reader has three rows');
  return [compare(proved, believed, GOAL), compare(decided, believed)];
}
