export { MatchEntity } from './match.entity.js';
export { projectMatch, type ProjectedEvent } from './match-projection.js';
export {
  MAX_MATCHES_AT_ONCE,
  matchQueries,
  type MatchCursor,
  type MatchesAsked,
  type MatchesPage,
  type MatchQueries,
} from './match-queries.js';
export type { MatchResult, MatchRow, MatchRowStatus, MatchSeatRow } from './match-row.js';
export {
  loadMatchRows,
  MATCH_COLUMNS,
  matchRowOf,
  saveMatchRows,
  type MatchTable,
} from './match-table.js';
export { Match1795000000002 } from './migrations/0002-match.js';
