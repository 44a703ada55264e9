export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded/embedded-postgres.js';
export { FolderInUse } from './embedded/folder-lock.js';
export { freePort } from './free-port.js';
export { ConfigError, readConfig, type Config } from './config.js';
export { createDataSource, openDatabase } from './database.js';
export { installationKey, KeyRefused } from './installation-key.js';
export { createLogger, nestLogger, type Logger } from './logger.js';
export { postgresCheckpoints } from './postgres-checkpoints.js';
export { keyDigest } from './installation.js';
export { reachDatabase, type ReachedDatabase } from './reach-database.js';
export { layFoundation, PARTITIONS, type Foundation } from './foundation.js';
export { Lifetime, type LifetimeOptions } from './lifetime.js';
export { runProcess, type ProcessFrame } from './run-process.js';
