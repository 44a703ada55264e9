/** The words in which Friendomancy's cards are written, table of contents: each is declared once. */
import { cardLanguage, checks, shape, type CardLanguage } from '@scoresheet/rules-cards';
import { timingsThatFit, tribesDiffer, type CardEntry } from '../cards/card.js';
import { CARD_TYPES } from '../cards/types.js';
import { FILTERS } from './filters.js';
import { MOST } from './numbers.js';
import { COUNTERS, DURATIONS, NAMED, ZONES_SEEN } from './terms.js';
import { THINGS } from './things.js';
import { TIMINGS } from './timings.js';
import { VALUES } from './values.js';
import { CHANGES } from './verbs/changes.js';
import { PILES } from './verbs/piles.js';
import { PLACES } from './verbs/places.js';
import { OF_PLAYERS } from './verbs/players.js';

const { integer, meaning } = shape;

export const LANGUAGE: CardLanguage<CardEntry> = cardLanguage<CardEntry>(
  {
    card: ['card', 'cards'],
    types: CARD_TYPES,
    printed: {
      cost: meaning('Things; of a Foe the Money that it charges.', integer(0, 4)), // R-FRI-28
    },
    timings: TIMINGS,
    verbs: [...OF_PLAYERS, ...PILES, ...CHANGES, ...PLACES],
    filters: FILTERS,
    values: VALUES,
    zones: ZONES_SEEN,
    things: THINGS,
    named: NAMED,
    durations: DURATIONS,
    counters: COUNTERS,
    seats: {
      noun: 'player',
      who: {
        you: 'The player of the card.',
        others: 'All players but the one of the card.',
        each: 'All players.',
      },
      orChosen: ['other-players', 'players'],
    },
    // Money may be less than nothing (R-FRI-16).
    most: { amount: MOST, times: MOST, targets: MOST, bound: 999, boundLeast: -999 },
    checks: {
      choosing: [checks.leastUpToMost],
      ability: [checks.nothingIdle, checks.noNameTwice],
      card: [tribesDiffer, timingsThatFit],
    },
  },
  [['code'], ['name']], // the same entry of the library is the same card (A-FRI-03)
);
