/** Turns commands into events: any number of workers on a partition, and one result. */
export type { OutcomeOf } from './outcome.js';
export type { WorkerCheckpoint, Checkpoints } from './checkpoints.port.js';
export { CommandWorker } from './command-worker.js';
export type { FinishedCommand } from './taken-command.js';
export type { MacRequirement } from './mac-requirement.port.js';
export { memoryCheckpoints } from './memory-checkpoints.js';
export { MAX_REMOVED_AT_ONCE, removeOld, type Removed } from './remove-old.js';
export type { Prepare, WorkerOptions, WorkerTopics } from './worker-options.js';
export { WorkerLife, type Mortal } from './worker-life.js';
export type { WorkerCounts } from './worker-counts.js';
