/** The match as one viewer may know it. */
import type {
  AutoPassUntil,
  MatchTable,
  RecordOpens,
  Role,
  SpectatorDelay,
} from '@scoresheet/contracts-messages';
import {
  JUDGE,
  type Outcome,
  type Seat,
  type TableView,
  type Viewer,
  withoutUndefined,
} from '@scoresheet/rules-engine';
import { runningClocks } from '../clock/clock.js';
import { isListedJudge, resultOf, seatHeldBy, statusOf } from '../fold/match-state.js';
import type { ClockTerms, MatchState, MatchStatus } from '../fold/match-state.js';
import type { MachineryRun } from '../play/steps.js';
import { seeSeries, type SeriesView } from '../series/see-series.js';
import { pinnedRules, type RulesSource } from '../rules/pinned-rules.js';

interface SeatSummary {
  readonly seat: Seat;
  readonly actor: string | null;
  /** For whom the seat is held, at a tournament's table; absent elsewhere. */
  readonly reservedFor?: string;
  readonly ready: boolean;
  /** How often a judge has warned it. */
  readonly warnings: number;
  /** The seat's clock; null in a match without clocks. */
  readonly clock: SeatClock | null;
  /** Until when it passes all that it may answer; null where it does not, and for other viewers. */
  readonly autoPass: AutoPassUntil | null;
}

/** What the seat's clock shows. A running one counts down from there, by the log's time. */
interface SeatClock {
  readonly msLeft: number;
  readonly running: boolean;
  /** Official time of the event that it is from, in milliseconds since the epoch. */
  readonly asOf: number;
}

/** What is shown of a match at a tournament's table alone; absent elsewhere. */
interface TournamentView {
  readonly tournamentTable?: MatchTable;
  /** The seat that begins, as soon as that is known; absent where the rules of the game say it. */
  readonly begins?: Seat;
  /** The seat that says who begins, by getting ready; absent where nobody does, and once it has. */
  readonly beginsChosenBy?: Seat;
  /** Extra turns that begin yet, once the time of the round was called. */
  readonly extraTurnsLeft?: number;
}

export interface MatchView extends TournamentView {
  readonly record: string;
  readonly game: string;
  readonly ruleset: string;
  readonly status: MatchStatus;
  /** The last event that it shows. */
  readonly seq: number;
  /** Milliseconds from the step before the last event to it; null for machinery and for event 0. */
  readonly tookMs: number | null;
  /** The events up to the last that are machinery. */
  readonly machinery: readonly MachineryRun[];
  readonly seats: readonly SeatSummary[];
  /** The JUDGE, null in a match in which none sits. Whoever is `next` steps in, in this order. */
  readonly judge: { readonly actor: string | null; readonly next: readonly string[] } | null;
  /** The table with open decisions, and the viewer's own options; null in the lobby. */
  readonly table: TableView | null;
  /** The match's result; without places it ended without a result. */
  readonly result: Outcome | null;
  readonly spectatorDelay: SpectatorDelay;
  /** When everybody may read all of the record. */
  readonly opens: RecordOpens;
  /** For invited people alone. */
  readonly private: boolean;
  readonly abandonAfterMs: number;
  readonly clock: ClockTerms | null;
  /** The series that it is a game of; absent elsewhere. */
  readonly series?: SeriesView;
}

/**
 * As whom an actor looks at a match: the own seat, taken or reserved, the house for a judge, or
 * everybody. A judge who plays in it is a player there, and who is listed as its JUDGE sees what that
 * seat may (A-FRI-43).
 */
export function viewerOf(state: MatchState, actor: string, role: Role): Viewer {
  const own = seatHeldBy(state, actor);
  if (own !== undefined) return own;
  if (isListedJudge(state, actor)) return JUDGE;
  return role === 'judge' ? 'house' : 'public';
}

export function viewMatch(state: MatchState, viewer: Viewer, source: RulesSource): MatchView {
  const { record, terms, seq, table } = state;
  const { ruleset } = pinnedRules(source, terms);
  const series = seeSeries(ruleset, state);
  return withoutUndefined({
    record,
    game: terms.game,
    ruleset: terms.ruleset,
    status: statusOf(state),
    seq,
    tookMs: state.lastStep?.seq === seq ? state.lastStep.tookMs : null,
    machinery: state.machinery,
    seats: seatsOf(state, viewer),
    judge: ruleset.judgeSits(terms.options) ? { actor: state.judge, next: state.nextJudges } : null,
    table: table && ruleset.view(table, viewer),
    result: resultOf(state),
    spectatorDelay: terms.spectatorDelay,
    opens: terms.opens ?? 'never',
    private: terms.private === true,
    abandonAfterMs: terms.abandonAfterMs,
    clock: terms.clock ?? null,
    series,
    ...tournamentViewOf(state),
  });
}

const tournamentViewOf = ({ terms, begins, tableTime }: MatchState): TournamentView =>
  withoutUndefined({
    tournamentTable: terms.table,
    begins: begins ?? undefined,
    beginsChosenBy: begins === null ? chooserIn(terms) : undefined,
    extraTurnsLeft: tableTime?.turnsLeft,
  });

const chooserIn = ({ begins }: MatchState['terms']): number | undefined =>
  begins !== undefined && 'chosenBy' in begins ? begins.chosenBy : undefined;

function seatsOf(state: MatchState, viewer: Viewer): readonly SeatSummary[] {
  const running = new Set(runningClocks(state).map(({ seat }) => seat));
  const asOf = state.at;
  return state.seats.map(({ seat, actor, ready, warnings, clockMsLeft: msLeft, autoPass }) => {
    const clock = msLeft === null ? null : { msLeft, running: running.has(seat), asOf };
    const isKnown = viewer === seat || viewer === 'house';
    const reservedFor = state.terms.reserved?.[seat - 1]?.actor;
    return withoutUndefined({
      reservedFor,
      seat,
      actor,
      ready,
      warnings,
      clock,
      autoPass: isKnown ? (autoPass?.until ?? null) : null,
    });
  });
}
