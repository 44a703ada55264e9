export { MatchEntity } from './match.entity.js';
export { dueMatches } from './due-matches.js';
export { knowsRules } from './known-rules.js';
export {
  placeOf,
  type MatchFilter,
  type MatchOrder,
  type MatchPlace,
  type MatchSight,
  type TimeRange,
} from './match-list.js';
export { projectMatch, suspendMatch, type ProjectedEvent } from './match-projection.js';
export {
  MAX_MATCHES_AT_ONCE,
  matchQueries,
  type MatchesAsked,
  type MatchesPage,
  type MatchQueries,
} from './match-queries.js';
export type { MatchRow } from './match.entity.js';
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
