/** Counters that everybody may know, in their order; `{}` stands for the number, or for its seat. */
import { turnCounters } from '@scoresheet/rules-presentation';

export const COUNTERS = {
  ...turnCounters(['Start', 'Main', 'Attack', 'Final', 'End']),
  first: { told: 'seat {} goes first' },
  attacks: {},
  autos: {},
  life: { shown: 'life {}', told: 'life is now {}', always: true },
  buddyCalled: { shown: 'Buddy Call used' },
  countered: { shown: 'has countered this attack' },
  shield: { shown: 'a shield of {}' },
  doomed: { told: 'is about to lose' },
};
