/**
 * What becomes true of a match outside its game. These facts stand in the record among those of
 * the engine; their kinds differ.
 */
import type { AutoPassUntil } from '@scoresheet/contracts-messages';
import type { Fact, Outcome, Seat, State } from '@scoresheet/rules-engine';
import { invariant } from '@scoresheet/rules-engine';
import { isKeyName } from '../rules/key-name.js';
import type { MatchSeat, MatchState, MatchTerms, TableTime } from './match-state.js';

export interface MatchCreated extends MatchTerms {
  readonly kind: 'match-created';
  readonly seats: number;
}

/**
 * In event 0, of a match that was not made under the installation's first key. A fact of its own:
 * programs that know nothing of it suspend the match, and never play it on with another chance.
 */
export interface KeyNamed {
  readonly kind: 'key-named';
  readonly key: string;
}

export interface SeatTaken {
  readonly kind: 'seat-taken';
  readonly seat: Seat;
  readonly actor: string;
  readonly deck: readonly string[];
}

interface SeatReadied {
  readonly kind: 'seat-readied';
  readonly seat: Seat;
  /** The seat that begins, where this one chooses it. */
  readonly begins?: Seat;
}

/** The facts after it are the game's own. */
interface GameBegun {
  readonly kind: 'game-begun';
}

interface SeatConceded {
  readonly kind: 'seat-conceded';
  readonly seat: Seat;
}

export interface SeatWarned {
  readonly kind: 'seat-warned';
  readonly seat: Seat;
}

/** A seat gave its standing instruction to pass, or took it back. */
export interface AutoPassChanged {
  readonly kind: 'auto-pass-changed';
  readonly seat: Seat;
  readonly until: AutoPassUntil | null;
  /** Codes of the cards whose playing lifts it: a fold knows no cards. */
  readonly liftedBy: readonly string[];
}

/** A response was passed by standing instruction; what that leads to follows. */
export interface AutoPassed {
  readonly kind: 'auto-passed';
  readonly seat: Seat;
  readonly decision: string;
}

/** The first JUDGE to sit down decides; later ones stand behind, in this order. */
export interface JudgeSeatTaken {
  readonly kind: 'judge-seat-taken';
  readonly actor: string;
  /** Options that the match leaves to the JUDGE; absent where it leaves none, or none any more. */
  readonly options?: MatchTerms['options'];
}

export interface JudgeSeatLeft {
  readonly kind: 'judge-seat-left';
  /** One who stood behind the JUDGE; absent where the JUDGE left, and the next one steps in. */
  readonly actor?: string;
}

/** A seat's time for a decision ran out. */
export interface SeatTimedOut {
  readonly kind: 'seat-timed-out';
  readonly seat: Seat;
}

/** The time since the event before, for a seat that owed an answer. */
export interface TimeCharged {
  readonly kind: 'time-charged';
  readonly seat: Seat;
  readonly spentMs: number;
  readonly clockMsLeft: number;
}

/** The increment, or the time for the next decision. */
export interface TimeAdded {
  readonly kind: 'time-added';
  readonly seat: Seat;
  readonly addedMs: number;
  readonly clockMsLeft: number;
}

/** The time of the round was called in the turn of this number. */
export interface TableTimeCalled extends TableTime {
  readonly kind: 'table-time-called';
}

/** One of the extra turns began. */
export interface ExtraTurnBegun extends TableTime {
  readonly kind: 'extra-turn-begun';
}

export interface MatchPaused {
  readonly kind: 'match-paused';
}

export interface MatchResumed {
  readonly kind: 'match-resumed';
}

/** The game ended, its series did not: the next game is played in this match. */
export interface SeriesGoesOn {
  readonly kind: 'series-goes-on';
  readonly match: string;
}

/** The end by a ruling, by a clock, the hall's too, or of a suspended match. No places: no result. */
export interface MatchClosed {
  readonly kind: 'match-ended' | 'match-abandoned' | 'match-voided';
  readonly outcome: Outcome;
}

