/** Who looks, and what they may know of a place. */
import { invariant } from '../base/invariant.js';
import type { Rules, Zone } from '../contract/rules.js';
import type { Card, KnownTo, Place, Seat } from '../contract/state.js';
import { hiddenFamilyAt, holderOf, place, zoneOf } from '../state/state.js';

/** A seat, everybody else, or the house (server, judges), which knows all. */
export type Viewer = Seat | 'public' | 'house';

export function zoneAt(rules: Rules, at: Place): Zone {
  const zone = rules.zones[zoneOf(at)];
  invariant(zone, () => `${rules.id} has no zone '${zoneOf(at)}'`);
  return zone;
}

export function isAmong(knowers: Zone['faces'], at: Place, viewer: Viewer): boolean {
  if (viewer === 'house' || knowers === 'all') return true;
  return knowers === 'owner' && holderOf(at) === String(viewer);
}

export const seesFaces = (rules: Rules, at: Place, viewer: Viewer): boolean =>
  isAmong(zoneAt(rules, at).faces, at, viewer);

/** Whether the viewer knew the card before it was laid face down. */
export const isKnownTo = (knownTo: KnownTo | undefined, viewer: Viewer): boolean =>
  knownTo !== undefined && (knownTo === 'all' || knownTo === viewer);

/** Who knows the card's face once it has come to a place; undefined where its zone says that. */
export function knownThere(rules: Rules, card: Card, to: Place): KnownTo | undefined {
  if (zoneAt(rules, to).faces !== 'who-knew') return undefined;
  switch (zoneAt(rules, card.place).faces) {
    case 'all':
      return 'all';
    case 'owner':
      return Number(holderOf(card.place));
    case 'who-knew':
      return card.knownTo;
    case 'nobody':
      return undefined;
  }
}

export const seesIds = (rules: Rules, at: Place, viewer: Viewer): boolean =>
  isAmong(zoneAt(rules, at).ids, at, viewer);

/**
 * Ids of places that not everybody sees begin with their place (`hand1-12`), those of open places
 * never do (`c12`): so an id tells by itself who may know it.
 */
export const idFamily = (rules: Rules, at: Place): string =>
  zoneAt(rules, at).ids === 'all' ? 'c' : hiddenFamilyAt(at);

const HIDDEN_ID = /^(.+?)(c?\d+)-\d+$/;

/** Whether a viewer may know an id: not that of a card which it cannot tell from its neighbours. */
export function mayKnowId(rules: Rules, word: string, viewer: Viewer): boolean {
  const [, zone, holder] = HIDDEN_ID.exec(word) ?? [];
  if (zone === undefined || holder === undefined || !rules.zones[zone]) return true;
  return seesIds(rules, place(zone, holder), viewer);
}
