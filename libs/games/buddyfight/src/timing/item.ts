/**
 * What was declared and waits for its effect: a call, a cast, an item, a used ability, or an
 * ability that was set off.
 *
 * Rules: R-BFT-47, R-BFT-57; decisions A-BFT-40, A-BFT-41, A-BFT-59.
 */
import { push, type Effect, type Frame, type Play, type State } from '@scoresheet/rules-engine';
import type { Area } from '../field.js';

export type Deed = 'call' | 'equip' | 'cast' | 'use' | 'auto';

export interface Item extends Effect {
  readonly does: Deed;
  /** The area that a monster is called to. */
  readonly area: Area | null;
  readonly buddyCall: boolean;
  /** A nullified item comes to nothing when its turn to resolve comes (B34). */
  readonly nullified: boolean;
}

/** A declared act and the one answer that it may get. */
export interface ExchangeFrame extends Frame {
  readonly kind: 'exchange';
  stage: 'declared' | 'answer' | 'answered' | 'resolve-answer' | 'between' | 'resolve' | 'over';
  first: Item;
  answer: Item | null;
}

export const pushExchange = (play: Play, first: Item): void =>
  push(play, { kind: 'exchange', stage: 'declared', first, answer: null } as ExchangeFrame);

/** The exchange that is going on, above all others. */
export const exchangeOf = ({ stack }: State): ExchangeFrame | undefined =>
  stack.findLast(({ kind }) => kind === 'exchange') as ExchangeFrame | undefined;

/** What is being answered; undefined where nothing waits for an answer or for its effect. */
export const answered = (state: State): Item | undefined => {
  const exchange = exchangeOf(state);
  return exchange && exchange.stage !== 'over' ? exchange.first : undefined;
};
