/** Turns the commands of matches into events, by the rules of the catalog's games. */
export { MatchServiceModule } from './match-service.module.js';
export type { MatchServiceOptions } from './match-service-options.js';
export { MatchService } from './match.service.js';
export { matchWorker } from './match-worker.js';
