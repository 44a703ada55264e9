/**
 * How a table of Buddies is spoken of. `{}` stands for the number, `{card}` for what a fact names;
 * where a list is given, the number says which. Empty words are not said at all.
 */

/** Counters and marks: as they stand at the table, and as it is told that they changed. */
export const COUNTERS = {
  turn: { shown: 'turn {}', told: 'turn {} begins' },
  active: { shown: "seat {}'s turn", told: '' },
  phase: { shown: ['', 'Draw', 'Prepare', 'Player', 'Buddies', 'End'], told: '' },
  first: { shown: '', told: 'seat {} goes first' },
  energy: { shown: 'Energy {}', told: 'Energy is now {}', always: true },
  out: { shown: 'out', told: '' },
  deckAbsorbed: { shown: 'the deck absorbed {}', told: '' },
  drawFailed: { shown: '', told: 'had no card to draw' },
  buddiesPlayed: { shown: '', told: '' },
  itemsPlayed: { shown: '', told: '' },
};

export const MARKS = {
  damage: { shown: '{} damage', told: '' },
  absorbed: { shown: 'absorbed {}', told: '' },
  entered: { shown: 'new', told: '' },
  acted: { shown: 'has acted', told: '' },
  defending: { shown: 'Defending', told: '' },
  down: { shown: 'knocked out', told: '' },
};

export const CHANGES = {
  cannotAct: { shown: 'cannot act' },
  cannotAttack: { shown: 'cannot attack' },
  weakness: { shown: 'another weakness' },
};

export const DURATIONS = {
  turn: 'this turn',
  leaves: 'while in play',
  'turn-of': 'until the next turn of {}',
};

/** Who or what is meant where it is no card; `{seat}` is whose. */
export const TARGETS = { deck: 'the deck of {seat}', player: 'the player {seat}' };

/** Attributes that matter at the table, besides the values. */
export const ATTRIBUTES = ['element', 'wk'];

/** Stories of facts: of several forms the first one counts whose fields the fact has. */
export const STORIES = {
  'hand-redrawn': ['seat {seat} shuffles the hand back and draws anew'],
  'die-rolled': ['seat {seat} rolls {die}'],
  started: ['seat {seat} begins with {card}'],
  'prepare-begun': [''],
  'end-begun': [''],
  burned: ['seat {seat} burns a card'],
  paid: [''],
  'card-played': ['seat {seat} plays {face}'],
  entered: ['{card} comes into play'],
  equipped: ['{card} goes on {on}'],
  'ability-used': ['{card} of seat {seat} acts; what it does waits on the stack'],
  defended: ['{card} of seat {seat} Defends'],
  withdrawn: ['seat {seat} withdraws {face}'],
  'came-to-nothing': ['{card} comes to nothing'],
  cancelled: ['{face} is cancelled'],
  redirected: ['the target is now {onto}'],
  'rolled-for': ['{card} rolls {die}, where {needed} or less was needed'],
  'buddy-struck': ['{card} takes {amount} damage from {source}', '{card} takes {amount} damage'],
  'deck-struck': ['the deck of seat {seat} takes {amount} damage; cards lost: {lost}'],
  'item-broken': ['{card} breaks, and {amount} damage with it'],
  'hp-lost': ['{card} loses {amount} HP'],
  healed: ['{card} heals {amount}'],
  'cards-lost': ['cards lost by seat {seat}: {count}'],
  'knocked-out': ['{face} is knocked out'],
  revived: ['{card} gets up again'],
  trashed: ['{face} is trashed'],
  returned: ['{card} goes back to the hand of seat {seat}'],
  'control-taken': ['seat {seat} takes {card} over'],
  'deck-searched': ['seat {seat} searches the deck'],
  'hand-trimmed': [''],
  eliminated: ['seat {seat} is out'],
};

export const MOVES = [
  { from: 'deck', to: 'hand', says: 'seat {seat} draws {card}' },
  { from: 'hand', to: 'deck', says: 'seat {seat} puts {card} back into the deck' },
  { from: 'deck', to: 'trash', says: '{card} goes off the deck of seat {seat}' },
  { from: 'trash', to: 'deck', says: '{card} goes back into the deck of seat {seat}' },
  { from: 'hand', to: 'party', says: '' },
  { from: 'hand', to: 'item', says: '' },
  { from: 'hand', to: 'event', says: '{card} now lies before seat {seat}' },
  { from: 'hand', to: 'stack', says: '' },
  { from: 'stack', to: 'trash', says: '' },
  { from: 'party', to: 'hand', says: '' },
  { from: 'party', to: 'party', says: '' },
  { from: 'party', to: 'trash', says: '{card} goes to the Trash of seat {seat}' },
  { from: 'item', to: 'trash', says: '{card} goes to the Trash of seat {seat}' },
  { from: 'event', to: 'trash', says: '{card} goes to the Trash of seat {seat}' },
  { from: 'hand', to: 'trash', says: 'seat {seat} discards {card}' },
];
