/**
 * Why an answer of the setup is refused that is not asked for: who gives it, and when.
 *
 * Rules: R-FRI-18, R-FRI-40, R-FRI-46, R-FRI-47; decisions A-FRI-01, A-FRI-40.
 */
import {
  JUDGE,
  no,
  type Frame,
  type Reading,
  type Refusal,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import type { Said } from '@scoresheet/rules-presentation';
import { hasJudge } from '../judge.js';
import type { DraftFrame } from './draft-frame.js';

const frameOf = ({ stack }: State, kind: string): Frame | undefined =>
  stack.find((frame) => frame.kind === kind);

/** The order that is being named: of drafts or of turns. */
const openOrder = (state: State): string | undefined =>
  (frameOf(state, 'order') as (Frame & { readonly of: string }) | undefined)?.of;

function byJudgeAlone(state: State, seat: Seat, [rule, says]: readonly [string, string]) {
  if (seat === JUDGE) return undefined;
  return hasJudge(state)
    ? no(rule, says)
    : no('A-FRI-01', 'Without a JUDGE nobody is asked that: the match says it, or chance does.');
}

export const refuseOtherDraftOrder = ({ state }: Reading, seat: Seat): Refusal | undefined =>
  openOrder(state) === 'draftPlace'
    ? byJudgeAlone(state, seat, ['R-FRI-40', 'The JUDGE names the order of drafts.'])
    : undefined;

export const refuseOtherTurnOrder = ({ state }: Reading, seat: Seat): Refusal | undefined =>
  byJudgeAlone(state, seat, ['R-FRI-47', 'The JUDGE names the order of turns.']) ??
  (openOrder(state) === undefined
    ? no('A-FRI-40', 'Each order is named once: of drafts before them, of turns after them.')
    : undefined);

export function refuseOtherFoe({ state }: Reading, seat: Seat): Refusal | undefined {
  const refusal = byJudgeAlone(state, seat, ['R-FRI-18', 'The JUDGE gives the Foes their Pools.']);
  if (refusal || frameOf(state, 'place-foes')) return refusal;
  return frameOf(state, 'draft') || openOrder(state) === 'draftPlace'
    ? no('R-FRI-18', 'Foes get their Pools when all decks are drafted.')
    : no('A-FRI-40', 'The Foes have their Pools: each is given one once.');
}

/** Of cards that are taken by their number: others are taken one by one, by what effects ask. */
export function refuseOtherDraft(
  { state }: Reading,
  seat: Seat,
  { words }: Said,
): Refusal | undefined {
  if (!/^\d+$/.test(words[0] ?? '')) return undefined;
  if (openOrder(state) === 'draftPlace') {
    return no('R-FRI-40', 'The order of drafts is named first.');
  }
  const waiting = (frameOf(state, 'draft') as DraftFrame | undefined)?.waiting ?? [];
  if (waiting[0] === seat) return undefined;
  return waiting.includes(seat)
    ? no('R-FRI-46', 'Decks are drafted one after another: others come before you.')
    : no('A-FRI-40', 'Your deck is drafted, and that is done once.');
}
