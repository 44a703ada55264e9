/** Where somebody sits, found in a moment however large the round is: thousands ask at once. */
import {
  tournamentPlace,
  type Entrant,
  type TableState,
  type TournamentState,
} from '@scoresheet/domain-tournament';
import { tableType, type TournamentTableType } from './table.type.js';

type Tables = ReadonlyMap<number, TableState>;

/** Made once for the tables of a round that was published. */
const seatings = new WeakMap<Tables, ReadonlyMap<Entrant, number>>();

function seatingOf(tables: Tables): ReadonlyMap<Entrant, number> {
  const known = seatings.get(tables);
  if (known !== undefined) return known;
  const made = new Map<Entrant, number>();
  for (const { number, entrants } of tables.values()) {
    for (const entrant of entrants) made.set(entrant, number);
  }
  seatings.set(tables, made);
  return made;
}

/** Between two phases that is the last round of the one that was played. */
export function ownTableIn(state: TournamentState, actor: string): TournamentTableType | null {
  const own = state.entrants[(state.entrantOf.get(actor) ?? 0) - 1];
  const place = tournamentPlace(state, { unpublished: false });
  if (own === undefined || place === undefined) return null;
  const { phase, round } = place;
  const at = (number: number | null | undefined): TableState | undefined => {
    const table = round.tables.get(number ?? -1);
    return table?.entrants.includes(own.number) === true ? table : undefined;
  };
  // The state knows of tables that came in later, and forgets those of a phase that is over.
  const table = at(own.table) ?? at(seatingOf(round.tables).get(own.number));
  return table === undefined ? null : tableType(state, { phase, round: round.round }, table);
}
