/** The words in which Buddyfight's cards are written, table of contents: each is declared once. */
import { cardLanguage, checks, shape, type CardLanguage } from '@scoresheet/rules-cards';
import type { CardEntry } from '../cards/card.js';
import { hiddenLast, partsFit, stayWhereSaved } from '../cards/checks.js';
import { ADDED } from '../cards/priced.js';
import { CARD_TYPES } from '../cards/types.js';
import { world } from '../cards/worlds.js';
import { FILTERS } from './filters.js';
import { MOST, MOST_POWER } from './numbers.js';
import { PAYMENTS } from './payments.js';
import { COSTS } from './prices.js';
import { COUNTERS, DURATIONS, EITHER, FIGHTERS, NAMED, ZONES_SEEN } from './terms.js';
import { THINGS } from './things.js';
import { TIMINGS } from './timings.js';
import { VALUES } from './values.js';
import { DECKS } from './verbs/decks.js';
import { FIELD } from './verbs/field.js';
import { OF_FIGHTERS } from './verbs/fighters.js';
import { PLACES } from './verbs/places.js';

const { listOf, meaning, text } = shape;

export const LANGUAGE: CardLanguage<CardEntry> = cardLanguage<CardEntry>(
  {
    card: ['card', 'cards'],
    types: CARD_TYPES,
    printed: { world, 'attributes?': meaning('What other cards may ask for.', listOf(text)) },
    timings: TIMINGS,
    verbs: [...OF_FIGHTERS, ...DECKS, ...PLACES, ...FIELD],
    filters: FILTERS,
    values: VALUES,
    zones: ZONES_SEEN,
    things: THINGS,
    named: NAMED,
    durations: DURATIONS,
    counters: COUNTERS,
    costs: COSTS,
    payments: PAYMENTS,
    added: ADDED,
    seats: { noun: 'fighter', who: EITHER, of: FIGHTERS },
    most: { amount: MOST_POWER, times: MOST_POWER, targets: MOST, bound: MOST },
    checks: {
      choosing: [checks.leastUpToMost, checks.handsHidden],
      ability: [hiddenLast, checks.noCardIdle, checks.noNameTwice, stayWhereSaved],
      card: [partsFit],
    },
  },
  [['code'], ['name']], // R-BFT-02 tells Buddies by their name
);
