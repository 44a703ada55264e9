/**
 * Damage to a fighter, and life that comes and goes without it. Reductions come first; what is
 * reduced to nothing is no damage and sets nothing off.
 *
 * Rules: B05, B23, R-BFT-29, R-BFT-32; decisions A-BFT-49, A-BFT-50.
 */
import {
  seatCounter,
  setCounter,
  tell,
  type CardId,
  type Play,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { fighterValue } from '../values.js';

interface Damage {
  readonly to: Seat;
  readonly amount: number;
  /** The cards that deal it: all attackers of a link attack deal one lump. */
  readonly sources: readonly CardId[];
  readonly cause: 'attack' | 'effect';
}

export const lifeOf = (state: State, seat: Seat): number => seatCounter(state, seat, 'life');

/** Deals it at once; gives what came through. */
export function damage(play: Play, { to, amount, sources, cause }: Damage): number {
  const fromAttack = cause === 'attack' ? fighterValue(play, to, 'attackDamageTaken') : 0;
  const lasting = Math.max(0, amount + fighterValue(play, to, 'damageTaken') + fromAttack);
  const through = behindShield(play, to, lasting);
  if (through < amount) tell(play, 'damage-reduced', { seat: to, by: amount - through });
  if (through === 0) return 0;
  setCounter(play, to, 'life', lifeOf(play.state, to) - through);
  tell(play, 'damage-dealt', { seat: to, amount: through, sources, cause });
  return through;
}

/** A shield stands before the next damage of the turn and is gone with it. */
function behindShield(play: Play, seat: Seat, amount: number): number {
  const shield = seatCounter(play.state, seat, 'shield');
  if (shield === 0 || amount === 0) return amount;
  setCounter(play, seat, 'shield', 0);
  return Math.max(0, amount - shield);
}

/** A loss of life is no damage: nothing reduces it, and nothing is set off by it (B23). */
export function loseLife(play: Play, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  setCounter(play, seat, 'life', lifeOf(play.state, seat) - amount);
  tell(play, 'life-lost', { seat, amount });
}

/** Life has no upper limit (A-BFT-50). */
export function gainLife(play: Play, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  setCounter(play, seat, 'life', lifeOf(play.state, seat) + amount);
  tell(play, 'life-gained', { seat, amount });
}
