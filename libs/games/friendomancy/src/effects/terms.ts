/** How long, where, what is counted, and whom a card calls by a word. */
import { counter, named, phrases, usualDurations, zone } from '@scoresheet/rules-cards';
import type { CardFace } from '@scoresheet/rules-engine';
import { nounOf } from '../cards/types.js';

const { inPile } = phrases;

export const DURATIONS = usualDurations('while it stays on the Board');

export const COUNTERS = [
  counter('money', { means: 'Money.', says: 'Money' }),
  counter('things', { means: 'Things.', says: 'Things' }),
];

export const ZONES_SEEN = [
  zone('under', { means: 'Under a card of the Board.', says: () => '' }),
  zone('hand', { means: 'In a hand.', says: inPile('hand') }),
  zone('discard', { means: 'In a Discard Pile.', says: inPile('Discard Pile') }),
  zone('defeated', {
    means: 'Beside a deck, as Defeated Foes.',
    says: (whose) => `beside ${whose || 'a'} deck`,
  }),
];

export const thisCard = ({ type }: CardFace): string => `this ${nounOf(type)[0]}`;

export const NAMED = [named('self', { means: 'This card.', says: thisCard })];
