/** A match: lobby, seats, decks, answers; what each viewer may know; verification. */
export { isEventOf } from './action.js';
export * from './aggregate.js';
export { chanceFromKey } from './chance.js';
export { MAX_CHARGE_MS, runningClocks, TICK_EVERY_MS } from './clock.js';
export type { MatchEnvironment } from './environment.js';
export { MATCH_UNKNOWN } from './judged.js';
export { endedByStaff, type EndedByStaff } from './ended-by-staff.js';
export { foldMatch } from './fold.js';
export { matchFolder, type MatchFolder } from './match-folder.js';
export { troubleInWords, troubleOf, type Trouble } from './trouble.js';
export { voidedMatch } from './void-match.js';
export type { GameEntry, MatchOptions, ReadyDeck, RulesOf } from './game-entry.js';
export type { Viewer } from '@scoresheet/rules-engine';
export { matchAggregate } from './match-aggregate.js';
export type { MatchCreated, MatchFact, RecordedFact } from './match-facts.js';
export * from './match-state.js';
export * from './not-accepted.js';
export {
  cardsHashOf,
  findPinnedRules,
  pinnedRules,
  UnknownRules,
  type RulesSource,
} from './pinned-rules.js';
export { reasonDigestOf, type SaltedReason } from './reason.js';
export { matchRefolder, type Refolded } from './refolder.js';
export { matchSecretBytes, matchSecretOf, type MatchSecret } from './secret.js';
export { partsOf } from './parts.js';
export { seeMatch } from './see.js';
export { offlineTable, sendOrThrow } from './offline-table.js';
export type { OfflineClock, OfflineSeating, OfflineTable, Sent } from './offline-table.js';
export { sealedMatch, type OfflineEvent } from './sealed-match.js';
export { playOffline, type OfflineMatch } from './play-offline.js';
export {
  delayedOf,
  isReleased,
  isWithoutDelay,
  releaseTimeOf,
  type Delayed,
  type Placed,
} from './spectator-delay.js';
export { viewerOf, viewMatch, type MatchView, type SeatClock, type SeatSummary } from './view.js';
