/** A tournament: who runs it and who plays, its rounds and standings, as a record. */
export { COMMANDS, type Who } from './staff/command-table.js';
export { gamesOf } from './commands/game-of-catalog.js';
export {
  offlineTournament,
  type OfflineTournament,
  type Said,
} from './offline/offline-tournament.js';
export {
  runEvent,
  type EventStep,
  type EventToRun,
  type PlayedTable,
} from './offline/run-event.js';
export {
  readOnlyTournament,
  tournamentAggregate,
  type TournamentAggregate,
  type TournamentEnvironment,
} from './record/tournament-aggregate.js';
export {
  tournamentRefolder,
  type RefoldedTournament,
  type TournamentRules,
} from './record/tournament-refolder.js';
export { tournamentSecretOf } from './secret/tournament-secret.js';
export type { TableState, TournamentState } from './fold/tournament-state.js';
export type { Entrant } from './fold/round-facts.js';
export { seeTournament } from './views/see-tournament.js';
export { FORMATS, phasesOf, type Format, type FormatAsked } from './offline/event-format.js';
export { standingsIn, type StandingLine } from './standings/standing-lines.js';
export { verifyPublicTournament, type PublicVerdict } from './record/verify-public.js';
export { whyRank } from './reasons/why-rank.js';
export { whyOpponent } from './reasons/why-opponent.js';
export { previewCorrection, type CorrectionPreview } from './reasons/preview-correction.js';
