/**
 * Abilities that were set off: noticed by an index on what is told, kept until the effect or
 * step that set them off is done, then resolved in the game's order.
 */
import type { Happened } from './facts.js';
import { effectFrame } from './effects/effect.js';
import { endAsLoop, push, type Play } from './play.js';
import type { Ask, Next, Rules, Step, TimingRule } from './rules.js';
import { cardOf, type Frame, type Seat, type Trigger } from './state.js';
import type { Options } from './decision.js';

const indexes = new WeakMap<Rules, ReadonlyMap<string, readonly TimingRule[]>>();

function timingsOf(rules: Rules, what: string): readonly TimingRule[] | undefined {
  let index = indexes.get(rules);
  if (!index) {
    const byStory = new Map<string, TimingRule[]>();
    for (const timing of rules.timings) {
      const known = byStory.get(timing.what);
      if (known) known.push(timing);
      else byStory.set(timing.what, [timing]);
    }
    index = byStory;
    indexes.set(rules, index);
  }
  return index.get(what);
}

/** Puts the abilities that `fact` sets off among those that wait. */
export function notice(play: Play, fact: Happened): void {
  const timings = timingsOf(play.rules, fact.what);
  if (!timings) return;
  for (const timing of timings) {
    for (const id of timing.whose(play, fact)) noticeOn(play, timing, id, fact);
  }
}

function noticeOn(play: Play, timing: TimingRule, id: string, fact: Happened): void {
  const card = cardOf(play.state, id);
  const abilities = play.rules.faces[card.face]?.abilities ?? [];
  abilities.forEach((ability, index) => {
    if (ability.timing !== timing.timing || !play.rules.hasAbilities(play, card)) return;
    const controller = play.rules.controllerOf(play, card);
    const it = timing.it?.(fact);
    play.state.pending.push({
      timing: timing.timing,
      face: card.face,
      ability: index,
      card: id,
      controller,
      rank: timing.rank(play, card, controller),
      ...(it === undefined ? {} : { it }),
    });
  });
}

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
