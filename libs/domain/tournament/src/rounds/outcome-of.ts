/** Who has won at a table of two. */
import type { Entrant } from '../fold/tournament-facts.js';
import type { TableState } from '../fold/tournament-state.js';

export type Outcome =
  | { readonly is: 'won'; readonly by: Entrant }
  | { readonly is: 'draw' }
  | { readonly is: 'both-lost' };

/** Undefined where there is no result, and at tables of more than two. */
export function outcomeOf({
  entrants: [one = 0, other = 0],
  result,
}: Pick<TableState, 'entrants' | 'result'>): Outcome | undefined {
  switch (result?.is) {
    case 'games': {
      const [won, lost] = result.wins;
      if (won === lost) return { is: 'draw' };
      return { is: 'won', by: won > lost ? one : other };
    }
    case 'forfeit':
      return { is: 'won', by: result.winner };
    case 'intentional-draw':
      return { is: 'draw' };
    case 'double-loss':
      return { is: 'both-lost' };
    default:
      return undefined;
  }
}
