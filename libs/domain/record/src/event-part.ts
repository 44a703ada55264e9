/** What one audience may know of an event: the action and its facts. */
import type { Audience, SeatAudience } from './audience.js';
import { isJsonObject, parseCanonical, type Json } from './canonical-json.js';
import { equal } from './equal.js';
import type { JsonObject } from './canonical-json.js';
import { isHash } from './sha256.js';

/** A part of an event, which may have more members (the house's a fingerprint), but no `salt`. */
export interface Part extends JsonObject {
  readonly action: Json;
  readonly facts: readonly Json[];
}

/** An audience that is missing knows the public part; without a house, all is public. */
export interface Parts {
  readonly public: Part;
  readonly house?: Part;
  readonly [seat: SeatAudience]: Part;
}

/** What `audience` may know of a part of the house. */
type See = (house: Part, audience: Audience) => Part;

/**
 * The parts of an event, from all that the house knows. Used to write events and to verify them,
 * so that both agree on who gets a line: whoever knows more than the public.
 *
 * Who has a line is itself public, since the header names the audiences. So `see` must not let it
 * depend on anything hidden whether an audience's part differs from the public one.
 */
export function partsSeen(house: Part, seats: readonly SeatAudience[], see: See): Parts {
  const everybody = see(house, 'public');
  const parts: Record<SeatAudience, Part> & { public: Part; house?: Part } = { public: everybody };
  if (!equal(house, everybody)) parts.house = house;
  for (const seat of seats) {
    const seen = see(house, seat);
    if (!equal(seen, everybody)) parts[seat] = seen;
  }
  return parts;
}

export type PartRefusal = 'part-not-canonical' | 'part-no-object' | 'salt-missing' | 'salt-public';

/** The object that an audience's line holds, with its salt taken off; or why it holds none. */
export function readPart(audience: Audience, line: string): JsonObject | PartRefusal {
  const value = parseCanonical(line);
  if (value === undefined) return 'part-not-canonical';
  if (!isJsonObject(value)) return 'part-no-object';
  const { salt, ...known } = value;
  if (audience === 'public') return salt === undefined ? value : 'salt-public';
  return isHash(salt) ? known : 'salt-missing';
}

/** Whether admitted bytes hold a part; admission itself looks no further than the object. */
export const isPart = (value: JsonObject | undefined): value is Part =>
  value !== undefined && value['action'] !== undefined && Array.isArray(value['facts']);
