/**
 * A record of which all lines are here, folded: what the table was after any event, as anybody at it
 * saw it. A snapshot is kept every hundred events, so that a leap folds no more than that many.
 */
import {
  isPart,
  noCommands,
  type JsonObject,
  type RecordedEvent,
  type RecordExport,
} from '@scoresheet/domain-record';
import type { State, TableView, Viewer } from '@scoresheet/rules-engine';
import { foldMatch } from '../fold/fold.js';
import { audienceOf, type MatchState } from '../fold/match-state.js';
import type { GameEntry } from '../rules/game-entry.js';
import { pinnedRules, type RulesSource } from '../rules/pinned-rules.js';
import { viewMatch, type MatchView } from '../views/view.js';
import { matchRefolder } from './refolder.js';

export const SNAPSHOT_EVERY = 100;

/** What a record is folded with. */
interface FoldingMeans extends RulesSource {
  /** A copy all the way down, as `structuredClone` makes it. */
  readonly copy: <T>(value: T) => T;
}

/** An event as whoever looks so is told of it, and the situation right after it. */
export interface FoldedMoment {
  readonly seq: number;
  readonly type: string;
  readonly at: number;
  readonly action: unknown;
  readonly facts: unknown;
  /** In the words of the record: `open`, `running`. */
  readonly status: string;
  readonly table: TableView | null;
  /** The seats with their clocks, which show what was left then. */
  readonly seats: MatchView['seats'];
  readonly series: MatchView['series'];
  /** Milliseconds since the step before it; null for machinery and for event 0. */
  readonly tookMs: number | null;
}

export interface FoldedRecord {
  /** The last event. */
  readonly last: number;
  /** All that was done, in order, as everybody may know it. */
  readonly actions: readonly JsonObject[];
  /** The type of each event. */
  readonly types: readonly string[];
  momentAt(seq: number, viewer: Viewer): FoldedMoment;
  readonly ruleset: GameEntry['ruleset'];
  /** The table after an event; null before the game begins. */
  tableAt(seq: number, viewer: Viewer): TableView | null;
  /** The game's state after an event, which is the caller's to change; null before the game begins. */
  stateAt(seq: number): State | null;
}

type Folded =
  | { readonly is: 'folded'; readonly record: FoldedRecord }
  /** The house's lines are withheld. */
  | { readonly is: 'closed' }
  | { readonly is: 'unknown-rules' };

/** Throws for events that make no sense, which a verification would have named. */
export function foldedRecord({ events }: RecordExport, means: FoldingMeans): Folded {
  if (events.some(({ withheld }) => withheld.includes('house'))) return { is: 'closed' };
  const [first] = events;
  if (!first || !isKnown(first, means)) return { is: 'unknown-rules' };
  const walk = walkOf(events, means);
  const { ruleset } = pinnedRules(means, walk(0).terms);
  const last = events.length - 1;
  walk(last);
  const within = (seq: number): number => Math.min(Math.max(seq, 0), last);
  const tableAt = (seq: number, viewer: Viewer): TableView | null => {
    const { table } = walk(within(seq));
    return table && ruleset.view(table, viewer);
  };
  const stateAt = (seq: number): State | null => means.copy(walk(within(seq)).table);
  const momentAt = (seq: number, viewer: Viewer): FoldedMoment => {
    const event = events[within(seq)] as RecordedEvent;
    return { ...told(event, viewer), ...situation(walk(within(seq)), viewer, means) };
  };
  const actions = events.map(({ parts }) => (parts.public?.['action'] ?? {}) as JsonObject);
  const types = events.map(({ header }) => header.type);
  return { is: 'folded', record: { last, ruleset, actions, types, momentAt, tableAt, stateAt } };
}

function told({ header, parts }: RecordedEvent, viewer: Viewer) {
  const { action = null, facts = [] } = parts[audienceOf(viewer)] ?? parts.public ?? {};
  return { seq: header.seq, type: header.type, at: header.at, action, facts };
}

function situation(state: MatchState, viewer: Viewer, source: RulesSource) {
  const { status, table, seats, series, tookMs } = viewMatch(state, viewer, source);
  return { status, table, seats, series, tookMs };
}

function isKnown(first: RecordedEvent, source: RulesSource): boolean {
  const part = houseOf(first);
  const start = isPart(part) && matchRefolder(source).start({ ...first.header, part });
  return start !== false && start.start === 'ready';
}

const houseOf = ({ parts }: RecordedEvent): JsonObject => parts.house ?? parts.public ?? {};

type Walk = (seq: number) => MatchState;

/** Gives the state after an event, which is good until the next is asked for. */
function walkOf(events: readonly RecordedEvent[], means: FoldingMeans): Walk {
  /** The commands are left out: they tell a double from a new one, and nothing is sent here. */
  const copyOf = (state: MatchState): MatchState =>
    means.copy({ ...state, commands: noCommands() });
  const snapshots: MatchState[] = [];
  let at: MatchState | undefined;
  return (seq) => {
    const snapshot = snapshots[Math.floor(seq / SNAPSHOT_EVERY)];
    // The state at hand is gone on from, unless it lies behind or a snapshot is nearer.
    if (at && (at.seq > seq || (snapshot && snapshot.seq > at.seq))) {
      at = snapshot && copyOf(snapshot);
    }
    for (let next = (at?.seq ?? -1) + 1; next <= seq; next += 1) {
      const event = events[next] as RecordedEvent;
      at = foldMatch(means, at, { header: event.header, house: houseOf(event) });
      if (next % SNAPSHOT_EVERY === 0) snapshots[next / SNAPSHOT_EVERY] ??= copyOf(at);
    }
    return at as MatchState;
  };
}
