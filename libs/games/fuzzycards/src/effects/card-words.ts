/**
 * What Fuzzycards calls its timings, costs, filters, values and durations. The engine puts the
 * sentences together; the verbs have a file of their own (`verb-words.ts`).
 */
import {
  phrases,
  type CardWords,
  type FilterWords,
  type Noun,
  type ValueWords,
} from '@scoresheet/rules-cards';
import type { CardFace } from '@scoresheet/rules-engine';
import { KEYWORDS, type CardType, type Keyword, type Timing } from '../cards/card.js';
import { VERB_WORDS } from './verb-words.js';

const { capital, inPile, side, signed, stat } = phrases;

const TYPES: Readonly<Record<CardType, Noun>> = {
  hero: ['Hero', 'Heroes'],
  'equip-relic': ['Equip Relic', 'Equip Relics'],
  'field-relic': ['Field Relic', 'Field Relics'],
  event: ['Event', 'Events'],
};

const TIMINGS: Readonly<Record<Timing, { label?: string; it?: string }>> = {
  'on-deploy': { label: 'On Deploy' },
  'on-attack': { label: 'On Attack', it: 'the attacked card' },
  'on-hit': { label: 'On Hit' },
  'on-ko': { label: 'On KO' },
  'on-kill': { label: 'On Kill', it: "the KO'd card" },
  passive: { label: 'Passive' },
  activate: { label: 'Activate' },
  event: {},
};

const thisCard = ({ type }: CardFace): string =>
  type === 'equip-relic' || type === 'field-relic' ? 'this Relic' : `this ${capital(type)}`;

/** An Equip Relic means its Hero, any other card means itself. */
const bearer = (face: CardFace): string =>
  face.type === 'equip-relic' ? 'its Hero' : thisCard(face);

const FILTERS: { readonly [filter: string]: FilterWords } = {
  bearer: (wanted, { face }) => (wanted === true ? { is: bearer(face) } : { other: true }),
  other: (wanted, { face }) => (wanted === true ? { other: true } : { is: bearer(face) }),
  damaged: (wanted) => ({ before: wanted === true ? 'damaged' : 'undamaged' }),
  side: side("your opponent's", 'enemy'),
  force: (wanted) => ({ before: capital(String(wanted)) }),
  type: (wanted) => ({ noun: TYPES[wanted as CardType] }),
  keyword: (wanted) => ({ with: capital(String(wanted)) }),
  hpAtMost: (wanted) => ({ with: `at most ${Number(wanted)} HP left` }),
  costAtMost: (wanted) => ({ with: `a cost of at most ${Number(wanted)}` }),
  row: (wanted) => ({ after: `in the ${capital(String(wanted))}` }),
  ownedBy: (wanted, { elsewhere }) => {
    const whose = wanted === 'you' ? 'your' : "your opponent's";
    return elsewhere ? { whose } : { after: `on ${whose} side` };
  },
};

const ZONES = {
  field: (whose: string) => (whose ? `on ${whose} side of the field` : 'on the field'),
  hand: inPile('hand'),
  relics: (whose: string) => `on ${whose || 'any'} side`,
  discard: inPile('discard pile'),
};

/** "+2 to damage dealt". */
const toDamage = (name: string): ValueWords => ({
  name,
  change: (by) => `${signed(by)} to ${name}`,
});

/** Burn alone has a number; it is said however often a card has got it (R-FUZ-62). */
const keyword = (word: Keyword): ValueWords => {
  const name = capital(word);
  if (word === 'burn') return { name, change: (by) => `${name} ${by}` };
  return { name, change: (by) => (by.startsWith('-') ? `no ${name}` : name) };
};

export const CARD_WORDS: CardWords = {
  card: ['card', 'cards'],
  timings: TIMINGS,
  costs: {
    energy: (paid) => `${paid} Energy`,
    life: (paid) => `${paid} Life`,
    hp: (paid) => `${paid} HP`,
  },
  again: 'any number of times a turn',
  filters: FILTERS,
  zones: ZONES,
  named: { self: thisCard, bearer },
  values: {
    atk: stat('ATK'),
    def: stat('DEF'),
    hp: stat('HP'),
    deals: toDamage('damage dealt'),
    takes: toDamage('damage taken'),
    cost: stat('cost'),
    ...Object.fromEntries(KEYWORDS.map((word) => [word, keyword(word)])),
  },
  counters: { energy: 'Energy', life: 'Life', total: 'total damage' },
  verbs: VERB_WORDS,
  durations: {
    turn: 'until the turn ends',
    'your-next-turn': 'until your next turn begins',
    leaves: 'while on the field',
  },
  bearerOf: (face) => (face.type === 'equip-relic' ? bearer(face) : undefined),
};
