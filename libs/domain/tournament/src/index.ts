/** A tournament: who runs it and who plays, its rounds and standings, as a record. */
export { decideApart, seedFor, type WorkApart } from './apart/decide-apart.js';
export { isLargeWork, type LargeCommand } from './apart/large-work.js';
export { packTournament } from './apart/packed-tournament.js';
export { isTournamentEventOf } from './commands/action.js';
export type { Decided } from './commands/deciding.js';
export { codeRefusal } from './commands/enter-tournament.js';
export { cancelledTournament } from './commands/cancel-suspended.js';
export { gamesOf } from './commands/game-of-catalog.js';
export { resultRefusal } from './commands/result-refusal.js';
export { foldTournament } from './fold/fold-tournament.js';
export type { Entrant } from './fold/round-facts.js';
export type { TableState, TournamentState } from './fold/tournament-state.js';
export { FORMATS, phasesOf, type Format } from './offline/event-format.js';
export { offlineTournament, type OfflineTournament } from './offline/offline-tournament.js';
export { runEvent, type PlayedTable } from './offline/run-event.js';
export { dueMatches, matchInPlay, type PlayStatus } from './process/match-in-play.js';
export { matchesInSteps } from './process/matches-of.js';
export { standingOfMatch, type MatchStanding } from './process/match-standing.js';
export { missingInSteps } from './process/missing-commands.js';
export type { HouseCommand } from './process/house-commands.js';
export { tablesInPlay, type ProcessEnvironment, type Standings } from './process/table-in-play.js';
export { nextWakeMs } from './process/table-time.js';
export { openingProblem, type OpeningProblem } from './process/waiting-tables.js';
export { explainRank, type RankExplained } from './reasons/explained-rank.js';
export { previewFor } from './reasons/preview-correction.js';
export {
  roundReview,
  type RoundReview,
  type RoundStrain,
  type StrainKind,
} from './reasons/round-review.js';
export { roundViolations, type RoundViolation } from './reasons/round-violations.js';
export { undoneByLeaving, type UndoneMatch } from './reasons/undone-by-leaving.js';
export { whyOpponent } from './reasons/why-opponent.js';
export {
  readOnlyTournament,
  tournamentAggregate,
  type TournamentAggregate,
} from './record/tournament-aggregate.js';
export { replayTournament } from './record/replay-tournament.js';
export { resultsInMatches, type ResultsInMatches } from './record/results-in-matches.js';
export { tournamentRefolder } from './record/tournament-refolder.js';
export type { PublicVerdict } from './record/verify-public.js';
export { verifyTournament } from './record/verify-tournament.js';
export { bracketGraph, type BracketGraph } from './rounds/bracket-graph.js';
export { tournamentSecretOf } from './secret/tournament-secret.js';
export { TOURNAMENT_EVENT_TYPES } from './staff/command-table.js';
export { historyOf, type Rounds } from './standings/history-of.js';
export { matchScoresOf, type MatchScore } from './standings/match-scores.js';
export { phaseStandings, standingsIn, type StandingLine } from './standings/standing-lines.js';
export { nextStep, type NextStep } from './views/next-step.js';
export { publishedRound, tournamentPlace, type TournamentPlace } from './views/tournament-place.js';
