export { openPostgresLog, type PostgresLogOptions } from './open-postgres-log.js';
export { LOG_TABLES_VERSION } from './migrate.js';
