/**
 * What Friendomancy calls its timings, filters, values and durations. The engine puts the sentences
 * together; the verbs have a file of their own (`verb-words.ts`).
 */
import { phrases, type CardWords, type FilterWords, type Noun } from '@scoresheet/rules-cards';
import type { CardFace } from '@scoresheet/rules-engine';
import type { CardType, Timing } from '../cards/card.js';
import { VERB_WORDS } from './verb-words.js';

const { inPile, side, stat, trait } = phrases;

const TYPES: Readonly<Record<CardType, Noun>> = {
  friend: ['Friend', 'Friends'],
  spell: ['Magic Spell', 'Magic Spells'],
  curse: ['Curse', 'Curses'],
  whatever: ['Whatever', 'Whatevers'],
  foe: ['Foe', 'Foes'],
};

const TIMINGS: Readonly<Record<Timing, { label?: string; it?: string }>> = {
  play: {},
  lasting: {},
  loot: { label: 'Loot' },
  'loot-lasting': { label: 'Loot' },
  'turn-start': { label: 'When your turn begins' },
  'turn-end': { label: 'When your turn ends' },
  'any-draw': { label: 'Whenever any player draws a card' },
  'your-draw': { label: 'Whenever you draw a card' },
  'their-draw': { label: 'Whenever another player draws a card' },
  'your-add': { label: 'Whenever you shuffle cards from a Pool into your deck' },
  'your-play': { label: 'Whenever you play another card', it: 'the played card' },
  'their-play': { label: 'Whenever another player plays a card', it: 'the played card' },
  'your-discard': { label: 'Whenever you discard a card' },
  attacks: { label: 'When this attacks' },
  attacked: { label: 'When this is attacked', it: 'the attacker' },
  lost: { label: 'When this goes to the Discard Pile' },
  'your-loss': { label: 'Whenever another card of yours on the Board goes to the Discard Pile' },
  sacrificed: { label: 'When this is sacrificed' },
  'your-money-lost': { label: 'Whenever you lose Money' },
  'their-money-lost': { label: 'Whenever another player loses Money' },
  'your-money-gained': { label: 'Whenever you gain Money' },
  'their-money-gained': { label: 'Whenever another player gains Money' },
  'your-defeat': { label: 'Whenever you Defeat a Foe' },
};

const thisCard = ({ type }: CardFace): string => `this ${TYPES[type as CardType][0]}`;

const PLAYERS: Readonly<Record<string, string>> = {
  each: 'each player',
  others: 'each other player',
  you: 'your side',
};

const FILTERS: { readonly [filter: string]: FilterWords } = {
  player: (wanted) => ({ is: PLAYERS[String(wanted)] ?? '' }),
  other: (wanted, { face }) => (wanted === true ? { other: true } : { is: thisCard(face) }),
  above: () => ({ is: 'the card above this one' }),
  side: side("another player's", 'enemy'),
  tribe: (wanted) => ({ before: String(wanted) }),
  type: (wanted) => ({ noun: TYPES[wanted as CardType] }),
  name: (wanted) => ({ with: `the name ${String(wanted)}` }),
  costAtMost: (wanted) => ({ with: `a cost of at most ${Number(wanted)}` }),
  costAtLeast: (wanted) => ({ with: `a cost of at least ${Number(wanted)}` }),
  powerAtMost: (wanted) => ({ with: `at most ${Number(wanted)} Power` }),
  powerAtLeast: (wanted) => ({ with: `at least ${Number(wanted)} Power` }),
  beneath: () => ({ after: 'under this one' }),
};

const ZONES = {
  under: () => '',
  hand: inPile('hand'),
  discard: inPile('Discard Pile'),
  defeated: (whose: string) => `beside ${whose || 'a'} deck`,
};

export const CARD_WORDS: CardWords = {
  card: ['card', 'cards'],
  things: {
    'friends-and-foes': TYPES.friend,
    foes: TYPES.foe,
    players: ['player', 'players'],
    'other-players': ['other player', 'other players'],
  },
  timings: TIMINGS,
  costs: {},
  filters: FILTERS,
  zones: ZONES,
  named: { self: thisCard },
  values: {
    power: stat('Power'),
    cost: stat('cost'),
    moreAttacks: stat('attacks each turn'),
    things: stat('Things each turn'),
    swift: trait('Swift: may attack in the turn in which it is played'),
    sturdy: trait('Sturdy: is not lost in a tie'),
    peaceful: trait('Peaceful: cannot attack'),
    sparesPlayers: trait('Gentle: cannot attack players'),
    safe: trait('Safe: cannot be attacked'),
    warded: trait('Warded: cannot be chosen by effects of other players'),
  },
  counters: { money: 'Money', things: 'Things' },
  verbs: VERB_WORDS,
  durations: {
    turn: 'until the turn ends',
    'your-next-turn': 'until your next turn begins',
    leaves: 'while it stays on the Board',
  },
};
