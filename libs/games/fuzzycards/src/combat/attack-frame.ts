/**
 * An attack that is under way.
 *
 * Decision: A-FUZ-61.
 */
import { cardOf, type CardId, type Frame, type Reading, type Seat } from '@scoresheet/rules-engine';
import { controllerOf, rowOf, type Row } from '../field.js';

export interface AttackFrame extends Frame {
  readonly kind: 'attack';
  readonly seat: Seat;
  readonly attacker: CardId;
  /** The attacked card; null where the attack goes for Life. */
  readonly target: CardId | null;
  /** The target's row when it was chosen (A-FUZ-61). */
  readonly row: Row | null;
  stage: 'declare' | 'dodge' | 'strike' | 'follow' | 'over';
}

export function attackFrame(
  { state }: Reading,
  attacker: CardId,
  target: CardId | null,
): AttackFrame {
  const seat = controllerOf(state, cardOf(state, attacker));
  const row = target === null ? null : rowOf(cardOf(state, target));
  return { kind: 'attack', seat, attacker, target, row, stage: 'declare' };
}
