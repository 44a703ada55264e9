/** Abilities that were set off and wait: they resolve, one after another, in the game's order. */
import { effectFrame } from './effects/effect.js';
import { endAsLoop, push, type Play } from './play.js';
import type { Ask, Next, Step } from './rules.js';
import type { Frame, Seat, Trigger } from './state.js';
import type { Options } from './decision.js';

export interface TriggersFrame extends Frame {
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
  open: [],

  proceed(play, frame): Next {
    take(play, frame);
    const asking = seatToOrder(play, frame);
    if (asking) return [asking];
    const [first, ...rest] = frame.queue;
    if (!first) return 'done';
    frame.queue = rest;
    frame.resolved += 1;
    if (frame.resolved > (play.rules.triggers.limit ?? Infinity)) {
      endAsLoop(play);
      return 'done';
    }
    push(play, effectFrame(first));
    return 'on';
  },

  options(_, frame, { seat }): Options {
    const own = frame.batch.filter(({ controller }) => controller === seat);
    return { pick: 'order', from: own.map((trigger, index) => ({ id: nameOf(trigger, index) })) };
  },

  answered(play, frame, { seat, chosen }) {
    const own = frame.batch.filter(({ controller }) => controller === seat);
    const ordered = chosen.map(
      ({ id }) => own.find((trigger, index) => nameOf(trigger, index) === id) as Trigger,
    );
    frame.batch = frame.batch.filter(({ controller }) => controller !== seat);
    enqueue(play, frame, ordered);
  },

  left(_, frame, seat) {
    frame.queue = frame.queue.filter(({ controller }) => controller !== seat);
    frame.batch = frame.batch.filter(({ controller }) => controller !== seat);
  },
};

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
  const batch = pending.map((trigger, index) => ({ trigger, index }));
  batch.sort((a, b) => a.trigger.rank - b.trigger.rank || a.index - b.index);
  const sorted = batch.map(({ trigger }) => trigger);
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

const nameOf = ({ card, ability }: Trigger, index: number): string =>
  `${index + 1} ${card} ${ability}`;
