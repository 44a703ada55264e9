/** The words in which Fuzzycards' cards are written, table of contents: each is declared once. */
import { cardLanguage, checks, shape, type CardLanguage } from '@scoresheet/rules-cards';
import { FORCES, RARITIES, timingsThatFit, type CardEntry } from '../cards/card.js';
import { rarityAllows } from '../cards/rarity.js';
import { CARD_TYPES } from '../cards/types.js';
import { FILTERS } from './filters.js';
import { MOST } from './numbers.js';
import { COSTS } from './prices.js';
import { bearer, COUNTERS, DURATIONS, NAMED, ZONES_SEEN } from './terms.js';
import { TIMINGS } from './timings.js';
import { VALUES } from './values.js';
import { CHANGES } from './verbs/changes.js';
import { HARM } from './verbs/harm.js';
import { PLACES } from './verbs/places.js';
import { OF_PLAYERS } from './verbs/players.js';

const { integer, meaning, oneOf } = shape;

const SEATS = { you: 'The player of the card.', opponent: 'The other player.' };

export const LANGUAGE: CardLanguage<CardEntry> = cardLanguage<CardEntry>(
  {
    card: ['card', 'cards'],
    types: CARD_TYPES,
    printed: {
      force: oneOf('Force', FORCES, 'The Force of the card; each is stronger than the next one.'),
      rarity: oneOf('rarity', RARITIES, 'How rare the card is.'),
      cost: meaning('Energy.', integer(0, 5)), // R-FUZ-12; 0 is allowed in data (A-FUZ-39)
    },
    timings: TIMINGS,
    verbs: [...HARM, ...OF_PLAYERS, ...CHANGES, ...PLACES],
    filters: FILTERS,
    values: VALUES,
    zones: ZONES_SEEN,
    named: NAMED,
    durations: DURATIONS,
    counters: COUNTERS,
    costs: COSTS,
    seats: {
      noun: 'seat',
      who: { ...SEATS, each: 'Both, at the same moment.' },
      of: SEATS,
    },
    most: { amount: MOST, times: MOST, targets: MOST, bound: 999 },
    again: 'any number of times a turn',
    bearerOf: (face) => (face.type === 'equip-relic' ? bearer(face) : undefined),
    checks: {
      choosing: [checks.leastUpToMost, checks.handsHidden],
      ability: [checks.nothingIdle, checks.noNameTwice],
      card: [timingsThatFit],
      printed: [rarityAllows],
    },
  },
  [['code'], ['name']], // what deck lists go by
);
