/**
 * The clocks of the matches of one partition: hears how each match stands, and says which commands
 * are due. It decides nothing, and any number of it may run: the decider holds every command
 * against the times of the record. Its own time only ever runs from the moment at which it heard of
 * an event, so it is never ahead of the log, however wrong the clock of its machine is.
 */
import type { CallTime, TickClock } from '@scoresheet/contracts-messages';
import { runningClocks, TICK_EVERY_MS, type MatchState } from '@scoresheet/domain-match';

/** The actor of the clock's commands. Accounts have longer names. */
export const CLOCK_ACTOR = 'clock';
/** A command whose event does not come is sent anew after this, then after twice as long. */
export const SAY_AGAIN_AFTER_MS = 1_000;
const LONGEST_PAUSE_MS = TICK_EVERY_MS;

type DueCommand = TickClock | CallTime;

/** A match that goes on, as a projection knows it. */
export interface ClockedMatch {
  readonly record: string;
  /** The last event that it knows of. */
  readonly seq: number;
}

export interface MatchClock {
  /** Told of every state of a match, whether its clocks run or not. */
  hear(state: MatchState): void;
  /** Drops a match that cannot go on here. */
  forget(record: string): void;
  /** Sends nothing more, in this process, for a match that no reading again can mend. */
  silence(record: string): void;
  /** Whether a match needs no waking: its clocks run here, or it is silenced. */
  knows(record: string): boolean;
  /** What is to be sent now. */
  due(): readonly DueCommand[];
  /** Matches whose clocks run. */
  readonly size: number;
}

interface Running {
  readonly seq: number;
  readonly heardAtMs: number;
  /** The decisions that are open, with what their seats have left. */
  readonly decisions: readonly { readonly id: string; readonly msLeft: number }[];
  said: number;
  /** The time before which nothing is sent again. */
  sayAtMs: number;
}

/** `now` in milliseconds from anywhere; it never falls. */
export function matchClock(now: () => number): MatchClock {
  const running = new Map<string, Running>();
  const silenced = new Set<string>();

  function hear(state: MatchState): void {
    const { record, seq } = state;
    const clocks = runningClocks(state);
    if (clocks.length === 0) return void running.delete(record);
    if (running.get(record)?.seq === seq) return;
    const decisions = clocks.map(({ id, seat }) => ({
      id,
      msLeft: state.seats[seat - 1]?.clockMsLeft ?? 0,
    }));
    const leastMs = Math.min(TICK_EVERY_MS, ...decisions.map(({ msLeft }) => msLeft));
    const heardAtMs = now();
    running.set(record, { seq, heardAtMs, decisions, said: 0, sayAtMs: heardAtMs + leastMs });
  }

  function commandsOf(record: string, match: Running, nowMs: number): readonly DueCommand[] {
    if (nowMs < match.sayAtMs) return [];
    match.sayAtMs = nowMs + Math.min(SAY_AGAIN_AFTER_MS * 2 ** match.said, LONGEST_PAUSE_MS);
    match.said += 1;
    const gone = nowMs - match.heardAtMs;
    const out = match.decisions.filter(({ msLeft }) => msLeft <= Math.min(gone, TICK_EVERY_MS));
    if (out.length === 0) return [tickCommand(record, match)];
    return out.map(({ id }) => timeCommand(record, id, match));
  }

  return {
    hear,
    forget: (record) => void running.delete(record),
    silence: (record) => void silenced.add(record),
    knows: (record) => running.has(record) || silenced.has(record),
    due() {
      const nowMs = now();
      return [...running].flatMap(([record, match]) => commandsOf(record, match, nowMs));
    },
    get size() {
      return running.size;
    },
  };
}

/**
 * Two clocks that know the same say the same, so that one of the two commands is the other's
 * repetition. One that is said anew has a new id: what was refused stays refused.
 */
const sent = (record: string, commandId: string) =>
  ({ record, commandId, actor: CLOCK_ACTOR, role: 'clock' }) as const;

const tickCommand = (record: string, { seq, said }: Pick<Running, 'seq' | 'said'>): TickClock => ({
  ...sent(record, `tick-${seq}-${said}`),
  type: 'tick-clock',
  expectedSeq: seq,
});

const timeCommand = (record: string, decision: string, { seq, said }: Running): CallTime => ({
  ...sent(record, `time-${decision}-${seq}-${said}`),
  type: 'call-time',
  decision,
});

/**
 * What is sent for a match that a projection knows and no clock has heard of: it makes the worker
 * read the match. If the tick itself is not due, or not for this event, it is refused.
 */
export const wakingTick = ({ record, seq }: ClockedMatch): TickClock =>
  tickCommand(record, { seq, said: 0 });
