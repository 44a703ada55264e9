/**
 * End phase: priority once more, then the clean-up: what lasts for the turn ends, the hand is
 * trimmed, every DF is full again, Energy fizzles. What that sets off gets its stack, and the
 * clean-up is done again.
 *
 * Rules: R-BUD-71 to 73, R-BUD-77, R-BUD-83; decisions A-BUD-06, A-BUD-50, A-BUD-52, A-BUD-56.
 */
import {
  cardsIn,
  endModifiers,
  exactly,
  inOrder,
  justSo,
  mark,
  move,
  no,
  push,
  seatsOf,
  setCounter,
  stackWindow,
  tell,
  type Next,
  type Play,
  type Reading,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision, ready } from '@scoresheet/rules-presentation';
import { giveBack } from '../effects/verbs/control.js';
import { check } from '../endings.js';
import { firstAsked, hand, isIn, partyOf, trash } from '../field.js';
import { ruleFor } from '../values.js';
import type { PhaseFrame } from './phases.js';

/** Effects ask it as well, by the step of the engine that lets seats discard (A-BUD-60). */
export const discardDecision = decision('discard', {
  ...ready.discard('R-BUD-72', {
    hint: 'In the End phase you keep seven; an effect says itself how many go (R-BUD-72, R-BUD-82, A-BUD-60).',
  }),
  isOpen: false,

  /** The cards' owner orders what goes to the Trash together (A-BUD-48). */
  options: (reading, { seat }: PhaseFrame) =>
    inOrder(exactly(surplus(reading, seat), cardsIn(reading.state, hand(seat)))),

  answered(play, { seat }, { chosen }) {
    for (const { id } of chosen) move(play, id, trash(seat));
    tell(play, 'hand-trimmed', { seat, count: chosen.length });
    check(play);
  },

  refuse: ({ state }) =>
    state.stack.at(-1)?.kind === 'end'
      ? no('R-BUD-72', 'Name exactly as many cards of your hand as are above the limit.')
      : no('R-BUD-82', 'The text says how many cards of your hand go: name as many.'),
});

export const endPhase: Step<PhaseFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame): Next {
    switch (frame.stage) {
      case 'begin':
        frame.stage = 'end-effects';
        tell(play, 'end-begun', { seat: frame.seat });
        push(play, stackWindow(firstAsked(play.state)));
        return 'on';
      case 'end-effects':
        frame.stage = 'discard';
        endModifiers(play, 'turn');
        giveBack(play);
        check(play);
        return 'on';
      case 'discard':
        frame.stage = 'restore';
        return askToTrim(play, frame.seat);
      default:
        return restore(play, frame);
    }
  },

  ...answering(discardDecision),

  /** A hand that is too big is so still when somebody else leaves. */
  left(_, frame) {
    if (frame.stage === 'restore') frame.stage = 'discard';
  },
};

function askToTrim(play: Play, seat: Seat): Next {
  const count = surplus(play, seat);
  return count > 0 ? [discardDecision.asks(seat, justSo(count))] : 'on';
}

/** Cards above the limit in the hand of a seat that is still in the game. */
function surplus(reading: Reading, seat: Seat): number {
  if (!isIn(reading.state, seat)) return 0;
  return cardsIn(reading.state, hand(seat)).length - ruleFor(reading, seat, 'handLimit');
}

function restore(play: Play, frame: PhaseFrame): Next {
  for (const seat of seatsOf(play.state)) {
    for (const { id } of partyOf(play.state, seat)) forgetTurn(play, id);
    for (const counter of ['deckAbsorbed', 'energy', 'buddiesPlayed', 'itemsPlayed']) {
      setCounter(play, seat, counter, 0);
    }
  }
  check(play);
  if (play.state.pending.length === 0) return 'done';
  frame.stage = 'end-effects';
  push(play, stackWindow(firstAsked(play.state)));
  return 'on';
}

/** What a Buddy remembers for one turn only. */
function forgetTurn(play: Play, id: string): void {
  for (const name of ['absorbed', 'entered', 'acted']) mark(play, id, name, 0);
}
