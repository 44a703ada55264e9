/**
 * A play timing: check and waiting abilities, then the turn fighter may use something and the
 * other may answer it; then the mirrored half; and again, until both pass one after the other.
 *
 * Rules: R-BFT-48 to 52, R-BFT-58, R-BFT-62; decisions A-BFT-20, A-BFT-57, A-BFT-58.
 */
import {
  PASS,
  push,
  setCounter,
  type Next,
  type Options,
  type Play,
  type Step,
} from '@scoresheet/rules-engine';
import { declareFrame } from '../acts/declare.js';
import { waysToAct, type Moment } from '../acts/ways-to-act.js';
import { active, inTurnOrder, opponentOf } from '../field.js';
import { mayHaveCounter } from './may-counter.js';
import type { TimingFrame } from './play-timing-frame.js';
import { settleTable } from './settle.js';

const HALVES = 2;

export const playTiming: Step<TimingFrame> = {
  open: ['name', 'stage', 'actor', 'passed'],

  proceed(play, frame): Next {
    if (frame.stage === 'settle') {
      frame.stage = 'act';
      settleTable(play);
      return 'on';
    }
    if (frame.passed >= HALVES) {
      close(play, frame);
      return 'done';
    }
    const seat = frame.actor;
    const isOwnMain = frame.name === 'main' && seat === active(play.state);
    if (isOwnMain || mayHaveCounter(play, seat)) return [{ seat, kind: 'act' }];
    passHalf(frame);
    return 'on';
  },

  options: (reading, frame, { seat }): Options => ({
    pick: 'one',
    from: [
      ...waysToAct(reading, seat, seat === active(reading.state) ? momentOf(frame) : 'counter'),
      PASS,
    ],
  }),

  /** What the turn fighter passes in the main and final phase is its own step. */
  isResponse: ({ state }, frame, { seat }) =>
    momentOf(frame) === 'counter' || seat !== active(state),

  /** Whatever was done, the turn fighter is asked anew after it (A-BFT-57). */
  answered(play, frame, { seat, chosen: [option] }) {
    if (!option || option.id === PASS.id) return passHalf(frame);
    frame.passed = 0;
    frame.actor = active(play.state);
    frame.stage = 'settle';
    push(play, declareFrame({ seat, way: option.id, as: 'act' }));
  },
};

/** What the turn fighter may use: all in the main phase, Impacts in the final one. */
const momentOf = ({ name }: TimingFrame): Moment =>
  name === 'main' || name === 'final' ? name : 'counter';

function passHalf(frame: TimingFrame): void {
  frame.passed += 1;
  frame.actor = opponentOf(frame.actor);
}

function close(play: Play, { name }: TimingFrame): void {
  if (name !== 'battle') return;
  for (const seat of inTurnOrder(play.state)) setCounter(play, seat, 'countered', 0);
}
