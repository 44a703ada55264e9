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

export function crosstable(points: PointRules, history: History): Crosstable {
  const { entrants, rounds, plannedRounds } = history;
  const scale = pointScale(points);
  const [numbers, lots] = [entrants.map(({ entrant }) => entrant), entrants.map(({ lot }) => lot)];
  invariant(new Set(numbers).size === numbers.length, 'an entrant is listed twice');
  invariant(new Set(lots).size === lots.length, 'two entrants have the same lot');
  const rowOf: number[] = [];
  for (const [row, entrant] of numbers.entries()) rowOf[entrant] = row;
  const away = rounds.map((_, index): Cell => ({
    round: index + 1,
    entry: null,
    seat: 0,
    result: null,
    units: 0,
  }));
  const filling = entrants.map((): Filling => ({
    cells: [...away],
    met: { rows: [], rounds: [] },
    earned: 0,
  }));
  for (const [index, entries] of rounds.entries()) {
    const entering = { scale, rowOf, filling, away: away[index] as Cell };
    for (const entry of entries) enter(entering, entry);
  }
  return {
    scale,
    rows: entrants.map((entrant, row) =>
      rowOfEntrant(entrant, filling[row] as Filling, { scale, history }),
    ),
    plannedRounds,
  };
}

interface Filling {
  readonly cells: Cell[];
  readonly met: { readonly rows: number[]; readonly rounds: number[] };
  earned: number;
}

interface Entering {
  readonly scale: PointScale;
  /** By entrant. Numbers are small and dense, so that a list is far quicker than a map. */
  readonly rowOf: readonly number[];
  readonly filling: readonly Filling[];
  /** The cell of this round for whoever has no entry. */
  readonly away: Cell;
}

// An entry is looked at once for all its entrants: in a large event each look is a slow one.
function enter({ scale, rowOf, filling, away }: Entering, entry: RoundEntry): void {
  const { round } = away;
  const entrants = 'entrants' in entry ? entry.entrants : [entry.entrant];
  for (let seat = 0; seat < entrants.length; seat += 1) {
    const entrant = entrants[seat] as Entrant;
    const own = filling[rowOf[entrant] ?? -1];
    if (own?.cells[round - 1] !== away) {
      invariant(false, `entrant ${entrant} is in round ${round} twice, or not in the phase`);
    }
    const result = resultOf(entry, seat);
    const units = unitsOf(scale, entry, seat, result);
    own.cells[round - 1] = { round, entry, seat, result, units };
    own.earned += units;
    for (let other = 0; other < entrants.length; other += 1) {
      if (other === seat) continue;
      own.met.rows.push(rowOf[entrants[other] as Entrant] ?? -1);
      own.met.rounds.push(round);
    }
  }
}

function rowOfEntrant(
  known: EntrantHistory,
  { cells, met, earned }: Filling,
  { scale, history }: { readonly scale: PointScale; readonly history: History },
): Row {
  const { entrant, droppedAfter, lot } = known;
  // Standings as of an earlier round know nothing of who left after it.
  const last = Math.min(history.plannedRounds - 1, history.rounds.length);
  return {
    entrant,
    cells,
    met,
    earned,
    penalty: (known.penaltyPoints ?? 0) * scale.unitsInPoint,
    latePenalty: known.latePenalty ?? 0,
    isDropped: droppedAfter !== null && droppedAfter <= last,
    isDisqualified: known.isDisqualified ?? false,
    lot,
  };
}
