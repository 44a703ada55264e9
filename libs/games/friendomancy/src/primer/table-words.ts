/**
 * How a table of Friendomancy is spoken of. `{}` stands for the number, `{card}` for what a fact
 * names; where a list is given, the number says which. Empty words are not said at all.
 */
export const COUNTERS = {
  money: { shown: 'Money {}', told: '', always: true },
  things: { shown: 'Things {}', told: '' },
  out: { shown: 'has left', told: '' },
  draftPlace: { shown: '', told: '' },
  turnPlace: { shown: '', told: '' },
  extra: { shown: 'takes {} more turns', told: '' },
  skips: { shown: 'skips {} turns', told: '' },
  questions: { shown: '', told: '' },
  first: { shown: '', told: 'seat {} takes the first turn' },
  turn: { shown: '', told: '' },
  round: { shown: 'round {}', told: 'round {} begins' },
  lastRound: { shown: 'round {} is the last', told: 'round {} is the last' },
  active: { shown: "seat {}'s turn", told: '' },
  step: { shown: ['', 'Draw Step', 'Main Step', 'End Step'], told: '' },
  extraTurns: { shown: '', told: '' },
  figure: { shown: 'tie-break {}', told: '' },
  judgeGone: { shown: 'the JUDGE has left', told: '' },
};

export const MARKS = {
  attacks: { shown: 'has attacked', told: '' },
  new: { shown: 'new', told: '' },
  worn: { shown: 'worn by {}', told: '' },
  owner: { shown: 'of seat {}', told: '' },
  lent: { shown: 'goes back to seat {} when the turn ends', told: '' },
};

export const CHANGES = {};

export const DURATIONS = {
  turn: 'this turn',
  leaves: 'while on the Board',
  'turn-of': 'until the next turn of {}',
};

/** Who or what is meant where it is no card; `{seat}` is whose. */
export const TARGETS = { player: 'the player {seat}' };

/** Attributes that matter at the table, besides the values. */
export const ATTRIBUTES = ['tribes'];

/** Stories of facts: of several forms the first one counts whose fields the fact has. */
export const STORIES = {
  'order-named': ['the {of} is named'],
  'cards-drafted': ['seat {seat} drafts: {split}'],
  'deck-made': ['seat {seat} shuffles the new deck'],
  'foes-placed': ['{count} Foes are somewhere in the Pools'],
  'round-begun': [''],
  'turn-begun': [''],
  'turn-ending': [''],
  'turn-skipped': ['seat {seat} skips a turn'],
  'turn-gained': ['seat {seat} will have another turn'],
  'card-drawn': ['seat {seat} draws from {from}'],
  'cards-added': ['seat {seat} shuffles {count} of the {from} into the deck'],
  'card-played': ['seat {seat} plays {face}'],
  'card-discarded': ['seat {seat} discards {face}'],
  'card-lost': ['seat {seat} loses {face}'],
  'card-returned': ['{face} goes back to the hand of seat {seat}'],
  'card-tucked': ['{card} goes under {under}'],
  'control-taken': ['seat {seat} takes {card} over'],
  sacrificed: ['seat {seat} sacrifices {face}'],
  'attack-declared': ['{card} attacks {target}'],
  'attack-failed': ['the attack comes to nothing'],
  fought: ['{card} fights {target}'],
  'money-gained': ['seat {seat} gains {amount} Money'],
  'money-lost': ['seat {seat} loses {amount} Money'],
  'foe-found': ['a Foe: {face}'],
  'foe-placed': ['{card} lies down on its pile'],
  'foe-worn': ['{card} loses {amount} Power for good'],
  'foe-defeated': ['seat {seat} Defeats {face}'],
  'foe-banished': ['{face} leaves the game'],
  'deck-emptied': ['the deck of seat {seat} has run out'],
  'triggers-lapsed': ['after {limit} effects in a row the rest lapse'],
  'extra-turns-cut': ['seat {seat} has had {limit} extra turns in one round, which are enough'],
  'rounds-cut': ['round {limit} is the last of any game'],
  'actions-cut': ['after {limit} acts the Main Step of seat {seat} has to end'],
  'dispute-raised': [
    'seat {seat} asks about decision {about}: “{words}”',
    'seat {seat} asks the JUDGE about {row}',
  ],
  'dispute-answered': ['the JUDGE answers: “{words}”'],
  'dispute-settled': [
    'the JUDGE decides about {row}: {reading} “{words}”',
    'the JUDGE decides about {row}: {reading}',
  ],
  left: ['seat {seat} leaves'],
  'list-opened': ['the list of seat {seat} is open to all'],
};

export const MOVES = [
  { from: 'deck', to: 'hand', says: '' },
  { from: 'hand', to: 'board', says: '' },
  { from: 'board', to: 'discard', says: '' },
  { from: 'board', to: 'hand', says: '' },
  { from: 'hand', to: 'discard', says: '' },
  { from: 'deck', to: 'discard', says: '' },
  { from: 'foes', to: 'defeated', says: '' },
  { from: 'board', to: 'under', says: '' },
  { from: 'drafted', to: 'deck', says: '' },
  ...['friends', 'spells', 'curses', 'whatevers'].flatMap((pool) =>
    ['drafted', 'hand', 'deck'].map((to) => ({ from: pool, to, says: '' })),
  ),
];
