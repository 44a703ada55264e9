/** The words in which the cards of Buddies are written, table of contents: each is declared once. */
import {
  cardLanguage,
  checks,
  forms,
  meaningsOf,
  shape,
  type CardLanguage,
} from '@scoresheet/rules-cards';
import { ATTACK } from '../cards/attack.js';
import { partsFit, type CardEntry } from '../cards/card.js';
import { element } from '../cards/elements.js';
import { CARD_TYPES } from '../cards/types.js';
import { FILTERS } from './filters.js';
import { MOST, MOST_POINTS } from './numbers.js';
import { COSTS } from './prices.js';
import { COUNTERS, DURATIONS, NAMED, ZONES_SEEN } from './terms.js';
import { THINGS } from './things.js';
import { TIMINGS } from './timings.js';
import { KEYWORDS, VALUES } from './values.js';
import { CHANGES } from './verbs/changes.js';
import { HARM } from './verbs/harm.js';
import { LOOKING } from './verbs/looking.js';
import { PLACES } from './verbs/places.js';
import { OF_PLAYERS } from './verbs/players.js';
import { WAITING } from './verbs/waiting.js';

const { integer, listOf, meaning, oneOf } = shape;

export const LANGUAGE: CardLanguage<CardEntry> = cardLanguage<CardEntry>(
  {
    card: ['card', 'cards'],
    types: CARD_TYPES,
    printed: {
      element,
      cost: meaning('Energy.', integer(0, 20)), // R-BUD-10
      'keywords?': meaning(
        'Marks of the whole card.',
        listOf(oneOf('keyword', meaningsOf(KEYWORDS))),
      ),
      'abilities?': forms.abilities,
    },
    timings: TIMINGS,
    shorthand: ATTACK,
    verbs: [...HARM, ...OF_PLAYERS, ...CHANGES, ...LOOKING, ...PLACES, ...WAITING],
    filters: FILTERS,
    values: VALUES,
    zones: ZONES_SEEN,
    things: THINGS,
    named: NAMED,
    durations: DURATIONS,
    counters: COUNTERS,
    costs: COSTS,
    seats: {
      noun: 'player',
      who: {
        you: 'The player of this card.',
        others: 'The other players.',
        each: 'Every player.',
      },
      orChosen: ['other-players', 'players'],
    },
    most: { amount: MOST_POINTS, times: MOST, targets: MOST, bound: MOST_POINTS },
    choose: 'target',
    checks: {
      choosing: [checks.leastUpToMost, checks.handsHidden],
      ability: [checks.nothingIdle],
      card: [partsFit],
    },
  },
  [['code'], ['name', 'type']], // two of one name and type would be the same card (R-BUD-05)
);
