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
export { projectMatch } from './match-projection.js';
export type { RowModel } from './row-model.js';
export { ROW_MODELS } from './row-models.js';
export type { ProjectedEvent, ProjectedRow } from './row-projection.js';
export {
  MAX_MATCHES_AT_ONCE,
  matchQueries,
  type MatchesAsked,
  type MatchesPage,
  type MatchQueries,
} from './match-queries.js';
export type { MatchRow } from './match.entity.js';
export { MATCH_ROWS, noteMatchRowsRebuilt, suspendedMatches } from './match-rows.js';
export { loadMatchRows, saveMatchRows } from './match-table.js';
export { MATCH_TABLES } from './tables.js';
export { liveTournaments } from './tournaments/live-tournaments.js';
export { TOURNAMENT_ROWS } from './tournaments/tournament-rows.js';
export type {} from './tournaments/tournament.entity.js';
export { TournamentWordsEntity } from './tournaments/tournament-words.entity.js';
