/** Makes what a client is shown of a page of standings. */
import { writeStandingsCursor } from './standings-cursor.js';
import type { StandingsPage } from './standings-page.js';
import type { StandingsType } from './standings.type.js';

export function standingsType(tournament: string, page: StandingsPage): StandingsType {
  const { seq, at: atMs, isLive, played, lines, from, total } = page;
  const edges = lines.map((line, at) => ({
    cursor: writeStandingsCursor({ seq, place: from + at }),
    node: { tournament, ...line },
  }));
  return {
    seq,
    at: atMs,
    isLive,
    edges,
    nodes: edges.map(({ node }) => node),
    totalCount: total,
    phase: played?.phase ?? null,
    closedRounds: played?.closedRounds ?? 0,
    pageInfo: {
      hasPreviousPage: from > 0,
      hasNextPage: from + lines.length < total,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
