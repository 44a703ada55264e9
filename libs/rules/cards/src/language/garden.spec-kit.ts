/** A small language for specs: plants that are watered, in beds of two players. */
import { filter } from '../entries/filter.js';
import { cost } from '../entries/cost.js';
import { cardType, counter, duration, named, thing, zone } from '../entries/term.js';
import { timing } from '../entries/timing.js';
import { keyword, rule, stat } from '../entries/value.js';
import { verb } from '../entries/verb.js';
import * as phrases from '../say/phrases.js';
import { integer, meaning, oneOf } from '../shape/shape.js';
import * as checks from './checks.js';
import type { Entries } from './entries.js';
import * as forms from './forms.js';

const MOST = 9;

export interface Plant {
  readonly code: string;
  readonly name: string;
  readonly type: 'herb' | 'weed';
  readonly height?: number;
}

export const SIDES = oneOf('side', { yours: 'Your plants.', theirs: 'All others.' });

export const ENTRIES: Entries = {
  card: ['plant', 'plants'],
  types: [
    cardType('herb', {
      means: 'Grows in a bed.',
      noun: ['herb', 'herbs'],
      takes: {
        height: meaning('How high it is.', integer(1, MOST)),
        'abilities?': forms.abilities,
      },
    }),
    cardType('weed', { means: 'Is pulled.', noun: ['weed', 'weeds'], takes: {} }),
  ],
  timings: [
    timing('when-sown', {
      means: 'As it is sown.',
      label: 'When sown',
      it: 'the neighbor',
      names: ['self', 'it'],
      takes: forms.SET_OFF,
      setOff: { what: 'sown', whose: () => ['p1'], it: () => 'p2', rank: () => 0 },
    }),
    timing('while-there', {
      means: 'As long as it stands.',
      names: ['self'],
      takes: forms.lastingForm('what lasts does nothing at once'),
    }),
  ],
  verbs: [
    verb('water', {
      means: 'Pours water on plants.',
      takes: { to: forms.cards, amount: forms.amount },
      does: () => undefined,
      says: ({ number, to }) => ({ order: `pour ${number} water on ${to.object}` }),
    }),
    verb('gather', {
      means: 'Gathers seeds.',
      takes: { 'who?': forms.who, amount: integer(1, MOST) },
      does: () => undefined,
      says: ({ number }) => ({ order: `gather ${number} seeds` }),
    }),
  ],
  filters: [
    filter('side', {
      means: 'Whose plant it is.',
      takes: SIDES,
      fits: ({ state }, { owner }, wanted, { controller }) =>
        (owner === controller) === (wanted === 'yours') && state.seats > 0,
      says: phrases.side('foreign', 'foreign'),
    }),
    filter('heightAtMost', {
      means: 'Is at most so high.',
      takes: integer(0, MOST),
      isPrinted: true,
      fits: () => true,
      says: (wanted) => ({ with: `${wanted} leaves or less` }),
    }),
  ],
  values: [
    stat('height', { means: 'How high it is.', ...phrases.stat('height') }),
    keyword('thorny', { means: 'Has thorns.', isPrintedOnly: true, ...phrases.trait('Thorny') }),
    rule('beds', { means: 'Beds of a player.', usual: 1, ...phrases.stat('beds') }),
  ],
  zones: [
    zone('compost', { means: 'The heap.', says: (whose) => `in ${whose || 'a'} compost heap` }),
  ],
  named: [named('self', { means: 'This plant.', says: () => 'this plant' })],
  things: [thing('beds', { means: 'Beds.', noun: ['bed', 'beds'], there: () => ['bed-1'] })],
  durations: [duration('night', { means: 'Until nightfall.', says: 'until nightfall' })],
  counters: [counter('seeds', { means: 'Seeds of a player.', says: 'seeds' })],
  costs: [
    cost('sun', {
      means: 'Sun to pay.',
      takes: integer(1, MOST),
      says: (paid) => `${paid} sun`,
      canPay: () => true,
      pay: () => undefined,
    }),
  ],
  seats: {
    noun: 'gardener',
    who: { you: 'You.', each: 'All.' },
    orChosen: ['beds'],
    of: { you: 'You.', opponent: 'The other.' },
  },
  most: { amount: MOST, times: MOST, targets: MOST, bound: MOST },
  checks: {
    choosing: [checks.leastUpToMost, checks.handsHidden],
    ability: [checks.nothingIdle, checks.noNameTwice],
  },
};
