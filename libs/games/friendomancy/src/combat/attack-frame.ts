/** An attack on the stack, for those who only ask whose it is. */
import type { CardId, Frame, Seat } from '@scoresheet/rules-engine';
import type { Target } from './targets.js';

export interface AttackFrame extends Frame {
  readonly kind: 'attack';
  readonly seat: Seat;
  readonly card: CardId;
  readonly target: Target;
  stage: 'declared' | 'strike' | 'over';
}
