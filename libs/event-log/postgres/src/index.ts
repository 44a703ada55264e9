export { openPostgresLog, type PostgresLogOptions } from './open-postgres-log.js';
