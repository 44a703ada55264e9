export { botMatches, dueMatches } from './due-matches.js';
export { knowsRules } from './known-rules.js';
export {
  placeOf,
  type MatchFilter,
  type MatchOrder,
  type MatchList,
  type MatchSight,
  type ListedMatch,
} from './match-list.js';
export { projectMatch } from './match-projection.js';
export type { RowModel } from './row-model.js';
export { ROW_MODELS } from './row-models.js';
export type { ProjectedEvent, ProjectedRow } from './row-projection.js';
export { matchQueries, type MatchesAsked } from './match-queries.js';
export {
  emptyLists,
  MAX_ROWS_AT_ONCE,
  type PageAsked,
  type RowLists,
  type RowOrder,
  type RowPage,
  type RowPlace,
  type TimeRange,
} from './row-lists.js';
export type { MatchRow } from './match.entity.js';
export { MATCH_ROWS, noteMatchRowsRebuilt, suspendedMatches } from './match-rows.js';
export { loadMatchRows, saveMatchRows } from './match-table.js';
export { MATCH_TABLES } from './tables.js';
export { liveTournaments } from './tournaments/live-tournaments.js';
export { TOURNAMENT_ROWS } from './tournaments/tournament-rows.js';
export type {
  TournamentFilter,
  TournamentList,
  TournamentOrder,
  TournamentSight,
} from './tournaments/tournament-list.js';
export { titleWords } from './tournaments/title-words.js';
export {
  tournamentPlaceOf,
  tournamentQueries,
  type TournamentLists,
} from './tournaments/tournament-queries.js';
export type { TournamentRow } from './tournaments/tournament.entity.js';
export { TournamentWordsEntity } from './tournaments/tournament-words.entity.js';
