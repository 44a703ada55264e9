/**
 * Situations that come back: they are counted within a turn, with what was done in each. A game
 * that asks for it (`Rules.repetition`) is a draw where nobody but the rules brought a situation
 * back for the third time, and does not offer again what somebody did in one.
 */
import { zoneAt } from '../audience.js';
import type { Choice, Options } from '../decision.js';
import type { Acted, Watched } from '../facts.js';
import { write, type Play } from '../play.js';
import type { Reading } from '../rules.js';
import { cardOf, type Asked, type Seat, type State } from '../state.js';
import { APART, situationOf, whereOf } from './situation.js';

/** What is remembered of the situations since the counter `within` changed. */
export interface Watch {
  readonly within: string;
  readonly apart: readonly string[];
  /** The one in which the open decision stands. */
  now: string;
  /** Acts so far: while none comes, whatever happens is forced. */
  acts: number;
  visits: Record<string, Visits>;
}

export interface Visits {
  readonly times: number;
  /** `Watch.acts` when the situation was there first. */
  readonly since: number;
  /** What was done in it, by whom. */
  readonly acts: readonly string[];
}

/** The same situation for the so-manieth time is one too many. */
const TOO_OFTEN = 3;

/** Counted from the situation on that is there now. */
export function watched(state: State, { within, apart }: Watched): void {
  state.watch = { within, apart, now: '', acts: 0, visits: {} };
  lookAtSituation(state);
}

/** A counter has changed: with the turn's number all that was remembered of the turn goes. */
export function forgetSituations(state: State, what: string): void {
  const { watch } = state;
  if (watch?.within === what) state.watch = { ...watch, now: '', acts: 0, visits: {} };
}

/**
 * The rules wait: the situation has come once more. In a round of priority it is looked at when
 * the round begins, since who passes changes nothing.
 */
export function lookAtSituation(state: State): void {
  const { watch } = state;
  const frame = state.stack.at(-1) as { readonly passes?: number } | undefined;
  if (!watch || (frame?.passes ?? 0) > 0) return;
  watch.now = situationOf(state, watch.apart);
  const { times, since, acts } = watch.visits[watch.now] ?? first(watch);
  watch.visits[watch.now] = { times: times + 1, since, acts };
}

const first = ({ acts }: Watch): Visits => ({ times: 0, since: acts, acts: [] });

const visitsNow = ({ watch }: State): Visits | undefined => watch?.visits[watch.now];

const isTooOften = (visits: Visits | undefined): visits is Visits =>
  visits !== undefined && visits.times >= TOO_OFTEN;

/** Whether the situation is there once too often, and nobody was free to do otherwise. */
export function isForcedLoop(state: State): boolean {
  const visits = visitsNow(state);
  return isTooOften(visits) && visits.since === state.watch?.acts;
}

/** An answer that is no pass is remembered with the situation; the first may begin the watch. */
export function noteAct(play: Play, { seat, kind }: Asked, choice: Choice): void {
  const { repetition } = play.rules;
  if (!repetition) return;
  const { within, apart, passing } = repetition;
  if (!play.state.watch && !repetition.begins(play, choice)) return;
  if (!play.state.watch) write(play, { kind: 'watched', within, apart });
  if (passing[kind] === undefined || choice === passing[kind] || typeof choice !== 'string') return;
  write(play, { kind: 'acted', seat, act: actOf(play, choice) });
}

export function acted(state: State, { seat, act }: Acted): void {
  const { watch } = state;
  const visits = watch?.visits[watch.now];
  if (!watch || !visits) return;
  watch.acts += 1;
  watch.visits[watch.now] = { ...visits, acts: [...visits.acts, `${seat} ${act}`] };
}

/** Without what was done before in a situation that is there once too often. */
export function withoutRepeated(reading: Reading, { seat }: Asked, options: Options): Options {
  if (options.pick !== 'one' || !isTooOften(visitsNow(reading.state))) return options;
  return { ...options, from: options.from.filter(({ id }) => !isRepeated(reading, seat, id)) };
}

/** Whether the seat has done just this before, in a situation that is there once too often. */
export function isRepeated(reading: Reading, seat: Seat, choice: string): boolean {
  const visits = visitsNow(reading.state);
  return isTooOften(visits) && visits.acts.includes(`${seat} ${actOf(reading, choice)}`);
}

/** As all may know it who see what is done: cards of a hidden place as printed, others by place. */
const actOf = (reading: Reading, choice: string): string =>
  choice
    .split(APART)
    .map((word) => {
      if (!reading.state.cards[word]) return word;
      const { place, face } = cardOf(reading.state, word);
      return zoneAt(reading.rules, place).ids === 'all' ? whereOf(reading.state, word) : face;
    })
    .join('');
