/** Turns the commands of tournaments into events, and sees that their matches are played. */
export { KnownMatches } from './process/known-matches.js';
export { TournamentServiceModule } from './tournament-service.module.js';
export { TournamentService } from './tournament.service.js';
export { tournamentWorker } from './tournament-worker.js';