/** Facts about a match that exists. */
export type LobbyFact = SeatTaken | SeatReadied | GameBegun | SeatConceded;
type RulingFact = SeatWarned | MatchPaused | MatchResumed | MatchClosed;
type ClockFact = SeatTimedOut | TimeCharged | TimeAdded;
type TableTimeFact = TableTimeCalled | ExtraTurnBegun;
type AutoPassFact = AutoPassChanged | AutoPassed;
type JudgeSeatFact = JudgeSeatTaken | JudgeSeatLeft;
type MatchFact =
  | MatchCreated
  | KeyNamed
  | LobbyFact
  | RulingFact
  | ClockFact
  | TableTimeFact
  | AutoPassFact
  | JudgeSeatFact
  | SeriesGoesOn;
export type RecordedFact = MatchFact | Fact;

/** Changes `state` to what holds after `fact`. */
export function evolveMatch(
  state: MatchState,
  fact: Exclude<MatchFact, MatchCreated | GameBegun>,
): void {
  switch (fact.kind) {
    case 'key-named':
      nameKey(state, fact);
      return;
    case 'judge-seat-taken':
    case 'judge-seat-left':
      evolveJudges(state, fact);
      return;
    case 'table-time-called':
    case 'extra-turn-begun':
      state.tableTime = { turn: fact.turn, turnsLeft: fact.turnsLeft };
      return;
    case 'series-goes-on':
      state.nextMatch = fact.match;
      return;
    case 'match-paused':
    case 'match-resumed':
      state.paused = fact.kind === 'match-paused';
      return;
    case 'match-ended':
    case 'match-abandoned':
    case 'match-voided':
      state.closed = fact.outcome;
      return;
    case 'seat-readied':
      state.begins = fact.begins ?? state.begins;
      seatAt(state, fact.seat).ready = true;
      return;
    default:
      evolveSeat(seatAt(state, fact.seat), fact);
  }
}

/** The facts of the game follow, and change the table. */
export function beginGame(state: MatchState, table: State): void {
  state.begunSeq = state.seq + 1; // its own event, which is noted after its facts
  state.table = table;
}

/** Matches with a key of another installation are as good as any: who decides finds that out. */
function nameKey(state: MatchState, { key }: KeyNamed): void {
  invariant(state.seq === -1 && state.key === null, 'a match names its key once, in event 0');
  invariant(isKeyName(key), 'a key has a name of 16 hex digits');
  state.key = key;
}

function evolveJudges(state: MatchState, fact: JudgeSeatFact): void {
  const { judge, nextJudges } = state;
  if (fact.kind === 'judge-seat-taken') {
    if (fact.options) state.named = fact.options;
    if (judge === null) state.judge = fact.actor;
    else state.nextJudges = [...nextJudges, fact.actor];
    return;
  }
  const { actor = judge } = fact;
  const [first = null, ...others] = [judge, ...nextJudges].filter((each) => each !== actor);
  Object.assign(state, { judge: first, nextJudges: others });
}

type SeatFact = Extract<
  Exclude<MatchFact, MatchCreated | GameBegun | SeatReadied>,
  { readonly seat: Seat }
>;

function evolveSeat(seat: MatchSeat, fact: SeatFact): void {
  switch (fact.kind) {
    case 'seat-taken':
      Object.assign(seat, { actor: fact.actor, deck: fact.deck });
      return;
    case 'seat-conceded':
      Object.assign(seat, { conceded: true, autoPass: null });
      return;
    case 'seat-warned':
      seat.warnings += 1;
      return;
    case 'seat-timed-out':
      Object.assign(seat, { timedOut: true, autoPass: null });
      return;
    case 'time-charged':
    case 'time-added':
      seat.clockMsLeft = fact.clockMsLeft;
      return;
    case 'auto-pass-changed':
      seat.autoPass = fact.until && { until: fact.until, liftedBy: fact.liftedBy };
      return;
    case 'auto-passed':
      return; // what it leads to stands in the facts that follow
  }
}

function seatAt({ seats }: MatchState, seat: Seat): MatchSeat {
  const found = seats[seat - 1];
  invariant(found, `no seat ${seat} in this match`);
  return found;
}
