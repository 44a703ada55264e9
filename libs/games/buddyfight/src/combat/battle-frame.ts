/**
 * What is known of the attack under way: who attacks, what was chosen, and what is left of both.
 *
 * Rules: R-BFT-41, R-BFT-44.
 */
import type { Card, CardId, Frame, Reading, Seat, State } from '@scoresheet/rules-engine';
import { isOnField } from '../field.js';

export interface BattleFrame extends Frame {
  readonly kind: 'battle';
  readonly seat: Seat;
  readonly attackers: readonly CardId[];
  /** A monster, or the word of a fighter. */
  readonly target: string;
  /** The slot in which the target stood when it was chosen (R-BFT-44). */
  readonly slot: number;
  stage: Stage;
  nullified: boolean;
  /** Whether the attack hit in step 9. */
  hits: boolean;
}

type Stage =
  | 'declare'
  | 'timing'
  | 'check'
  | 'hit'
  | 'penetrate'
  | 'counterattack'
  | 'over'
  | 'double-attack';

/** The battle under way; undefined where nobody attacks, and from the end of step 9 on. */
export function battleNow({ stack }: State): BattleFrame | undefined {
  const frame = stack.findLast(({ kind }) => kind === 'battle') as BattleFrame | undefined;
  return frame?.stage === 'double-attack' ? undefined : frame;
}

/** Attackers that are still on the field (R-BFT-41). */
export const attackersLeft = ({ state }: Reading, { attackers }: BattleFrame): readonly Card[] =>
  attackers.flatMap((id) => {
    const card = state.cards[id];
    return card && isOnField(card) ? [card] : [];
  });

/** The monster that was chosen, if it still is in its area. */
export function targetLeft({ state }: Reading, { target, slot }: BattleFrame): Card | undefined {
  const card = state.cards[target];
  return card && isOnField(card) && card.slot === slot ? card : undefined;
}
