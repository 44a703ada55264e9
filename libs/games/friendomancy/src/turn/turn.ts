/**
 * A turn: four Things, what begins with it, the three steps, what ends with it, and Foes that take
 * their place. A player who has left takes no step of it.
 *
 * Rules: R-FRI-19, R-FRI-27, R-FRI-30, R-FRI-50 to 52; decisions A-FRI-34, A-FRI-37, A-FRI-51, A-FRI-61.
 */
import {
  endModifiers,
  mark,
  push,
  resolveTriggers,
  setCounter,
  tableCounter,
  untilTurnOf,
  tell,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { giveBack } from '../effects/verbs/control.js';
import { check } from '../endings.js';
import { inPlay, isIn } from '../field.js';
import { placeFoes } from '../foes.js';
import { ruleFor } from '../values.js';
import {
  stepFrame,
  STAGES,
  STEPS,
  type StepName,
  type TurnFrame,
  type TurnStage,
} from './frames.js';
import { afterTurn } from './rounds.js';

export const turn: Step<TurnFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame) {
    const now = isIn(play.state, frame.seat) ? frame.stage : 'over';
    if (now === 'over') {
      cleanUp(play);
      afterTurn(play, frame.seat);
      return 'done';
    }
    frame.stage = STAGES[STAGES.indexOf(now) + 1] as TurnStage;
    if (now === 'begin') begin(play, frame.seat);
    else if (now === 'ending') tell(play, 'turn-ending', { seat: frame.seat });
    else beginStep(play, now, frame.seat);
    if (now === 'begin' || now === 'ending') resolveTriggers(play);
    return 'on';
  },
};

function begin(play: Play, seat: Seat): void {
  setCounter(play, 0, 'turn', tableCounter(play.state, 'turn') + 1);
  setCounter(play, 0, 'active', seat);
  setCounter(play, 0, 'step', 0);
  setCounter(play, 0, 'acts', 0);
  endModifiers(play, untilTurnOf(seat));
  setCounter(play, seat, 'things', ruleFor(play, seat, 'things'));
  check(play);
  tell(play, 'turn-begun', { seat });
}

function beginStep(play: Play, step: StepName, seat: Seat): void {
  setCounter(play, 0, 'step', STEPS.indexOf(step) + 1);
  push(play, stepFrame(step, seat));
}

/** Things do not roll over, nor does what Friends did this turn. */
function cleanUp(play: Play): void {
  const { state } = play;
  for (const { id } of inPlay(state)) {
    mark(play, id, 'attacks', 0);
    mark(play, id, 'new', 0);
  }
  for (const [seat] of state.players.entries()) if (seat > 0) setCounter(play, seat, 'things', 0);
  endModifiers(play, 'turn');
  giveBack(play);
  placeFoes(play);
  check(play);
}
