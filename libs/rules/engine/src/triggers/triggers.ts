/** Abilities that were set off and wait: they resolve, one after another, in the game's order. */
import { endAsLoop, push } from '../acts/play.js';
import type { Options } from '../contract/decision.js';
import type { Play } from '../contract/play.js';
import type { Frame, Seat, Trigger } from '../contract/state.js';
import type { Ask, Next, Step } from '../contract/step.js';
import { effectFrame } from '../effects/effect.js';
import { OPEN_FIELDS } from '../visibility/open-fields.js';

interface TriggersFrame extends Frame {
  readonly kind: 'triggers';
  queue: readonly Trigger[];
  /** A batch that a seat is putting in order. */
  batch: readonly Trigger[];
  /** How many of this chain have had their turn. */
  resolved: number;
}

/** Puts a frame on the stack that resolves all that waits, and what that sets off in turn. */
export function resolveTriggers(play: Play): boolean {
  if (play.state.pending.length === 0) return false;
  push(play, { kind: 'triggers', queue: [], batch: [], resolved: 0 } as TriggersFrame);
  return true;
}

/** The engine's own step for abilities that were set off. */
export const triggersStep: Step<TriggersFrame> = {
  open: OPEN_FIELDS.triggers,

  proceed(play, frame): Next {
    take(play, frame);
    const asking = seatToOrder(play, frame);
    if (asking) return [asking];
    const [first, ...rest] = frame.queue;
    if (!first) return 'done';
    frame.queue = rest;
    frame.resolved += 1;
    const limit = limitOf(play);
    if (frame.resolved > limit) {
      cut(play, limit);
      return 'done';
    }
    begin(play, first);
    return 'on';
  },

  options(_, frame, { seat }): Options {
    const own = frame.batch.filter(({ controller }) => controller === seat);
    return { pick: 'order', from: own.map((_, index) => ({ id: nameIn(own, index) })) };
  },

  answered(play, frame, { seat, chosen }) {
    const own = frame.batch.filter(({ controller }) => controller === seat);
    const ordered = chosen.map(
      ({ id }) => own.find((_, index) => nameIn(own, index) === id) as Trigger,
    );
    frame.batch = frame.batch.filter(({ controller }) => controller !== seat);
    enqueue(play, frame, ordered);
  },

  left(_, frame, seat) {
    frame.queue = frame.queue.filter(({ controller }) => controller !== seat);
    frame.batch = frame.batch.filter(({ controller }) => controller !== seat);
  },
};

function limitOf({ rules, state }: Play): number {
  const { limit = Infinity } = rules.triggers;
  return typeof limit === 'function' ? limit(state) : limit;
}

function cut(play: Play, limit: number): void {
  const { lapse } = play.rules.triggers;
  if (!lapse) return endAsLoop(play);
  play.state.pending = [];
  lapse(play, limit);
}

function begin(play: Play, trigger: Trigger): void {
  const { triggers } = play.rules;
  if (triggers.begin) triggers.begin(play, trigger);
  else push(play, effectFrame(trigger));
}

/** On a stack the one that was put there last resolves first. */
function enqueue(play: Play, frame: TriggersFrame, put: readonly Trigger[]): void {
  frame.queue =
    play.rules.triggers.order === 'queue'
      ? [...frame.queue, ...put]
      : [...[...put].reverse(), ...frame.queue];
}

function take(play: Play, frame: TriggersFrame): void {
  const { pending } = play.state;
  if (pending.length === 0) return;
  play.state.pending = [];
  // The sort is stable: triggers of one rank stay in the order in which they were set off.
  const sorted = pending.length === 1 ? pending : pending.toSorted((a, b) => a.rank - b.rank);
  if (play.rules.triggers.chosenBy === 'seat') frame.batch = sorted;
  else enqueue(play, frame, sorted);
}

/** The seat that has two or more to put in order; a single one goes in by itself. */
function seatToOrder(play: Play, frame: TriggersFrame): Ask | undefined {
  while (frame.batch.length > 0) {
    const seat = frame.batch[0]?.controller as Seat;
    const own = frame.batch.filter(({ controller }) => controller === seat);
    if (own.length > 1) return { seat, kind: 'order-triggers' };
    frame.batch = frame.batch.filter(({ controller }) => controller !== seat);
    enqueue(play, frame, own);
  }
  return undefined;
}

/** The card and its ability; of what was set off twice the second has a number as well. */
function nameIn(own: readonly Trigger[], index: number): string {
  const { card, ability } = own[index] as Trigger;
  const isSame = (other: Trigger): boolean => other.card === card && other.ability === ability;
  const earlier = own.slice(0, index).filter(isSame).length;
  return earlier === 0 ? `${card} ${ability}` : `${card} ${ability} ${earlier + 1}`;
}
