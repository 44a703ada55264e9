/**
 * The one order in which everything happens: may it → what happens instead → who responds →
 * it happens → the state is checked. What it set off comes when the step that caused it is done.
 * Things that happen at the same moment go through each stage together.
 */
import { push } from '../acts/play.js';
import { invariant } from '../base/invariant.js';
import type { Options } from '../contract/decision.js';
import type { Happening, HappeningRule, Replacement } from '../contract/happening-rules.js';
import type { Play } from '../contract/play.js';
import type { Reading } from '../contract/rules.js';
import type { Frame, Seat } from '../contract/state.js';
import type { Next, Step } from '../contract/step.js';
import { OPEN_FIELDS } from '../visibility/open-fields.js';

interface HappeningFrame extends Frame {
  readonly kind: 'happening';
  stage: 'possible' | 'replace' | 'respond' | 'resolve';
  /** What is about to happen, all at once; null where nothing is left of one. */
  now: (Happening | null)[];
  /** Replacements that had their turn, as `index id`: each works once on one happening. */
  used: string[];
}

/** Lets things happen, together. They have happened when the caller's frame is on top again. */
export function happen(play: Play, ...happenings: readonly Happening[]): void {
  if (happenings.length === 0) return;
  const frame: HappeningFrame = {
    kind: 'happening',
    stage: 'possible',
    now: [...happenings],
    used: [],
  };
  push(play, frame);
}

/** The engine's own step for what is about to happen. */
export const happeningStep: Step<HappeningFrame> = {
  open: OPEN_FIELDS.happening,

  proceed(play, frame): Next {
    switch (frame.stage) {
      case 'possible':
        keepPossible(play, frame);
        frame.stage = 'replace';
        return 'on';
      case 'replace':
        return replace(play, frame);
      case 'respond':
        frame.stage = 'resolve';
        openWindows(play, frame);
        return 'on';
      case 'resolve':
        resolve(play, frame);
        return 'done';
    }
  },

  options(play, frame, { kind }): Options {
    const { waiting } = nextReplacements(play, frame);
    const from = waiting.map(({ id }) => ({ id }));
    return { pick: 'one', from: kind === 'may-replace' ? [...from, { id: 'no' }] : from };
  },

  answered(play, frame, { chosen }) {
    const { index, waiting } = nextReplacements(play, frame);
    const taken = waiting.find(({ id }) => id === chosen[0]?.id);
    if (taken) apply(play, frame, index, taken);
    else waiting.forEach(({ id }) => frame.used.push(`${index} ${id}`));
  },
};

function ruleOf(reading: Reading, { kind }: Happening): HappeningRule {
  const rule = reading.rules.happenings[kind];
  invariant(rule, () => `${reading.rules.id} has no happening '${kind}'`);
  return rule;
}

function keepPossible(play: Play, frame: HappeningFrame): void {
  frame.now = frame.now.filter((happening) => happening && isPossible(play, happening));
}

const isPossible = (play: Play, happening: Happening): boolean =>
  ruleOf(play, happening).possible?.(play, happening) ?? true;

/** Applies what needs no answer; asks the seat concerned where there is a choice. */
function replace(play: Play, frame: HappeningFrame): Next {
  for (;;) {
    const { index, seat, waiting } = nextReplacements(play, frame);
    const [first, second] = waiting;
    if (!first) break;
    if (first.may) return [{ seat, kind: 'may-replace' }];
    if (second) return [{ seat, kind: 'replace' }];
    apply(play, frame, index, first);
  }
  frame.stage = 'respond';
  return 'on';
}

interface Waiting {
  readonly index: number;
  readonly seat: Seat;
  readonly waiting: readonly Replacement[];
}

/** The first happening with replacements that had no turn yet, and those of one seat and kind. */
function nextReplacements(reading: Reading, frame: HappeningFrame): Waiting {
  for (const [index, happening] of frame.now.entries()) {
    const all = (happening && ruleOf(reading, happening).replacements?.(reading, happening)) ?? [];
    const fresh = all.filter(({ id }) => !frame.used.includes(`${index} ${id}`));
    const [first] = fresh;
    if (!first) continue;
    const waiting = fresh.filter(({ seat, may }) => seat === first.seat && may === first.may);
    return { index, seat: first.seat, waiting };
  }
  return { index: -1, seat: 0, waiting: [] };
}

function apply(play: Play, frame: HappeningFrame, index: number, replacement: Replacement): void {
  const happening = frame.now[index];
  invariant(happening, 'a replacement works on something that is about to happen');
  frame.used.push(`${index} ${replacement.id}`);
  const instead = replacement.instead(play, happening);
  frame.now[index] = instead && isPossible(play, instead) ? instead : null;
}

/** The window of the first happening comes to lie on top. */
function openWindows(play: Play, frame: HappeningFrame): void {
  for (const happening of frame.now.toReversed()) {
    const window = happening && ruleOf(play, happening).window?.(play, happening);
    if (window) push(play, window);
  }
}

function resolve(play: Play, frame: HappeningFrame): void {
  for (const happening of frame.now) {
    if (happening) ruleOf(play, happening).resolve(play, happening);
  }
  if (play.rules.checkAfter === 'happening') play.rules.check(play);
}
