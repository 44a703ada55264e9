export { openPostgresLog } from './open-postgres-log.js';
export { mendEntry } from './mend-entry.js';
export { LOG_TABLES_VERSION } from './migrate.js';
