/** How many bots of the house may be seated. Each thinks in an api process, so there is an end to it. */
import type { RateRule } from '@scoresheet/services-accounts';

const HOUR_MS = 60 * 60 * 1_000;

/** More than anybody plays: a table of five takes four. */
export const BOTS_OF_ACCOUNT: RateRule = {
  ...{ name: 'bots-of-account', atMost: 60, withinMs: HOUR_MS },
};
/** A whole club may stand behind one address, and guests are made in a moment. */
export const BOTS_FROM_ADDRESS: RateRule = {
  ...{ name: 'bots-from-address', atMost: 600, withinMs: HOUR_MS },
};
/** Bots that one process plays at a time; those that sit already are played in any case. */
export const MAX_BOTS_AT_ONCE = 500;
