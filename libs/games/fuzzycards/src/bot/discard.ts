/**
 * Down to seven: what will hardly be played any more goes first, second copies before the only
 * one. Rule: R-FUZ-47.
 */
import { handOf, type Held } from './hand.js';
import type { Advice, Question, Seen } from './seen.js';

/** A Hero is worth more than a card that needs one. */
const HERO_BONUS = 3;

export function discardAdvice(seen: Seen, { options }: Question): readonly Advice[] {
  if (options.pick !== 'some') return [];
  const worst = [...handOf(seen)].sort((a, b) => use(a) - use(b)).slice(0, options.min);
  const names = worst.map(({ face }) => face.name).join(' and ');
  return [{ choice: worst.map(({ id }) => id), says: `lets ${names} go: the least use` }];
}

/** What a card does for its Energy, as far as its print tells. */
function use({ face: { type, stats, abilities, cost } }: Held): number {
  const { atk = 0, def = 0, hp = 0 } = stats;
  const strength = atk + def / 2 + hp + 2 * abilities.length;
  return strength / Math.max(1, cost) + (type === 'hero' ? HERO_BONUS : 0);
}
