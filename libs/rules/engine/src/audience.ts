/** Who looks, and what they may know of a place. */
import { invariant } from './invariant.js';
import type { Knowers, Rules, Zone } from './rules.js';
import { holderOf, zoneOf, type Place, type Seat } from './state.js';

/** A seat, everybody else, or the house (server, judges), which knows all. */
export type Viewer = Seat | 'public' | 'house';

export function zoneAt(rules: Rules, at: Place): Zone {
  const zone = rules.zones[zoneOf(at)];
  invariant(zone, `${rules.id} has no zone '${zoneOf(at)}'`);
  return zone;
}

export function isAmong(knowers: Knowers, at: Place, viewer: Viewer): boolean {
  if (viewer === 'house' || knowers === 'all') return true;
  return knowers === 'owner' && holderOf(at) === String(viewer);
}

export const seesFaces = (rules: Rules, at: Place, viewer: Viewer): boolean =>
  isAmong(zoneAt(rules, at).faces, at, viewer);

export const seesIds = (rules: Rules, at: Place, viewer: Viewer): boolean =>
  isAmong(zoneAt(rules, at).ids, at, viewer);
