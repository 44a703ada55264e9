/** The two sides of a match: who has come there, or where they will come from. */
import type { Bracket, BracketMatch } from './bracket-documents.js';

export interface Slot {
  readonly entrant: number | undefined;
  readonly source: BracketMatch['from'][number];
}

type Known = Pick<Bracket, 'seeds'> & { readonly byId: ReadonlyMap<string, BracketMatch> };

/** In the order of the sources, as the lines lead there. */
export const slotsOf = ({ from, entrants }: BracketMatch, known: Known): readonly Slot[] =>
  from.map((source) => {
    const came = cameFrom(source, known);
    return { source, entrant: came !== undefined && entrants.includes(came) ? came : undefined };
  });

function cameFrom(
  { seed, winnerOf, loserOf }: Slot['source'],
  { seeds, byId }: Known,
): number | undefined {
  if (seed !== null) return seeds[seed - 1];
  if (winnerOf !== null) return byId.get(winnerOf)?.winner ?? undefined;
  const lost = byId.get(loserOf ?? '');
  if (!lost || lost.winner === null) return undefined;
  return lost.entrants.find((entrant) => entrant !== lost.winner);
}
