/** What a typed line means at its table: the result as it would be sent, or what is missing. */
import type { RoundTable, TableResult } from '../../round/whole/whole-documents.js';
import { isSameResult, seatsOf } from '../tables/result-words.js';
import type { Said, TypedLine } from './parse-line.js';

export interface ResultTerms {
  readonly bestOf: number;
  readonly intentionalDraws: boolean;
}

export type Meaning =
  | { readonly is: 'nothing' }
  /** `why` names words of the page. */
  | { readonly is: 'unclear'; readonly why: Unclear; readonly table?: RoundTable }
  /** Nothing is said of the table yet. */
  | { readonly is: 'table'; readonly table: RoundTable }
  | { readonly is: 'result'; readonly table: RoundTable; readonly result: TableResult }
  /** The table has a result: the same one, or another that would be replaced. */
  | { readonly is: 'same' | 'other'; readonly table: RoundTable; readonly result: TableResult };

type Unclear = 'noNumber' | 'noTable' | 'noResult' | 'noDraw' | 'notThere' | 'podPlaces';

export function meaningOf(
  { table: number, said, seenBy, replaces, rest }: TypedLine,
  tables: readonly RoundTable[],
  terms: ResultTerms,
): Meaning {
  if (number === undefined) return rest === '' ? { is: 'nothing' } : unclear('noNumber');
  const table = tables.find((each) => each.number === number);
  if (table === undefined) return unclear('noTable');
  if (said === undefined) {
    return rest === '' ? { is: 'table', table } : { ...unclear('noResult'), table };
  }
  const result = resultAt(table, said, { terms, seenBy });
  if (typeof result === 'string') return { ...unclear(result), table };
  if (table.result === null) return { is: 'result', table, result };
  if (isSameResult(table.result, result)) return { is: 'same', table, result };
  return { is: replaces ? 'result' : 'other', table, result };
}

const unclear = (why: Unclear) => ({ is: 'unclear', why }) as const;

interface Context {
  readonly terms: ResultTerms;
  readonly seenBy: TypedLine['seenBy'];
}

const NOTHING_SAID = { winner: null, wins: null, draws: null, places: null, scores: null };

/** The result in the order of the table; or why it is none there. */
export function resultAt(
  table: RoundTable,
  said: Said,
  { terms, seenBy }: Context,
): TableResult | Unclear {
  const seats = seatsOf(table);
  if (seats.length > 2 && said.is !== 'places' && said.is !== 'double-loss') return 'podPlaces';
  if (typeof seenBy === 'object' && !seats.includes(seenBy.entrant)) return 'notThere';
  const isTurned = seenBy === 'other' || (seenBy !== undefined && seats[1] === seenBy.entrant);
  switch (said.is) {
    case 'games': {
      const [one, other] = said.wins;
      const wins = isTurned ? [other, one] : [one, other];
      return { ...NOTHING_SAID, is: 'GAMES', wins, draws: said.draws };
    }
    case 'draw':
      if (terms.intentionalDraws) return { ...NOTHING_SAID, is: 'INTENTIONAL_DRAW' };
      // Of a series nobody knows which games were played.
      if (terms.bestOf > 1) return 'noDraw';
      return { ...NOTHING_SAID, is: 'GAMES', wins: [0, 0], draws: 1 };
    case 'double-loss':
      return { ...NOTHING_SAID, is: 'DOUBLE_LOSS' };
    case 'forfeit': {
      const there = isTurned ? 1 - said.there : said.there;
      return { ...NOTHING_SAID, is: 'FORFEIT', winner: seats[there] ?? null };
    }
    case 'places':
      return placesAt(seats, said.places);
  }
}

function placesAt(
  seats: readonly number[],
  places: readonly (readonly number[])[],
): TableResult | Unclear {
  const placed = places.flat().sort((one, other) => one - other);
  const isEveryone = placed.join() === [...seats].sort((one, other) => one - other).join();
  if (!isEveryone) return 'podPlaces';
  return { ...NOTHING_SAID, is: 'PLACES', places: places.map((sharing) => [...sharing]) };
}
