/** Turns the commands of matches into events, by the rules of the catalog's games. */
export { MatchServiceModule } from './match-service.module.js';
export { MATCH_WORKER_TOPICS } from './match-worker.js';
export { MatchService } from './match.service.js';
