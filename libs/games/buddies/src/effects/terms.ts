/** How long, for what price, where, what is counted, and whom a card calls by a word. */
import {
  cost,
  counter,
  phrases,
  pricedIn,
  selfAndBearer,
  shape,
  zone,
  usualDurations,
} from '@scoresheet/rules-cards';
import type { CardFace } from '@scoresheet/rules-engine';
import { MOST_POINTS } from './numbers.js';

const { capital, inPile } = phrases;
const { integer, meaning, part } = shape;

export const DURATIONS = usualDurations('while it stays in play');

const energy = cost('energy', {
  means: 'Energy, besides that of the card.',
  takes: integer(1, 20),
  says: (paid) => `${paid} Energy`,
});
const hp = cost('hp', {
  means: 'HP of the Buddy that acts.',
  takes: integer(1, MOST_POINTS),
  says: (paid) => `${paid} HP of its own`,
});
const discard = cost('discard', {
  means: 'Cards of the hand.',
  takes: integer(1, 3),
  says: (paid) => `discard ${paid === 1 ? 'a card' : `${paid} cards`}`,
});
export const COSTS = [energy, hp, discard];

/** What is given up: HP by a Buddy that acts, cards by whoever announces (A-BUD-39). */
export const PRICES = {
  use: meaning('What is paid to use it.', part('price')),
  play: meaning('What is given up besides Energy.', pricedIn([discard])),
  setOff: meaning('What is paid when it resolves.', pricedIn([energy])),
};

export const COUNTERS = [counter('energy', { means: 'Energy in the pool.', says: 'Energy' })];

export const ZONES_SEEN = [
  zone('item', {
    means: 'Items on Buddies.',
    says: (whose) => (whose ? `on ${whose} Buddies` : 'on a Buddy'),
  }),
  zone('event', {
    means: 'Events in play.',
    says: (whose) => (whose === 'your' ? 'of your own' : `of ${whose ? 'another' : 'a'} player`),
  }),
  zone('hand', {
    means: 'Cards in hand: a choice among them is "hidden".',
    says: inPile('hand'),
  }),
  zone('trash', { means: 'The Trash of each player.', says: inPile('Trash') }),
];

const thisCard = ({ type }: CardFace): string => `this ${capital(type)}`;

/** An Item means the Buddy that carries it, any other card means itself. */
export const bearer = (face: CardFace): string =>
  face.type === 'item' ? 'its Buddy' : thisCard(face);

export const NAMED = selfAndBearer(thisCard, bearer);

/** What every ability may name without choosing it. */
export const ITSELF = ['self', 'bearer'];
