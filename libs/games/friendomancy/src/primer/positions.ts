/** What the places of Foes are called: on each Pool, and aside of it while it is drawn from. */
import type { Position } from '@scoresheet/rules-presentation';

export const POSITIONS: readonly Position[] = ['Friend', 'Magic', 'Curse', 'Whatever'].flatMap(
  (word, index) => [
    { words: `on the ${word} Pool`, zone: 'foes', slot: index + 1 },
    { words: `aside the ${word} Pool`, zone: 'aside', slot: index + 1 },
  ],
);
