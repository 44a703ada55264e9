/**
 * Whether the matches that a tournament's results name are as it says, for those whose records are at
 * hand: the event is there under its hash, the match belongs to the table, and the score follows.
 */
import { placesIn, publicFactsOf, seriesOf, type GameEnd } from '@scoresheet/domain-match';
import { isJsonObject } from '@scoresheet/domain-record';
import type { RecordedEvent, RecordExport } from '@scoresheet/domain-record';
import type { MatchEnd, TableResult } from '@scoresheet/contracts-messages';

export interface ResultsInMatches {
  /** Matches that were named and found as the tournament says. */
  readonly found: number;
  /** Matches that were named and are not at hand. */
  readonly notAtHand: number;
  readonly differs: readonly MatchDiffers[];
}

interface MatchDiffers {
  /** The event of the tournament that names the match. */
  readonly seq: number;
  readonly match: string;
  readonly says: string;
}

interface Named {
  readonly seq: number;
  readonly table: number;
  readonly matches: readonly MatchEnd[];
  /** The result that was told; absent where staff were asked. */
  readonly result: TableResult | undefined;
}

/** `matches` by their record ids. Reads public lines alone. */
export function resultsInMatches(
  tournament: RecordExport,
  matches: ReadonlyMap<string, RecordExport>,
): ResultsInMatches {
  const differs: MatchDiffers[] = [];
  let [found, notAtHand] = [0, 0];
  for (const named of tournament.events.flatMap(namedIn)) {
    const ends: GameEnd[] = [];
    for (const end of named.matches) {
      const record = matches.get(end.match);
      if (record === undefined) {
        notAtHand += 1;
        continue;
      }
      const seen = seenEnd(record, end, { tournament: tournament.record, table: named.table });
      if (typeof seen === 'string') {
        differs.push({ seq: named.seq, match: end.match, says: seen });
      } else {
        ends.push(seen);
        found += 1;
      }
    }
    const says = ends.length === named.matches.length ? scoreProblem(named, ends) : undefined;
    const last = named.matches.at(-1)?.match;
    if (says !== undefined && last !== undefined) {
      differs.push({ seq: named.seq, match: last, says });
    }
  }
  return { found, notAtHand, differs };
}

function namedIn(event: RecordedEvent): readonly Named[] {
  return publicFactsOf(event).flatMap((fact) => {
    const { kind, table, matches, result } = fact;
    if (kind !== 'result-recorded' && kind !== 'question-opened') return [];
    if (!Array.isArray(matches) || typeof table !== 'number') return [];
    const ends = matches as unknown as readonly MatchEnd[];
    const told = result as unknown as TableResult | undefined;
    return [{ seq: event.header.seq, table, matches: ends, result: told }];
  });
}

/** How the match ended, or what is wrong with it. */
function seenEnd(
  { events }: RecordExport,
  { seq, hash }: MatchEnd,
  at: { readonly tournament: string; readonly table: number },
): GameEnd | string {
  const end = events[seq];
  if (end === undefined) return `the record ends before event ${seq}`;
  if (end.hash !== hash) return `event ${seq} has another hash`;
  const created = events[0] && publicFactsOf(events[0])[0]?.['table'];
  const isAtTable =
    isJsonObject(created) &&
    created['tournament'] === at.tournament &&
    created['table'] === at.table;
  if (!isAtTable) return 'the match belongs to another table';
  return { places: placesIn(end) };
}

/** A score of two is counted again from the games that were won. */
function scoreProblem({ result }: Named, ends: readonly GameEnd[]): string | undefined {
  if (result?.is !== 'games' || ends.length === 0) return undefined;
  const games = ends.filter(({ places }) => places.length > 0);
  const { wins, draws } = seriesOf(games.length, games, { untilDecided: true });
  const isSame = wins[0] === result.wins[0] && wins[1] === result.wins[1];
  if (isSame && draws === result.draws) return undefined;
  const [played, told] = [[...wins, draws].join('-'), [...result.wins, result.draws].join('-')];
  return `the games were won ${played}, and the table has ${told}`;
}
