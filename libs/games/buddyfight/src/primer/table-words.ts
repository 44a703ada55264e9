/**
 * How a table of Buddyfight is spoken of. `{}` stands for the number; where a list is given, the
 * number says which. Empty words are not said at all.
 */

/** Counters and marks: as they stand at the table, and as it is told that they changed. */
export const COUNTERS = {
  turn: { shown: 'turn {}', told: 'turn {} begins' },
  active: { shown: "seat {}'s turn", told: '' },
  phase: { shown: ['', 'Start', 'Main', 'Attack', 'Final', 'End'], told: '' },
  first: { shown: '', told: 'seat {} goes first' },
  attacks: { shown: '', told: '' },
  autos: { shown: '', told: '' },
  life: { shown: 'life {}', told: 'life is now {}', always: true },
  buddyCalled: { shown: 'Buddy Call used', told: '' },
  countered: { shown: 'has countered this attack', told: '' },
  shield: { shown: 'a shield of {}', told: '' },
  doomed: { shown: '', told: 'is about to lose' },
};

export const MARKS = {
  resting: { shown: 'resting', told: '' },
  doubled: { shown: 'has attacked twice', told: '' },
};

export const CHANGES = {
  cannotAttack: { shown: 'cannot attack' },
  cannotBeDestroyed: { shown: 'cannot be destroyed' },
  sturdy: { shown: 'not destroyed by effects' },
  hidden: { shown: 'not chosen by the opponent' },
};

export const DURATIONS = {
  battle: 'during this battle',
  turn: 'this turn',
  leaves: 'while it stays',
  'turn-of': 'until the next turn of {}',
};

/** Who or what is meant where it is no card; `{seat}` is whose. */
export const TARGETS = { fighter: 'the fighter {seat}' };

/** Attributes that matter at the table, besides the values. */
export const ATTRIBUTES = ['world', 'attributes'];
