export type { Checkpoints } from './checkpoints.port.js';
export { memoryCheckpoints } from './memory-checkpoints.js';
