/**
 * The arithmetic of clocks. The time of a match is that of its record: from one event to the next,
 * as the log stamped their commands. Every event charges it to the seats that owed an answer
 * meanwhile, and while nobody acts the clock's ticks do. What no event covers, because the service
 * was away, is charged to nobody; the record alone says how much that was.
 */
import type { Asked, Seat } from '@scoresheet/rules-engine';
import { evolveMatch, type TimeAdded, type TimeCharged } from '../fold/match-facts.js';
import type { Done } from '../commands/judged.js';
import { statusOf, type MatchState } from '../fold/match-state.js';
import { refused } from '../commands/not-accepted.js';

/** While clocks run and nobody acts, the clock says so as often as this. */
export const TICK_EVERY_MS = 5_000;
/** A tick may be so late, on a busy machine, and the time before it is charged as a whole. */
const TICK_LATE_BY_MS = 1_000;
/** The most that one event charges. */
export const MAX_CHARGE_MS = TICK_EVERY_MS + TICK_LATE_BY_MS;

export const NO_CLOCK_RUNS = refused(
  'clock-not-running',
  'No clock runs in this match now: there is no time to charge.',
);

/**
 * The decisions that seats have yet to answer; the clocks of these run, unless all stand still.
 * Nobody owes an answer that is optional, and while the JUDGE is asked no seat's clock runs.
 */
function openDecisions({ table, seats }: MatchState): readonly Asked[] {
  const asked = table?.stack.at(-1)?.asks ?? [];
  return asked.filter(({ seat, optional }) => seats[seat - 1] !== undefined && !optional);
}

/** The decisions whose clocks run; none without clocks, before the game, in a pause, at the end. */
export function runningClocks(state: MatchState): readonly Asked[] {
  if (state.terms.clock === undefined || statusOf(state) !== 'running') return [];
  return openDecisions(state);
}

/** What a seat has left at the time `at`, if an event came then. */
export function clockMsLeftAt(state: MatchState, seat: Seat, at: number): number {
  const { clockMsLeft } = state.seats[seat - 1] ?? {};
  return Math.max(0, (clockMsLeft ?? 0) - chargeableMs(state, at));
}

function chargeableMs(state: MatchState, at: number): number {
  return Math.min(Math.max(at - state.at, 0), MAX_CHARGE_MS);
}

/** What an event finds: the decisions whose clocks ran until then, and what that costs. */
interface TimeFound {
  readonly running: readonly Asked[];
  readonly charged: readonly TimeCharged[];
}

/** The time that an event finds, asked before it changes anything; undefined without clocks. */
export function findTime(state: MatchState | undefined, at: number): TimeFound | undefined {
  if (state?.terms.clock === undefined) return undefined;
  const running = runningClocks(state);
  const charged: TimeCharged[] = [];
  for (const seat of new Set(running.map((asked) => asked.seat))) {
    const clockMsLeft = clockMsLeftAt(state, seat, at);
    const spentMs = (state.seats[seat - 1]?.clockMsLeft ?? 0) - clockMsLeft;
    if (spentMs > 0) charged.push({ kind: 'time-charged', seat, spentMs, clockMsLeft });
  }
  return { running, charged };
}

/** The event with its time: charged before what happened, added after it. */
export function keepTime(done: Done, { running, charged }: TimeFound): Done {
  const { state } = done;
  for (const fact of charged) evolveMatch(state, fact);
  const added = timeAdded(done, running);
  for (const fact of added) evolveMatch(state, fact);
  return { ...done, facts: [...charged, ...done.facts, ...added] };
}

/** A bank grows when its seat has answered; for a decision that is closed the time is full again. */
function timeAdded({ state, type, action }: Done, before: readonly Asked[]): readonly TimeAdded[] {
  const { clock } = state.terms;
  if (clock === undefined || statusOf(state) === 'over') return [];
  if (clock.kind === 'bank') {
    const isAnswer = type === 'decision-answered';
    return isAnswer ? addTo(state, action['seat'] as Seat, clock.incrementMs) : [];
  }
  const open = new Set(openDecisions(state).map(({ id }) => id));
  const seats = new Set(before.filter(({ id }) => !open.has(id)).map(({ seat }) => seat));
  return [...seats].flatMap((seat) => {
    const { clockMsLeft } = state.seats[seat - 1] ?? {};
    return addTo(state, seat, clock.decisionMs - (clockMsLeft ?? 0));
  });
}

function addTo({ seats }: MatchState, seat: Seat, addedMs: number): readonly TimeAdded[] {
  const { clockMsLeft, timedOut, conceded } = seats[seat - 1] ?? {};
  if (addedMs <= 0 || timedOut === true || conceded === true) return [];
  return [{ kind: 'time-added', seat, addedMs, clockMsLeft: (clockMsLeft ?? 0) + addedMs }];
}
