/** What every service that decides a kind of record needs around its workers. */
export type { DeciderFigures } from './decider-figures.js';
export type { DeciderOptions } from './decider-options.js';
export { keyNamed, MissingKey } from './missing-key.js';
export { PartitionDeciders, type DeciderReports } from './partition-deciders.js';
export { recordWorker } from './record-worker.js';
export { signedCommand } from './signed-command.js';
