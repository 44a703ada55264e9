/**
 * How a table of Fuzzycards is spoken of. `{}` stands for the number, `{field}` for what a fact
 * names; where a list is given, the number says which. Empty words are not said at all.
 */

/** Counters and marks: as they stand at the table, and as it is told that they changed. */
export const COUNTERS = {
  turn: { shown: 'turn {}', told: 'turn {} begins' },
  active: { shown: "seat {}'s turn", told: '' },
  phase: {
    shown: ['', 'Genesis', 'Decode', 'Activate', 'Settle', 'Validate', 'Exodus'],
    told: '',
  },
  first: { shown: '', told: '' },
  life: { shown: 'Life {}', told: 'Life is now {}' },
  energy: { shown: 'Energy {}', told: 'Energy is now {}', always: true },
  total: { shown: 'dealt {} of 589', told: 'has now dealt {} of 589' },
  drawFailed: { shown: '', told: 'must draw from an empty Scroll' },
};

export const MARKS = {
  damage: { shown: '{} damage', told: '' },
  fresh: { shown: 'new', told: '' },
  attacked: { shown: 'has attacked', told: '' },
  unveiled: { shown: 'out of Stealth', told: '', stopsKeyword: 'stealth' },
  struck: { shown: '', told: '', stopsKeyword: 'shield' },
  used: { shown: 'ability used', told: '' },
  lent: { shown: 'goes back to seat {} when the turn ends', told: '' },
};

/** Silence is a change for a time (A-FUZ-27). */
export const CHANGES = {
  silenced: { shown: 'silenced', stopsKeywords: true },
};

export const DURATIONS = {
  turn: 'this turn',
  leaves: 'while it stands',
  'turn-of': 'until the next turn of {}',
};

/** Attributes that matter at the table, besides the values. */
export const ATTRIBUTES = ['force'];

/** Stories of facts: of several forms the first one counts whose fields the fact has. */
export const STORIES = {
  'genesis-flip-won': ['seat {seat} wins the flip'],
  'hand-redrawn': ['seat {seat} shuffles the hand back and draws anew'],
  'card-played': ['seat {seat} plays {face}'],
  entered: [''],
  'ability-used': ['seat {seat} uses {card}'],
  settled: [''],
  'attack-declared': [''],
  'attack-dodged': ['{card} steps back over the bridge: the attack is over'],
  'attack-lost': ['the attack of {attacker} comes to nothing'],
  shielded: ['the Shield of {card} stops {amount} damage'],
  'card-hit': ['{card} takes {amount} damage from {source}', '{card} takes {amount} damage'],
  'life-hit': [
    'seat {seat} takes {amount} damage from {source}',
    'seat {seat} takes {amount} damage',
  ],
  'damage-dealt': [''],
  felled: [''],
  healed: ['{card} heals {amount}'],
  'knocked-out': ['{face} is knocked out'],
  returned: ['{card} goes back to the hand of seat {seat}'],
  'control-taken': ['seat {seat} takes {card} over'],
  'scroll-searched': ['seat {seat} searches the Scroll'],
  'scroll-looked-at': ['seat {seat} looks at {seen} cards of the Scroll'],
  'hand-trimmed': [''],
  'prophecy-fulfilled': ['seat {seat} has dealt exactly {total} damage'],
};

export const MOVES = [
  { from: 'scroll', to: 'hand', says: 'seat {seat} draws {card}' },
  { from: 'hand', to: 'scroll', says: 'seat {seat} puts {card} back into the Scroll' },
  { from: 'scroll', to: 'scroll', says: 'seat {seat} puts a card back' },
  { from: 'scroll', to: 'flip', says: 'seat {seat} reveals {card}' },
  { from: 'flip', to: 'scroll', says: '' },
  { from: 'hand', to: 'field', says: '{card} enters {where}' },
  { from: 'hand', to: 'relics', says: '{card} goes on {holder}' },
  { from: 'hand', to: 'resolving', says: '' },
  { from: 'resolving', to: 'discard', says: '' },
  { from: 'field', to: 'hand', says: '' },
  { from: 'field', to: 'discard', says: '' },
  { from: 'relics', to: 'discard', says: '{card} is lost with its Hero' },
  { from: 'hand', to: 'discard', says: 'seat {seat} discards {card}' },
];
