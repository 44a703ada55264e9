/** Turns the commands of matches into events, by the rules of the catalog's games. */
export {
  abandonClock,
  type AbandonClock,
  type DueMatch,
  type DueMatches,
} from './abandon-clock.js';
export { ClockedWorker, type ClockedMatches } from './clocked-worker.js';
export type { ClockedMatch } from './match-clock.js';
export { MatchServiceModule } from './match-service.module.js';
export type { MatchServiceOptions } from './match-service-options.js';
export { MATCH_WORKER_TOPICS, matchesOf, matchWorker, type MatchWorker } from './match-worker.js';
export { MatchService } from './match.service.js';
