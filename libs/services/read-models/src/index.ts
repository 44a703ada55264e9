export { dueMatches, type DueMatchQueries, type MatchHeadRow } from './due-matches.js';
export { knowsRules, type KnowsRules, type PinnedTerms } from './known-rules.js';
export type { MatchFilter, TimeRange } from './match-filter.js';
export { placeOf, type MatchOrder, type MatchPlace } from './match-order.js';
export { projectMatch, suspendMatch, type ProjectedEvent } from './match-projection.js';
export {
  MAX_MATCHES_AT_ONCE,
  MAX_MATCHES_COUNTED,
  matchQueries,
  type MatchesAsked,
  type MatchesPage,
  type MatchList,
  type MatchQueries,
} from './match-queries.js';
export type { MatchResult, MatchRow, MatchRowStatus, MatchSeatRow } from './match-row.js';
export type { MatchSight } from './match-sight.js';
export {
  areMatchRowsCurrent,
  forgetMatchRows,
  matchRowRebuilds,
  noteMatchRowsRebuilt,
} from './match-rows-version.js';
export { loadMatchRows, saveMatchRows, type MatchTable } from './match-table.js';
export { suspendedMatches } from './suspended-matches.js';
export { MATCH_TABLES } from './tables.js';
