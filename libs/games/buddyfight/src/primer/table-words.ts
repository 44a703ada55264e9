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

/** The readings besides those that are usual. */
export const READINGS = {
  firstTurnLimit: { false: 'the first turn has no limit of attacks (B15)' },
  counterattackTie: { destroys: 'Counterattack works on equal defense as well (A-BFT-04)' },
  penetrate: { gone: 'Penetrate needs the monster gone (A-BFT-05)' },
  doubleAttack: { notNullified: 'no Double Attack after a nullified attack (A-BFT-06)' },
  counterLimit: { none: 'any number of [Counter] in an attack (A-BFT-18)' },
  itemDefense: { false: 'items with defense protect nobody (A-BFT-24)' },
  soulguardOnCost: { true: 'Soulguard works on payments as well (A-BFT-46)' },
  attackStartTiming: { false: 'no [Counter] before the first attack (A-BFT-56)' },
  useLimit: { '3': 'cards of one name are used three times a turn at most (A-BFT-69)' },
  autoLimit: { '10': 'ten abilities set off in one turn end the game (A-BFT-69)' },
  maxTurns: { '20': 'the game ends after twenty turns (A-BFT-69)' },
};

/** Who or what is meant where it is no card; `{seat}` is whose. */
export const TARGETS = { fighter: 'the fighter {seat}' };

/** Attributes that matter at the table, besides the values. */
export const ATTRIBUTES = ['world', 'attributes'];

/** What a person may want of a card that lies there, for "why not". */
export const WISHES = [
  { when: 'act', zone: 'hand', says: 'call it to the left', id: 'call {card} left' },
  { when: 'act', zone: 'hand', says: 'cast it', id: 'cast {card}' },
  { when: 'act', zone: 'hand', says: 'equip it', id: 'equip {card}' },
  { when: 'act', zone: 'field', says: 'use its ability', id: 'use {card} 0' },
  { when: 'answer', zone: 'hand', says: 'answer with it', id: 'cast {card}' },
  { when: 'charge', zone: 'hand', says: 'charge it', id: 'charge {card}' },
  {
    ...{ when: 'attack', zone: 'field', against: true },
    ...{ says: 'attack it with {own}', id: 'attack {own} {card}' },
  },
];
