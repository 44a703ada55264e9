/** A step of the rules: what it asks, what may be answered, and what it does. */
import type { Answer, Options } from './decision.js';
import type { Play } from './play.js';
import type { Reading } from './rules.js';
import type { Asked, Frame, Seat } from './state.js';

/** What a step of the rules does next: it asks, it has put another frame on top, or it is done. */
export type Next = readonly Ask[] | 'on' | 'done';

export type Ask = Omit<Asked, 'id'>;

/** One step of the rules, as the frames of its kind go through it. */
export interface Step<F extends Frame = Frame> {
  /** The frame's fields that everybody may know; what is not named stays with the house. */
  readonly open: readonly string[];
  /** Does the next part of the work. Called whenever the frame is on top and waits for nothing. */
  proceed(play: Play, frame: F): Next;
  /** Everything that may be answered, and nothing else. Never changes while the decision is open. */
  options?(play: Reading, frame: F, asked: Asked): Options;
  /** Takes an answer; `done` when nothing of the frame is left to do. */
  answered?(play: Play, frame: F, answer: Answer): 'done' | void;
  /**
   * Takes out what waits in the name of a seat that is gone; `done` where nothing is left to do.
   * Whatever another seat was asked is asked anew: a step that goes on as it asks goes back here.
   */
  left?(play: Play, frame: F, seat: Seat): 'done' | void;
  /** Whether a question is an answer to somebody, which may be passed (`PASS`) beforehand. */
  isResponse?(reading: Reading, frame: F, asked: Asked): boolean;
  /** Kinds of decision whose options follow from what everybody knows: the choice may be shown. */
  readonly openChoices?: readonly string[];
}
