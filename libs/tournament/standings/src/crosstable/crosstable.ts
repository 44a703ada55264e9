/**
 * The crosstable: a row for each entrant with a cell for each round. Every number of a standing is
 * read off it.
 */
import type { Entrant, EntrantHistory, History, RoundEntry } from '../history.js';
import { invariant } from '../invariant.js';
import type { PointRules } from '../rules.js';
import { resultOf, type Cell } from './cell.js';
import { pointScale, unitsOf, type PointScale } from './point-scale.js';

export interface Crosstable {
  readonly scale: PointScale;
  /** In the order of the history. Figures name rows by their index. */
  readonly rows: readonly Row[];
  readonly plannedRounds: number;
}

export interface Row {
  readonly entrant: Entrant;
  /** One for each round. */
  readonly cells: readonly Cell[];
  readonly meetings: readonly Meeting[];
  /** What the rounds gave, in units. */
  readonly earned: number;
  /** Points that staff took off, in units. Opponents do not suffer from them. */
  readonly penalty: number;
  readonly latePenalty: number;
  /** Left before the end. Leaving when all rounds are over is no drop, and changes nothing. */
  readonly isDropped: boolean;
  readonly isDisqualified: boolean;
  readonly lot: number;
}

/** Who sat at the same table; at one of more than two there is a meeting with each. */
export interface Meeting {
  readonly round: number;
  /** The opponent's row. */
  readonly row: number;
}

interface Filling {
  readonly cells: Cell[];
  readonly meetings: Meeting[];
  earned: number;
}

export function crosstable(points: PointRules, history: History): Crosstable {
  const scale = pointScale(points);
  const rowOf = new Map(history.entrants.map(({ entrant }, row) => [entrant, row]));
  invariant(rowOf.size === history.entrants.length, 'an entrant is listed twice');
  const lots = new Set(history.entrants.map(({ lot }) => lot));
  invariant(lots.size === rowOf.size, 'two entrants have the same lot');
  const filling = history.entrants.map((): Filling => ({ cells: [], meetings: [], earned: 0 }));
  for (const [index, entries] of history.rounds.entries()) {
    const round = index + 1;
    for (const entry of entries) enter({ scale, rowOf, filling, round }, entry);
    const away: Cell = { round, entry: null, seat: 0, result: null, units: 0 };
    for (const { cells } of filling) if (cells.length < round) cells.push(away);
  }
  return {
    scale,
    rows: history.entrants.map((entrant, row) =>
      rowOfEntrant(entrant, filling[row] as Filling, { scale, history }),
    ),
    plannedRounds: history.plannedRounds,
  };
}

interface Entering {
  readonly scale: PointScale;
  readonly rowOf: ReadonlyMap<Entrant, number>;
  readonly filling: readonly Filling[];
  readonly round: number;
}

function enter({ scale, rowOf, filling, round }: Entering, entry: RoundEntry): void {
  const entrants = 'entrants' in entry ? entry.entrants : [entry.entrant];
  const rows = entrants.map((entrant) => rowOf.get(entrant));
  for (let seat = 0; seat < rows.length; seat += 1) {
    const own = filling[rows[seat] ?? -1];
    invariant(own !== undefined, () => `entrant ${entrants[seat]} is in round ${round} alone`);
    invariant(
      own.cells.length < round,
      () => `entrant ${entrants[seat]} is in round ${round} twice`,
    );
    const result = resultOf(entry, seat);
    const units = unitsOf(scale, entry, seat, result);
    own.cells.push({ round, entry, seat, result, units });
    own.earned += units;
    for (const row of rows) {
      if (row !== undefined && row !== rows[seat]) own.meetings.push({ round, row });
    }
  }
}

function rowOfEntrant(
  { entrant, droppedAfter, isDisqualified = false, ...of }: EntrantHistory,
  { cells, meetings, earned }: Filling,
  { scale, history }: { readonly scale: PointScale; readonly history: History },
): Row {
  const { rounds, plannedRounds } = history;
  return {
    ...{ entrant, cells, meetings, earned, isDisqualified, lot: of.lot },
    penalty: (of.penaltyPoints ?? 0) * scale.unitsInPoint,
    latePenalty: of.latePenalty ?? 0,
    // Standings as of an earlier round know nothing of who left after it.
    isDropped:
      droppedAfter !== null && droppedAfter < plannedRounds && droppedAfter <= rounds.length,
  };
}
