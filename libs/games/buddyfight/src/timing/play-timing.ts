/**
 * A play timing: check and waiting abilities, then the turn fighter may use something and the
 * other may answer it; then the mirrored half; and again, until both pass one after the other.
 *
 * Rules: R-BFT-48 to 52, R-BFT-58, R-BFT-62; decisions A-BFT-20, A-BFT-57, A-BFT-58.
 */
import {
  no,
  PASS,
  push,
  setCounter,
  type Next,
  type Play,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { declareFrame } from '../acts/declare.js';
import { DEED_PHRASES, PASSES } from '../acts/deed-phrases.js';
import { momentFor } from '../acts/moment.js';
import { refuseDeed } from '../acts/refuse-deed.js';
import { refuseOtherDeed } from '../acts/refuse-unasked.js';
import { DEEDS } from '../acts/way.js';
import { waysToAct } from '../acts/ways-to-act.js';
import { active, inTurnOrder, opponentOf } from '../field.js';
import { mayHaveCounter } from './may-counter.js';
import type { TimingFrame } from './play-timing-frame.js';
import { settleTable } from './settle.js';

const HALVES = 2;

export const actDecision = decision('act', {
  title: 'It is yours to act',
  hint: 'Use something, or pass. The other may answer it once. When both pass, the phase or the timing is over (R-BFT-62, B13).',
  hidden: 'acts',
  unseen: 'passes',
  phrases: [PASSES, ...DEED_PHRASES],
  wishes: [
    { zone: 'hand', says: 'call it to the left', id: 'call {card} left' },
    { zone: 'hand', says: 'cast it', id: 'cast {card}' },
    { zone: 'hand', says: 'equip it', id: 'equip {card}' },
    { zone: 'field', says: 'use its ability', id: 'use {card} 0' },
  ],
  idle: PASS.id,
  isOpen: false,

  options: (reading, _: TimingFrame, { seat }) => ({
    pick: 'one',
    from: [...waysToAct(reading, seat, momentFor(reading.state, seat)), PASS],
  }),

  /** Whatever was done, the turn fighter is asked anew after it (A-BFT-57). */
  answered(play, frame, { seat, chosen: [option] }) {
    if (!option || option.id === PASS.id) return passHalf(frame);
    frame.passed = 0;
    frame.actor = active(play.state);
    frame.stage = 'settle';
    push(play, declareFrame({ seat, way: option.id, as: 'act' }));
  },

  refuse: (reading, seat, { verb, choice }) =>
    DEEDS.includes(verb)
      ? refuseDeed(reading, seat, momentFor(reading.state, seat), String(choice))
      : no('A-BFT-20', 'Use something that is offered, or pass.'),
  refuseElsewhere: (reading, seat, { verb, choice }) =>
    DEEDS.includes(verb) ? refuseOtherDeed(reading, seat, String(choice)) : undefined,
});

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
    if (isOwnMain || mayHaveCounter(play, seat)) return [actDecision.asks(seat)];
    passHalf(frame);
    return 'on';
  },

  ...answering(actDecision),

  /** What the turn fighter passes in the main and final phase is its own step. */
  isResponse: ({ state }, _, { seat }) => momentFor(state, seat) === 'counter',
};

function passHalf(frame: TimingFrame): void {
  frame.passed += 1;
  frame.actor = opponentOf(frame.actor);
}

function close(play: Play, { name }: TimingFrame): void {
  if (name !== 'battle') return;
  for (const seat of inTurnOrder(play.state)) setCounter(play, seat, 'countered', 0);
}
