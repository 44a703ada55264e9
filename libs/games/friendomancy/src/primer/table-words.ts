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
};

export const CHANGES = {};

export const DURATIONS = {
  turn: 'this turn',
  leaves: 'while on the Board',
  'turn-of': 'until the next turn of {}',
};

/** The readings besides those that are usual. */
export const READINGS = {
  judge: { sits: 'a JUDGE sits at the table (A-FRI-01)' },
  format: {
    b: 'hundreds are 25 of each type (R-FRI-37)',
    c: 'hundreds are any cards (R-FRI-38)',
    asked: 'the JUDGE names the format; without one it is a (A-FRI-01)',
  },
  draftOrder: { asSeated: 'players draft as they sit (A-FRI-47)' },
  turnOrder: { asSeated: 'turns go as players sit (A-FRI-47)' },
  foes: {
    oneOfEach: 'one copy of each Foe is in the Pools (A-FRI-44)',
    threeOfEach: 'three copies of each Foe are in the Pools (A-FRI-44)',
    tenOfEach: 'ten copies of each Foe are in the Pools (A-FRI-44)',
  },
  endTrigger: { onlyByDraw: 'only a deck that is drawn empty ends the game (A-FRI-07)' },
  attacksPerFriend: {
    '2': 'a Friend attacks twice a turn (A-FRI-16)',
    '3': 'a Friend attacks three times a turn (A-FRI-16)',
  },
  foeFee: { perCard: 'Foes charge for each card that is added (A-FRI-25)' },
  maxSeats: { '8': 'up to eight may sit down (A-FRI-41)' },
  disputes: { spoken: 'words of disputes are said at the table, not written (A-FRI-68)' },
  sacrificeAtWill: { yes: 'own cards may be sacrificed in the Main Step (A-FRI-31)' },
  draftLook: { asDrawn: 'drafted cards are seen as they are drawn (A-FRI-46)' },
  triggersPerAct: { '50': 'of one act fifty effects resolve at most (A-FRI-64)' },
  extraTurns: { '1': 'a round has one extra turn at most (A-FRI-64)' },
  actsPerStep: { '20': 'a Main Step has twenty acts at most (A-FRI-64)' },
  maxRounds: { '30': 'the game ends after round 30 (A-FRI-64)' },
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

/** What a person may want of a card that lies there, for "why not". */
export const WISHES = [
  { when: 'main', zone: 'hand', says: 'play it', id: 'play {card}' },
  {
    ...{ when: 'main', zone: 'board', against: true },
    ...{ says: 'attack it with {own}', id: 'attack {own} {card}' },
  },
];

/** What each way to end a game means (R-FRI-02; decisions A-FRI-15, A-FRI-37). */
export const ENDINGS = {
  'most-money': 'the last round was over',
  'last-left': 'all others have left',
  conceded: 'all others gave up',
  'draw-by-loop': 'effects set each other off without an end',
};
