/** Counters that everybody may know, in their order; `{}` stands for the number, or for its seat. */
import type { Primer } from '@scoresheet/rules-presentation';

export const COUNTERS: Primer['counters'] = {
  money: { shown: 'Money {}', always: true },
  things: { shown: 'Things {}' },
  out: { shown: 'has left' },
  draftPlace: {},
  turnPlace: {},
  extra: { shown: 'takes {} more turns' },
  skips: { shown: 'skips {} turns' },
  questions: {},
  first: { told: 'seat {} takes the first turn' },
  turn: {},
  round: { shown: 'round {}', told: 'round {} begins' },
  lastRound: { shown: 'round {} is the last', told: 'round {} is the last' },
  active: { shown: "seat {}'s turn" },
  step: { shown: ['', 'Draw Step', 'Main Step', 'End Step'] },
  extraTurns: {},
  figure: { shown: 'tie-break {}' },
  judgeGone: { shown: 'the JUDGE has left' },
};
