/**
 * A hand is kept when it can be played: one Energy comes each turn, so without cheap Heroes the
 * first turns pass with an empty field. Rule: R-FUZ-29.
 */
import { handOf } from './hand.js';
import type { Advice, Seen } from './seen.js';

const CHEAP = 2;
const CHEAP_HEROES_WANTED = 2;

export function mulliganAdvice(seen: Seen): readonly Advice[] {
  const cheap = handOf(seen).filter(({ face }) => face.type === 'hero' && face.cost <= CHEAP);
  return [
    cheap.length >= CHEAP_HEROES_WANTED
      ? { choice: 'keep', says: `keeps the hand: ${cheap.length} Heroes for the first turns` }
      : { choice: 'redraw', says: 'redraws: nothing to begin with' },
  ];
}
