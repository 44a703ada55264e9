export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded/embedded-postgres.js';
export { FolderInUse } from './embedded/folder-lock.js';
export { freePort } from './free-port.js';
export { ConfigError, readConfig, type Config } from './config/read-config.js';
export { hasTable, knownSteps, takenSteps } from './check-schema.js';
export { createDataSource, openDatabase } from './database.js';
export { KeyRefused, readInstallationKeys } from './keys/installation-key.js';
export { isTied, tiedInstallation } from './keys/installation.js';
export { keyFileOf, knownInstallation } from './keys/given-keys.js';
export { keysForHelpers } from './keys/keys-for-helpers.js';
export { LEAST_FREE_BYTES as STOPS_BELOW_BYTES } from './room/room.js';
export { createLogger, nestLogger, type Logger } from './logger.js';
export { postgresCheckpoints } from './postgres-checkpoints.js';
export type { CheckReport } from './operations/checks.js';
export { reachDatabase, type ReachedDatabase } from './reach-database.js';
export {
  layDecidingFoundation,
  layFoundation,
  startDatabase,
  type DecidingFoundation,
  type Foundation,
} from './foundation.js';
export { Lifetime, type LifetimeOptions } from './lifetime.js';
export { runProcess, type ProcessFrame } from './run-process.js';
export type {
  DecidedCommands,
  Part,
  PartFigures,
  SubscriptionFigures,
} from './operations/figures.js';
export { LogLines } from './operations/log-lines.js';
export { serveOperations, type Operations } from './operations/operations.js';
export { eventBelief, type CountedBelief } from './event-belief.js';
export { openEventLog, type EventLogOptions } from './open-event-log.js';
export { listen } from './listen.js';
export {
  SupervisedProcess,
  type SupervisedProcessOptions,
} from './supervisor/supervised-process.js';
export { childCheck } from './supervisor/child-check.js';
export type { Whereabouts } from './supervisor/parent.js';
export { shareOwnership } from './share-ownership.js';
