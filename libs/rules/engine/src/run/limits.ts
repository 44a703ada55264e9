/** The limits of a game that names none of its own. */
import type { Limits } from '../contract/limits.js';

/**
 * The lines of ten audiences and what is hidden fit twice into the largest entry that admission lets
 * pass. The longest chain that a printed rule allows, of 1,000 abilities, takes about seventy events.
 */
export const USUAL_LIMITS: Limits = {
  publicBytesPerEvent: 12 * 1024,
  eventsPerAction: 500,
  partsPerEvent: 50_000,
};
