/** Duels as a task of the bench: the tables are laid before, and playing them out is timed. */
import type { Task } from '../interleave.js';
import { dealOf, playOut, type Contestant, type Duel } from './contestant.js';

/** So many duels of a contestant a round. */
export const duelsOf = ({ name, begin }: Contestant, duels: number): Task => ({
  name,

  async prepare(round) {
    const laid: Duel[] = [];
    for (let number = 0; number < duels; number += 1) {
      laid.push(await begin(dealOf(number), `toy-${round}-${number}`));
    }
    return async () => {
      let actions = 0;
      for (const [number, duel] of laid.entries()) actions += await playOut(duel, number);
      return actions;
    };
  },
});
