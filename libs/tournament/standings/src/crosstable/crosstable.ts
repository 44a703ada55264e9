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
  readonly met: Met;
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

/**
 * Who sat at the same table; at one of more than two there is a meeting with each. Two lists
 * instead of one of pairs, because a large event has a great many meetings.
 */
export interface Met {
  /** The opponents' rows, in the order of the meetings. */
  readonly rows: readonly number[];
  /** The round of each meeting. */
  readonly rounds: readonly number[];
}

interface Filling {
  readonly cells: Cell[];
  readonly met: { readonly rows: number[]; readonly rounds: number[] };
  earned: number;
}

export function crosstable(points: PointRules, history: History): Crosstable {
  const scale = pointScale(points);
  const rowOf = new Map(history.entrants.map(({ entrant }, row) => [entrant, row]));
  invariant(rowOf.size === history.entrants.length, 'an entrant is listed twice');
  const lots = new Set(history.entrants.map(({ lot }) => lot));
  invariant(lots.size === rowOf.size, 'two entrants have the same lot');
  const away = history.rounds.map((_, index): Cell => ({
    round: index + 1,
    entry: null,
    seat: 0,
    result: null,
    units: 0,
  }));
  const filling = history.entrants.map((): Filling => ({
    cells: [...away],
    met: { rows: [], rounds: [] },
    earned: 0,
  }));
  for (const [index, entries] of history.rounds.entries()) {
    const entering = { scale, rowOf, filling, away: away[index] as Cell };
    for (const entry of entries) enter(entering, entry);
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
  /** The cell of this round for whoever has no entry. */
  readonly away: Cell;
}

function enter({ scale, rowOf, filling, away }: Entering, entry: RoundEntry): void {
  const { round } = away;
  const entrants = 'entrants' in entry ? entry.entrants : [entry.entrant];
  for (let seat = 0; seat < entrants.length; seat += 1) {
    const entrant = entrants[seat] as Entrant;
    const own = filling[rowOf.get(entrant) ?? -1];
    if (own?.cells[round - 1] !== away) {
      invariant(false, `entrant ${entrant} is in round ${round} twice, or not in the phase`);
    }
    const result = resultOf(entry, seat);
    const units = unitsOf(scale, entry, seat, result);
    own.cells[round - 1] = { round, entry, seat, result, units };
    own.earned += units;
    for (let other = 0; other < entrants.length; other += 1) {
      if (other === seat) continue;
      own.met.rows.push(rowOf.get(entrants[other] as Entrant) ?? -1);
      own.met.rounds.push(round);
    }
  }
}

function rowOfEntrant(
  entrant: EntrantHistory,
  { cells, met, earned }: Filling,
  { scale, history }: { readonly scale: PointScale; readonly history: History },
): Row {
  const { droppedAfter } = entrant;
  // Standings as of an earlier round know nothing of who left after it.
  const last = Math.min(history.plannedRounds - 1, history.rounds.length);
  return {
    entrant: entrant.entrant,
    cells,
    met,
    earned,
    penalty: (entrant.penaltyPoints ?? 0) * scale.unitsInPoint,
    latePenalty: entrant.latePenalty ?? 0,
    isDropped: droppedAfter !== null && droppedAfter <= last,
    isDisqualified: entrant.isDisqualified ?? false,
    lot: entrant.lot,
  };
}
