/** Who begins at a table of more than two, and who follows: places are shared out over the rounds. */

/** How often an entrant has had a place at a table, counted from 0 for the one who begins. */
export type TimesAtPlace = (entrant: number, place: number) => number;

/**
 * The entrants of a table in the order of play. Each place in turn, from the first, goes to who has
 * had it the fewest times, between equals to the one named first.
 */
export function podSeats(table: readonly number[], timesAt: TimesAtPlace): readonly number[] {
  const left = [...table];
  return table.map((_, place) => {
    const fewest = Math.min(...left.map((entrant) => timesAt(entrant, place)));
    const at = left.findIndex((entrant) => timesAt(entrant, place) === fewest);
    return left.splice(at, 1)[0] as number;
  });
}
