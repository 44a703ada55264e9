/** Zones and places as most games have them. */
import type { Knowers, Zone } from '../contract/rules.js';
import type { Place, Seat } from '../contract/state.js';
import { placesIn } from './state.js';

/** Zones in which faces are seen, and cards told from one another, by all, by whose they are, by nobody. */
export const SEEN_BY: { readonly [who in Knowers]: Zone } = {
  all: { faces: 'all', ids: 'all' },
  owner: { faces: 'owner', ids: 'owner' },
  nobody: { faces: 'nobody', ids: 'nobody' },
};

/** The places of a seat in these zones: `hand(1)` is `hand@1`. */
export const seatPlaces = <Name extends string>(
  zones: Readonly<Record<Name, Zone>>,
): { readonly [zone in Name]: (seat: Seat) => Place } =>
  Object.fromEntries(Object.keys(zones).map((zone) => [zone, placesIn(zone)])) as {
    readonly [zone in Name]: (seat: Seat) => Place;
  };
