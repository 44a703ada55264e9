/** A match: lobby, seats, decks, answers; what each viewer may know; verification. */
export { BOT_PREFIX, botActorOf, isBotActor } from './bots/bot-actor.js';
export { isEventOf } from './commands/action.js';
export { MAX_CHARGE_MS, runningClocks, TICK_EVERY_MS } from './clock/clock.js';
export { isPlay, stepsOf } from './play/index.js';
export type { MatchEnvironment } from './rules/environment.js';
export { MATCH_UNKNOWN } from './commands/judged.js';
export { endedByStaff, type EndedByStaff } from './fold/ended-by-staff.js';
export { foldMatch } from './fold/fold.js';
export { troubleInWords, troubleOf } from './fold/trouble.js';
export { voidedMatch } from './commands/void-match.js';
export type { GameEntry, MatchOptions, RulesOf } from './rules/game-entry.js';
export type { Viewer } from '@scoresheet/rules-engine';
export { matchAggregate, readOnlyMatch, type MatchAggregate } from './record/match-aggregate.js';
export type { MatchCreated } from './fold/match-facts.js';
export {
  type MatchState,
  statusOf,
  resultOf,
  viewerOfAudience,
  audienceOf,
} from './fold/match-state.js';
export { objectionTo } from './commands/objection.js';
export type { NotAccepted } from './commands/not-accepted.js';
export {
  cardsHashOf,
  findPinnedRules,
  pinnedRules,
  type RulesSource,
} from './rules/pinned-rules.js';
export { chanceFromKey } from './rules/chance.js';
export { reasonDigestOf } from './views/reason.js';
export { matchRefolder, type Refolded } from './record/refolder.js';
export { matchSecretBytes, matchSecretOf } from './rules/secret.js';
export { seriesOf, type GameEnd, type NextGame, type Series } from './series/series.js';
export {
  foldedRecord,
  SNAPSHOT_EVERY,
  type FoldedMoment,
  type FoldedRecord,
} from './record/folded-record.js';
export { placesIn, publicFactsOf } from './record/public-facts.js';
export { seriesInRecords, type SeriesInRecords } from './series/series-in-records.js';
export { nextGameOf } from './series/next-game.js';
export { matchIdFor, saidByHouse } from './commands/said-by-house.js';
export { seeMatch } from './views/see.js';
export { offlineTable, sendOrThrow } from './offline/offline-table.js';
export type { OfflineClock, OfflineSeating, OfflineTable, Sent } from './offline/offline-table.js';
export { sealedMatch, type OfflineEvent } from './offline/sealed-match.js';
export { playOffline } from './offline/play-offline.js';
export {
  delayedOf,
  isReleased,
  isWithoutDelay,
  releaseTimeOf,
  type Delayed,
} from './views/spectator-delay.js';
export { isOpened } from './views/opened.js';
export { viewerOf, viewMatch, type MatchView } from './views/view.js';
