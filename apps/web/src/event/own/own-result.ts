/** A result as one of the table has it: won, lost or drawn, and by how many games. */
import type { Table } from '../follow/event-documents.js';

type Result = NonNullable<Table['result']>;

export type OwnResult =
  | { readonly is: 'won' | 'lost' | 'drawn'; readonly score: string }
  | { readonly is: 'agreed' | 'both-lost' }
  /** Did not come, or the other one did not. */
  | { readonly is: 'given' | 'not-come' }
  | { readonly is: 'place'; readonly place: number };

export function ownResult(
  { seats, result }: Pick<Table, 'seats'> & { readonly result: Result },
  own: number,
): OwnResult {
  switch (result.is) {
    case 'GAMES':
      return ofGames(result, seats[0]?.entrant === own);
    case 'INTENTIONAL_DRAW':
      return { is: 'agreed' };
    case 'DOUBLE_LOSS':
      return { is: 'both-lost' };
    case 'FORFEIT':
      return { is: result.winner === own ? 'given' : 'not-come' };
    case 'PLACES': {
      const places = result.places ?? [];
      const at = places.findIndex((shared) => shared.includes(own));
      const before = places.slice(0, Math.max(at, 0)).flat().length;
      return { is: 'place', place: before + 1 };
    }
  }
}

function ofGames({ wins, draws }: Result, isFirst: boolean): OwnResult {
  const [first = 0, second = 0] = wins ?? [];
  const [mine, others] = isFirst ? [first, second] : [second, first];
  const drawn = draws ?? 0;
  const score = `${mine} – ${others}${drawn > 0 ? ` – ${drawn}` : ''}`;
  if (mine === others) return { is: 'drawn', score };
  return { is: mine > others ? 'won' : 'lost', score };
}
