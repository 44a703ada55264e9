/** How long, where, what is counted, and whom a card calls by a word. */
import { counter, phrases, selfAndBearer, usualDurations, zone } from '@scoresheet/rules-cards';
import type { CardFace } from '@scoresheet/rules-engine';

const { capital, inPile } = phrases;

export const DURATIONS = usualDurations('while it stays in play');

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
