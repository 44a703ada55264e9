/**
 * Earlier versions of the ruleset, for records that pinned them: the rules of today with the
 * options that there were. What an absent option stands for is said where it is read.
 */
import type { Rules } from '@scoresheet/rules-engine';
import { friendomancy } from './game.js';
import { FIRST_OPTIONS } from './options.js';

/** Words of a dispute were said at the table, and did not stand in the record. */
export const friendomancy1: Rules = {
  ...friendomancy,
  id: 'friendomancy/1',
  options: FIRST_OPTIONS,
  freeOptions: {},
  leftToJudge: {},
};

export const EARLIER_VERSIONS: readonly Rules[] = [friendomancy1];
