/** A tournament: who runs it and who plays, its rounds and standings, as a record. */
export { isTournamentEventOf } from './commands/action.js';
export { gamesOf } from './commands/game-of-catalog.js';
export type { Entrant } from './fold/round-facts.js';
export type { TableState, TournamentState } from './fold/tournament-state.js';
export { FORMATS, phasesOf, type Format } from './offline/event-format.js';
export { offlineTournament, type OfflineTournament } from './offline/offline-tournament.js';
export { runEvent, type PlayedTable } from './offline/run-event.js';
export { whyRank } from './reasons/why-rank.js';
export type { NotAccepted as TournamentNotAccepted } from './commands/not-accepted.js';
export {
  readOnlyTournament,
  tournamentAggregate,
  type TournamentAggregate,
} from './record/tournament-aggregate.js';
export { replayTournament } from './record/replay-tournament.js';
export { tournamentRefolder } from './record/tournament-refolder.js';
export { verifyPublicTournament, type PublicVerdict } from './record/verify-public.js';
export { tournamentSecretOf } from './secret/tournament-secret.js';
export { standingsIn, type StandingLine } from './standings/standing-lines.js';
