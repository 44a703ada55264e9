/**
 * Whose abilities are set off by what happens, and in which order those that wait together resolve.
 *
 * Rules: R-FUZ-68, R-FUZ-70; decisions A-FUZ-29, A-FUZ-55, A-FUZ-60.
 */
import {
  cardsIn,
  tableCounter,
  zoneOf,
  type Card,
  type CardId,
  type Happened,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { cardsOnField, controllerOf, opponentOf, relicsOn } from '../field.js';

const GROUPS = ['on-attack', 'on-deploy', 'on-hit', 'on-kill', 'on-ko', 'watching'] as const;

/** Group, then the turn player's, then position, then Hero before its Relics (A-FUZ-60). */
export function rank(group: (typeof GROUPS)[number]) {
  const base = GROUPS.indexOf(group) * 1000;
  return ({ state }: Reading, card: Card, controller: Seat): number => {
    const side = controller === tableCounter(state, 'active') ? 0 : 500;
    const relic = zoneOf(card.place) === 'relics';
    const slot = relic ? slotOfBearer({ state } as Reading, card) : card.slot;
    return base + side + slot * 10 + (relic ? 1 : 0);
  };
}

function slotOfBearer({ state }: Reading, relic: Card): number {
  return state.cards[relic.place.slice(relic.place.indexOf('@') + 1)]?.slot ?? 0;
}

/** A card and the Relics on it: what they print happens to their Hero. */
export const withRelics = ({ state }: Reading, id: unknown): readonly CardId[] =>
  typeof id === 'string' && state.cards[id] ? [id, ...cardsIn(state, relicsOn(id))] : [];

export const asCard = (value: unknown): CardId | undefined =>
  typeof value === 'string' ? value : undefined;

/** Damage by an On Hit ability sets off no On Hit: that stops a loop (A-FUZ-55). */
export const isOwnHit = ({ way }: Happened): boolean => way === 'attack' || way === 'ability';

export function isEnemy({ state }: Reading, { card, by }: Happened): boolean {
  const killer = state.cards[String(by)];
  const victim = state.cards[String(card)];
  return (
    killer !== undefined &&
    victim !== undefined &&
    controllerOf(state, killer) !== controllerOf(state, victim)
  );
}

/** The cards of a seat with their Relics, but for one card that needs no watching. */
export const watchersOf = (
  reading: Reading,
  seat: Seat,
  but: unknown = undefined,
): readonly CardId[] =>
  cardsOnField(reading.state, seat)
    .filter(({ id }) => id !== but)
    .flatMap(({ id }) => withRelics(reading, id));

/** Of the seat to which it happens (`own`), or of its opponent. */
export const watching =
  (whose: 'own' | 'enemy', field?: string) =>
  (reading: Reading, fact: Happened): readonly CardId[] => {
    const seat = fact['seat'] as Seat;
    const side = whose === 'own' ? seat : opponentOf(seat);
    return watchersOf(reading, side, field && fact[field]);
  };
