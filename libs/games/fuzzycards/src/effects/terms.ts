/** How long, where, what is counted, and whom a card calls by a word. */
import { counter, phrases, selfAndBearer, usualDurations, zone } from '@scoresheet/rules-cards';
import type { CardFace } from '@scoresheet/rules-engine';

const { capital, inPile } = phrases;

/** Every Silence, every gift says how long it lasts (A-FUZ-27). */
export const DURATIONS = usualDurations('while on the field');

export const COUNTERS = [
  counter('life', { means: 'Life.', says: 'Life' }),
  counter('energy', { means: 'Energy.', says: 'Energy' }),
  counter('total', { means: 'The damage dealt in the game so far.', says: 'total damage' }),
];

export const ZONES_SEEN = [
  zone('field', {
    means: 'Heroes and Field Relics.',
    says: (whose) => (whose ? `on ${whose} side of the field` : 'on the field'),
  }),
  zone('relics', {
    means: 'Equip Relics on Heroes.',
    says: (whose) => `on ${whose || 'any'} side`,
  }),
  zone('hand', {
    means: 'Cards in hand: a choice among them needs "hidden".',
    says: inPile('hand'),
  }),
  zone('discard', { means: 'The discard piles.', says: inPile('discard pile') }),
];

const thisCard = ({ type }: CardFace): string =>
  type === 'equip-relic' || type === 'field-relic' ? 'this Relic' : `this ${capital(type)}`;

/** An Equip Relic means its Hero, any other card means itself. */
export const bearer = (face: CardFace): string =>
  face.type === 'equip-relic' ? 'its Hero' : thisCard(face);

export const NAMED = selfAndBearer(thisCard, bearer);
