/** How long, where, what is counted, and whom a card calls by a word. */
import { counter, duration, named, phrases, usualDurations, zone } from '@scoresheet/rules-cards';
import type { CardFace } from '@scoresheet/rules-engine';

const { inPile } = phrases;

export const FIGHTERS = {
  you: 'The fighter who uses the effect.',
  opponent: 'The other fighter.',
};
export const EITHER = { ...FIGHTERS, each: 'Both, the turn fighter first.' };

export const DURATIONS = [
  duration('battle', { means: 'Until the battle ends.', says: 'until the battle ends' }),
  ...usualDurations('while it stays on the field'),
];

export const COUNTERS = [counter('life', { means: "The fighter's life.", says: 'life' })];

export const ZONES_SEEN = [
  zone('hand', {
    means: 'In a hand: a choice among the cards there is "hidden".',
    says: inPile('hand'),
  }),
  zone('gauge', { means: 'In a gauge, face down.', says: inPile('gauge') }),
  zone('drop', { means: 'In a drop zone.', says: inPile('drop zone') }),
  zone('soul', { means: 'Under a card of the field.', says: inPile('soul') }),
  zone('buddy', { means: 'In a Buddy Zone.', says: inPile('Buddy Zone') }),
];

export const thisCard = ({ type }: CardFace): string => `this ${type}`;

export const NAMED = [named('self', { means: 'This card.', says: thisCard })];
