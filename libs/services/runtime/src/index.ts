export { startEmbeddedPostgres } from './embedded/embedded-postgres.js';
export { ConfigError, readConfig, type Config } from './config/read-config.js';
export { hasTable, knownSteps, takenSteps } from './check-schema.js';
export { createDataSource, openDatabase } from './database.js';
export { KeyRefused, readInstallationKeys } from './keys/installation-key.js';
export { isTied, tiedInstallation } from './keys/installation.js';
export { keyFileOf, knownInstallation } from './keys/given-keys.js';
export { keysForHelpers } from './keys/keys-for-helpers.js';
export { LEAST_FREE_BYTES as STOPS_BELOW_BYTES } from './room/room.js';
export { createLogger, nestLogger, type Logger } from './logger.js';
export type { CheckReport } from './operations/checks.js';
export { reachDatabase, type ReachedDatabase } from './reach-database.js';
export {
  layDecidingFoundation,
  layFoundation,
  startDatabase,
  type DecidingFoundation,
  type Foundation,
} from './foundation.js';
export { Lifetime } from './lifetime.js';
export { runProcess, type ProcessFrame } from './run-process.js';
export { LogLines } from './operations/log-lines.js';
export { serveOperations } from './operations/operations.js';
export { eventBelief } from './event-belief.js';
export { openEventLog } from './open-event-log.js';
export { listen } from './listen.js';
export { SupervisedProcess } from './supervisor/supervised-process.js';
export { memoryFlags } from './supervisor/memory-flags.js';
export { childCheck } from './supervisor/child-check.js';
export type { Whereabouts } from './supervisor/parent.js';
export { shareOwnership } from './share-ownership.js';
