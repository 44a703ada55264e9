/** Turns the commands of tournaments into events, and sees that their matches are played. */
export { TournamentServiceModule } from './tournament-service.module.js';
export { TournamentService } from './tournament.service.js';
