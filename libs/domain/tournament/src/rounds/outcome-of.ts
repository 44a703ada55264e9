/** Who has won at a table of two. */
import type { Entrant } from '../fold/round-facts.js';
import type { TableState } from '../fold/tournament-state.js';

type Outcome =
  | { readonly is: 'won'; readonly by: Entrant }
  | { readonly is: 'draw' }
  | { readonly is: 'both-lost' };

/** Tables without a result have none, and neither have those of more than two. */
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
