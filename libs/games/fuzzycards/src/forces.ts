/**
 * The cycle of the Forces. The picture is lost; the printed order contains the one edge that is
 * known and makes each Force beat exactly one. Rules: R-FUZ-20; decision A-FUZ-01.
 */
import type { Force } from './cards/card.js';

const BEATS: Readonly<Record<Force, Force>> = {
  power: 'clarity',
  clarity: 'prophecy',
  prophecy: 'conviction',
  conviction: 'wisdom',
  wisdom: 'power',
};

const BONUS = 3; // R-FUZ-19

/** What an attacker's Force adds; nothing is taken away from the weaker one (A-FUZ-02). */
export const forceBonus = (attacker: string, defender: string): number =>
  BEATS[attacker as Force] === defender ? BONUS : 0;
