/** Counters that everybody may know, in their order; `{}` stands for the number, or for its seat. */
import { turnCounters } from '@scoresheet/rules-presentation';

export const COUNTERS = {
  ...turnCounters(['Draw', 'Prepare', 'Player', 'Buddies', 'End']),
  first: { told: 'seat {} goes first' },
  energy: { shown: 'Energy {}', told: 'Energy is now {}', always: true },
  out: { shown: 'out' },
  deckAbsorbed: { shown: 'the deck absorbed {}' },
  drawFailed: { told: 'had no card to draw' },
  buddiesPlayed: {},
  itemsPlayed: {},
};
