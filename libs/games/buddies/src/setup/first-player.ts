/**
 * Everyone rolls a die; those who tie for the highest roll again. The winner names who goes first.
 *
 * Rules: R-BUD-06, R-BUD-38; decision A-BUD-26.
 */
import {
  no,
  oneOf,
  roll,
  setCounter,
  tell,
  type Frame,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { isIn, seatsIn } from '../field.js';

export const DIE = 6; // R-BUD-06

interface FirstPlayerFrame extends Frame {
  readonly kind: 'first-player';
  /** Seats that still roll; empty before the first roll. */
  rolling: readonly Seat[];
}

export const firstPlayerFrame = (): FirstPlayerFrame => ({ kind: 'first-player', rolling: [] });

export const firstPlayerDecision = decision('first-player', {
  title: 'Who goes first?',
  hint: 'Your die was the highest: name anybody (R-BUD-38).',
  hidden: 'says who goes first',
  phrases: [{ says: 'names {seat} to go first', id: 'seat {seat}' }],
  idle: null,
  isOpen: true,

  options: (play) => oneOf(...seatsIn(play.state).map((seat) => `seat ${seat}`)),

  answered(play, _: FirstPlayerFrame, { chosen: [choice] }) {
    setCounter(play, 0, 'first', Number(choice?.id.split(' ')[1]));
    return 'done';
  },

  refuse: no('R-BUD-38', 'You are asked who goes first, as "seat 2".'),
});

export const firstPlayer: Step<FirstPlayerFrame> = {
  open: ['rolling'],

  proceed(play, frame) {
    const rolling = frame.rolling.filter((seat) => isIn(play.state, seat));
    frame.rolling = highest(play, rolling.length > 0 ? rolling : seatsIn(play.state));
    const [winner, other] = frame.rolling;
    if (winner === undefined || other !== undefined) return 'on';
    return [firstPlayerDecision.asks(winner)];
  },

  ...answering(firstPlayerDecision),
};

/** Rolls a die for each seat and gives the seats with the highest roll. */
function highest(play: Play, seats: readonly Seat[]): readonly Seat[] {
  if (seats.length === 1) return seats;
  const shown = seats.map((seat) => {
    const die = roll(play, DIE);
    tell(play, 'die-rolled', { seat, die });
    return die;
  });
  const most = Math.max(...shown);
  return seats.filter((_, index) => shown[index] === most);
}
