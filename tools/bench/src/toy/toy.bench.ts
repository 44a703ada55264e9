/**
 * The toy duel of `duel.ts` on our interpreter, beside the same game on boardgame.io and written
 * by hand, in rounds that alternate, each in a process of its own. Timed is what happens from the
 * choice of an option to the three views after it; the tables are laid before.
 */
import type { Rounds } from '../interleave.js';
import { measureApart } from '../one-core/measure-apart.js';
import { compare, rateRow, type Figures, type Row } from '../figures.js';
import { CONTESTANTS, PEERS } from './contestants.js';

/** Duels of one round of one contestant. */
const DUELS = 240;
const ROUNDS: Rounds = { rounds: 8, warmUp: 5 };
const OF = 'actions of the toy duel, one core';

export async function toyBench(
  rounds = ROUNDS,
  duels = DUELS,
  measure = measureApart,
): Promise<Figures> {
  const rates = await measure(
    CONTESTANTS.map(({ name }) => ({ does: 'duel', contestant: name, duels })),
    rounds,
  );
  const rows = rates.map((rate, index) => rateRow(`toy: ${CONTESTANTS[index]?.name}`, OF, rate));
  const [ours, ...theirs] = rows as [Row, ...Row[]];
  return {
    rows,
    comparisons: theirs.map((peer, index) => compare(ours, peer, PEERS[index]?.goal)),
  };
}
