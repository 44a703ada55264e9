export { openPostgresLog, type PostgresLogOptions } from './open-postgres-log.js';
export { mendEntry, type MendedEntry } from './mend-entry.js';
export { LOG_TABLES_VERSION } from './migrate.js';
