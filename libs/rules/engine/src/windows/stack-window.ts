/**
 * A response window in which any number of seats answer, last in, first out: priority goes round
 * from the first seat, anew after every announcement and every resolution; the item on top
 * resolves when all have passed in a row, and the window closes when they do so over nothing.
 */
import { rework } from '../acts/play.js';
import { invariant } from '../base/invariant.js';
import type { Json } from '../base/json.js';
import type { Options } from '../contract/decision.js';
import type { Play } from '../contract/play.js';
import type { Reading } from '../contract/rules.js';
import type { Frame, Seat } from '../contract/state.js';
import type { Next, Step } from '../contract/step.js';
import type { WindowRules } from '../contract/window-rules.js';
import { resolveTriggers } from '../triggers/triggers.js';
import { OPEN_FIELDS } from '../visibility/open-fields.js';

export interface StackWindow extends Frame {
  readonly kind: 'stack-window';
  /** Items that are announced and wait; the last one is on top. */
  items: Json[];
  priority: Seat;
  passes: number;
}

export const stackWindow = (first: Seat, items: readonly Json[] = []): StackWindow => ({
  kind: 'stack-window',
  items: [...items],
  priority: first,
  passes: 0,
});

/** Lays an item on the window's stack from outside of it; everybody is asked anew. */
export function layOnStack(play: Play, frame: StackWindow, item: Json): void {
  rework(play, frame).items.push(item);
  startRound(windowRulesOf(play), play, frame);
}

export const PASS = { id: 'pass' } as const;

export function windowRulesOf(reading: Reading): WindowRules {
  const { window } = reading.rules;
  invariant(window, `${reading.rules.id} opens a window but says nothing about responses`);
  return window;
}

/** The engine's own step for a stack of responses. */
export const stackWindowStep: Step<StackWindow> = {
  open: OPEN_FIELDS['stack-window'],

  proceed(play, frame): Next {
    const rules = windowRulesOf(play);
    if (play.rules.triggers.begin && resolveTriggers(play)) return 'on';
    if (frame.items.length === 0 && rules.closes?.(play.state)) return 'done';
    if (frame.passes < seatsAsked(rules, play)) return [{ seat: frame.priority, kind: 'respond' }];
    const top = frame.items.pop();
    if (top === undefined) return 'done';
    startRound(rules, play, frame);
    rules.resolve(play, top);
    return 'on';
  },

  options(play, frame, { seat }): Options {
    return {
      pick: 'one',
      from: [...windowRulesOf(play).responses(play, seat, frame), PASS],
    };
  },

  answered(play, frame, { seat, chosen: [option] }) {
    const rules = windowRulesOf(play);
    if (!option || option.id === PASS.id) {
      frame.passes += 1;
      frame.priority = rules.after(play.state, seat);
      return;
    }
    const item = rules.announce(play, seat, option);
    if (item !== undefined) frame.items.push(item);
    const next = item === undefined ? rules.askedAfter?.(play, seat, option) : undefined;
    if (next === 'same') return;
    startRound(rules, play, frame);
    if (next !== undefined) frame.priority = next;
  },

  left(play, frame, seat) {
    const rules = windowRulesOf(play);
    frame.items = frame.items.filter((item) => !rules.belongsTo?.(item, seat));
    startRound(rules, play, frame);
  },
};

function startRound(rules: WindowRules, { state }: Reading, frame: StackWindow): void {
  frame.passes = 0;
  frame.priority = rules.first(state);
}

/** Seats in the order round the table, counted until it comes back to the first. */
function seatsAsked(rules: WindowRules, { state }: Reading): number {
  const first = rules.first(state);
  let count = 1;
  for (let seat = rules.after(state, first); seat !== first; seat = rules.after(state, seat)) {
    count += 1;
  }
  return count;
}
