/** A call that an effect makes, under way. */
import type { CardId, Frame, Seat } from '@scoresheet/rules-engine';
import type { Area } from '../field.js';

export interface EffectCallFrame extends Frame {
  readonly kind: 'effect-call';
  readonly seat: Seat;
  readonly card: CardId;
  /** The effect waives the Call Cost. */
  readonly free: boolean;
  /** The area to call to, if the effect says so. */
  readonly area: Area | null;
  /** The words of the option, once it is chosen. */
  way: string | null;
  /** Open to all, and of no zone, since the way was chosen. */
  source: CardId | null;
  picked: readonly CardId[];
}
