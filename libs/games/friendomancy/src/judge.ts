/**
 * The JUDGE at the table, who plays no cards: asked where one sits, answered for by chance where
 * none does.
 *
 * Rules: R-FRI-01, R-FRI-75; decisions A-FRI-01, A-FRI-42, A-FRI-43.
 */
import { tableCounter, type Rules, type State } from '@scoresheet/rules-engine';
import { judge } from './readings.js';

export const judgeSits: NonNullable<Rules['judgeSits']> = (options) =>
  judge.of({ options }) === 'sits';

export const hasJudge = (state: State): boolean =>
  judgeSits(state.options) && tableCounter(state, 'judgeGone') === 0;
