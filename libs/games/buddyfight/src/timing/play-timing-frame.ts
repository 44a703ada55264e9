/** The frame of a play timing, for all who ask which one is open. Rules: R-BFT-58, A-BFT-20. */
import { push, type Frame, type Play, type Seat, type State } from '@scoresheet/rules-engine';
import { active } from '../field.js';

/** `battle` is step 7 of an attack, `battle-end` step 10. */
type TimingName = 'main' | 'attack-start' | 'battle' | 'battle-end' | 'final';

export interface TimingFrame extends Frame {
  readonly kind: 'play-timing';
  readonly name: TimingName;
  stage: 'settle' | 'act';
  /** The fighter whose half it is. */
  actor: Seat;
  /** Halves passed one after the other. */
  passed: number;
}

export const openTiming = (play: Play, name: TimingName): void => {
  const actor = active(play.state);
  push(play, { kind: 'play-timing', name, stage: 'settle', actor, passed: 0 } as TimingFrame);
};

/** The timing that is open, which may lie below what happens in it. */
export const timingOf = ({ stack }: State): TimingFrame | undefined =>
  stack.findLast(({ kind }) => kind === 'play-timing') as TimingFrame | undefined;
