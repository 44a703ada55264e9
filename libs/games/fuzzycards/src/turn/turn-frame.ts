/** What is half done of a turn, and remembered of it. */
import type { Seat, TurnFrame as TurnOfPhases } from '@scoresheet/rules-engine';
import type { Reason } from '../combat/refuse-attack.js';

export interface TurnFrame extends TurnOfPhases {
  idle?: IdleValidate;
}

export const turnFrame = (seat: Seat, next = 0): TurnFrame => ({ kind: 'turn', seat, next });

/** A Validate phase that ended by itself, and why nothing could attack in it. */
export interface IdleValidate {
  readonly seat: Seat;
  /** How many decisions had been asked when it ended. */
  readonly asked: number;
  /** Reasons by card; null for a card that lacked nothing but somebody to attack. */
  readonly attackers: Reasons;
  /** Reasons by card, and by the word for Life. */
  readonly victims: Reasons;
}

export interface Reasons {
  readonly [id: string]: Reason | null;
}
