/**
 * What Buddies calls its timings, costs, filters, values and durations. The engine puts the
 * sentences together; the verbs have a file of their own (`verb-words.ts`).
 *
 * Rules: R-BUD-25, R-BUD-63.
 */
import {
  phrases,
  type CardWords,
  type FilterWords,
  type Noun,
  type ValueWords,
} from '@scoresheet/rules-cards';
import type { CardFace } from '@scoresheet/rules-engine';
import type { CardType, Timing } from '../cards/card.js';
import type { RuleValue } from '../values.js';
import { VERB_WORDS } from './verb-words.js';

const { capital, inPile, side, stat, trait } = phrases;

const TYPES: Readonly<Record<CardType, Noun>> = {
  buddy: ['Buddy', 'Buddies'],
  item: ['Item', 'Items'],
  skill: ['Skill', 'Skills'],
  power: ['Power', 'Powers'],
  event: ['Event', 'Events'],
};

const TIMINGS: Readonly<Record<Timing, { label?: string; it?: string }>> = {
  use: { label: 'Act' },
  play: {},
  prepare: { label: 'Prepare' },
  'turn-end': { label: 'End' },
  enter: { label: 'On coming into play' },
  equipped: { label: 'On being equipped' },
  'knocked-out': { label: 'On being knocked out' },
  struck: { label: 'On being struck', it: 'the attacker' },
  'hits-deck': { label: 'On striking a deck' },
  lasting: {},
};

const thisCard = ({ type }: CardFace): string => `this ${capital(type)}`;

/** An Item means the Buddy that carries it, any other card means itself. */
const bearer = (face: CardFace): string => (face.type === 'item' ? 'its Buddy' : thisCard(face));

const PLAYERS: Readonly<Record<string, string>> = {
  each: 'each player',
  others: 'each other player',
  you: 'your side',
};

const FILTERS: { readonly [filter: string]: FilterWords } = {
  player: (wanted) => ({ is: PLAYERS[String(wanted)] ?? '' }),
  bearer: (wanted, { face }) => (wanted === true ? { is: bearer(face) } : { other: true }),
  other: (wanted, { face }) => (wanted === true ? { other: true } : { is: bearer(face) }),
  generic: (wanted) => ({ before: wanted === true ? 'generic' : 'non-generic' }),
  damaged: (wanted) => ({ before: wanted === true ? 'damaged' : 'undamaged' }),
  defending: (wanted) => ({ before: wanted === true ? 'Defending' : 'upright' }),
  equipped: (wanted) => ({ before: wanted === true ? 'equipped' : 'unequipped' }),
  side: side("another player's", 'enemy'),
  element: (wanted) => ({ before: capital(String(wanted)) }),
  type: (wanted) => ({ noun: TYPES[wanted as CardType] }),
  down: (wanted) => ({ ...(wanted === true ? { before: 'knocked-out' } : {}), noun: TYPES.buddy }),
  name: (wanted) => ({ with: `the name ${String(wanted)}` }),
  hpAtMost: (wanted) => ({ with: `at most ${Number(wanted)} HP left` }),
  costAtMost: (wanted) => ({ with: `a cost of at most ${Number(wanted)}` }),
};

const ZONES = {
  party: inPile('party'),
  item: (whose: string) => (whose ? `on ${whose} Buddies` : 'on a Buddy'),
  event: (whose: string) =>
    whose === 'your' ? 'of your own' : `of ${whose ? 'another' : 'a'} player`,
  hand: inPile('hand'),
  trash: inPile('Trash'),
};

/** How Events speak of the rules that they change: "each player has +1 place in the party". */
const RULE_WORDS: Readonly<Record<RuleValue, ValueWords>> = {
  handLimit: stat('to the hand limit'),
  partyLimit: stat('to the places in the party'),
  buddiesPerTurn: stat('to the Buddies to play in a turn'),
  itemsPerTurn: stat('to the Items to play in a turn'),
  turnDraw: stat('to the cards drawn in the Draw phase'),
  burnEnergy: stat('to the Energy of each Burn'),
  luck: stat('to the number of each Roll'),
  noDefending: trait('no right to Defend'),
  noBurning: trait('no right to Burn'),
  noWeakness: trait('Buddies without weakness'),
  swift: trait('Buddies that act in the turn in which they come into play'),
};

export const CARD_WORDS: CardWords = {
  card: ['card', 'cards'],
  choose: 'target',
  things: {
    attackable: ['Buddy or deck', 'Buddies or decks'],
    'attackable-buddies': TYPES.buddy,
    decks: ['deck', 'decks'],
    'other-players': ['opponent', 'opponents'],
    players: ['player', 'players'],
    skills: ['Skill, Power or ability', 'Skills, Powers or abilities'],
    'skill-cards': ['Skill or Power', 'Skills or Powers'],
    powers: TYPES.power,
    abilities: ['ability', 'abilities'],
  },
  timings: TIMINGS,
  costs: {
    energy: (paid) => `${paid} Energy`,
    hp: (paid) => `${paid} HP of its own`,
    discard: (paid) => `discard ${paid === 1 ? 'a card' : `${paid} cards`}`,
  },
  filters: FILTERS,
  zones: ZONES,
  named: { self: thisCard, bearer },
  values: {
    hp: stat('HP'),
    df: stat('DF'),
    cost: stat('cost'),
    deals: stat('damage with attacks'),
    takes: stat('damage from each hit'),
    cannotAct: trait('no leave to act'),
    cannotAttack: trait('no leave to attack'),
    warded: trait('no fear of targeting by other players'),
    unique: trait('Unique'),
    generic: trait('Generic'),
    equip: trait('Equip'),
    breakable: trait('If its Buddy would be damaged, this goes to the Trash instead'),
    halves: trait('Damage to you and your Buddies is halved, down to whole tens'),
    ...RULE_WORDS,
  },
  counters: { energy: 'Energy' },
  verbs: VERB_WORDS,
  durations: {
    turn: 'until the turn ends',
    'your-next-turn': 'until your next turn begins',
    leaves: 'while it stays in play',
  },
};
