/** Makes the connection that a client asked for out of a page of rows. */
import {
  placeOf,
  type MatchesAsked,
  type MatchesPage,
  type MatchPlace,
  type MatchRow,
} from '@scoresheet/services-read-models';
import type { MatchLists } from '../api-parts.js';
import { clockType } from '../matches/match-clock.type.js';
import type { MatchStatus } from '../matches/match.type.js';
import { writeCursor } from './match-cursor.js';
import type {
  MatchConnectionType,
  MatchEdgeType,
  MatchSummaryType,
} from './match-connection.type.js';
import type { PageInfoType } from './page-info.type.js';

/** What costs a question of its own is found out by a getter: only if the client asks for it. */
export function matchConnection(
  queries: MatchLists,
  asked: MatchesAsked,
  page: MatchesPage,
): MatchConnectionType {
  const edges = page.matches.flatMap((row): MatchEdgeType[] => {
    const place = placeOf(row, asked.order);
    return place ? [{ cursor: writeCursor(asked.order, place), node: summary(row) }] : [];
  });
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: pageInfo(queries, asked, { edges, hasMore: page.hasMore }),
    get totalCount() {
      return queries.count(asked).then((count) => count ?? null);
    },
  };
}

/**
 * The end that was not taken has more within the bounds, or beyond them; the end that was taken
 * has more exactly if anything lies beyond its bound.
 */
function pageInfo(
  queries: MatchLists,
  asked: MatchesAsked,
  { edges, hasMore }: { edges: readonly MatchEdgeType[]; hasMore: boolean },
): PageInfoType {
  const beyond = (side: 'before' | 'after', bound: MatchPlace | undefined) =>
    bound !== undefined && queries.hasMatchFrom(asked, side, bound);
  return {
    get hasPreviousPage() {
      return (asked.take === 'last' && hasMore) || beyond('before', asked.after);
    },
    get hasNextPage() {
      return (asked.take === 'first' && hasMore) || beyond('after', asked.before);
    },
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
}

function summary(row: MatchRow): MatchSummaryType {
  const { id, game, ruleset, suspended, seats, eventCount, result } = row;
  return {
    ...{ id, game, ruleset, suspended, seats, eventCount, result },
    status: row.status as MatchStatus,
    clock: clockType(row.clock),
    winner: winnerOf(row),
    createdAt: row.createdAtMs,
    updatedAt: row.updatedAtMs,
    endedAt: row.endedAtMs,
  };
}

function winnerOf({ seats, result }: MatchRow) {
  const [first = []] = result?.places ?? [];
  return (first.length === 1 && seats.find(({ seat }) => seat === first[0])) || null;
}
