export { MatchEntity } from './match.entity.js';
export { dueMatches, type DueMatchQueries, type MatchHeadRow } from './due-matches.js';
export { knowsRules, type KnowsRules, type PinnedTerms } from './known-rules.js';
export {
  placeOf,
  type MatchFilter,
  type MatchList,
  type MatchOrder,
  type MatchPlace,
  type MatchSight,
  type TimeRange,
} from './match-list.js';
export { MAX_MATCHES_COUNTED } from './match-list.sql.js';
export { projectMatch, suspendMatch, type ProjectedEvent } from './match-projection.js';
export {
  MAX_MATCHES_AT_ONCE,
  matchQueries,
  type MatchesAsked,
  type MatchesPage,
  type MatchQueries,
} from './match-queries.js';
export type { MatchResult, MatchRow, MatchRowStatus, MatchSeatRow } from './match.entity.js';
export {
  areMatchRowsCurrent,
  forgetMatchRows,
  matchRowRebuilds,
  noteMatchRowsRebuilt,
} from './match-rows-version.js';
export { loadMatchRows, saveMatchRows } from './match-table.js';
export type { MatchTable } from './match.sql.js';
export { suspendedMatches } from './suspended-matches.js';
export { MATCH_TABLES } from './tables.js';
