/**
 * Turn after turn, each of the same phases in their order. The table's counter `phase` tells which
 * one it is, from 1 on; each has a step of its own, by its name.
 */
import { push, setCounter } from '../acts/play.js';
import type { Play } from '../contract/play.js';
import type { Frame, Seat, State } from '../contract/state.js';
import type { Step } from '../contract/step.js';

/** The lowest frame of a game: all that happens in a turn lies above it. */
export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  seat: Seat;
  /** Index of the next phase. */
  next: number;
}

interface Turns<Own extends TurnFrame, Phase extends string> {
  readonly names: readonly Phase[];
  /** What everybody may know of the frame besides seat and phase. */
  readonly open?: readonly string[];
  /** As a turn begins, before its first phase; `done` where there is none any more. */
  begin(play: Play, seat: Seat): 'done' | void;
  /** Before each phase; it may skip some by `next`, and forget what was kept until then. */
  before?(play: Play, frame: Own): void;
  /** What is half done of a phase as it begins. */
  phase(name: Phase, seat: Seat): Frame;
  /** Whose turn comes behind that of a seat. */
  after(state: State, seat: Seat): Seat;
}

export const phases = <Own extends TurnFrame, Phase extends string>(
  turns: Turns<Own, Phase>,
): Step<Own> => ({
  open: ['seat', 'next', ...(turns.open ?? [])],

  proceed(play, frame) {
    if (frame.next === 0 && turns.begin(play, frame.seat) === 'done') return 'done';
    turns.before?.(play, frame);
    const name = turns.names[frame.next];
    if (name === undefined) {
      frame.seat = turns.after(play.state, frame.seat);
      frame.next = 0;
      return 'on';
    }
    frame.next += 1;
    setCounter(play, 0, 'phase', frame.next);
    push(play, turns.phase(name, frame.seat));
    return 'on';
  },
});

/** The phases as the counter has them. */
export const phaseNumbers = <const Phase extends string>(
  names: readonly Phase[],
): { readonly [name in Phase]: number } =>
  Object.fromEntries(names.map((name, index) => [name, index + 1])) as {
    readonly [name in Phase]: number;
  };
