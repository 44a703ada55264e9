export { dueMatches, type DueMatchQueries, type MatchHeadRow } from './due-matches.js';
export { MatchEntity } from './match.entity.js';
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
export { Match1795000000002 } from './migrations/0002-match.js';
export { MatchLists1795000000005 } from './migrations/0005-match-lists.js';
export { MatchDue1795000000007 } from './migrations/0007-match-due.js';
export { MatchClock1795000000031 } from './migrations/0031-match-clock.js';
export { MatchHead1795000000044 } from './migrations/0044-match-head.js';
export { MatchSuspended1795000000032 } from './migrations/0032-match-suspended.js';
export { suspendedMatches } from './suspended-matches.js';
export { ReadModelEntity } from './read-model.entity.js';
