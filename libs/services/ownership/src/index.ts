/** Which process works on which partitions: all of them, or a fair share among several. */
export type { Ownership, PartitionWork } from './ownership.port.js';
export { ownsAll } from './owns-all.js';
export { postgresOwnership } from './postgres-ownership.js';
export { OWNERSHIP_TABLES } from './tables.js';
