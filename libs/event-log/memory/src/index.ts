export { memoryLog, type MemoryLog } from './memory-log.js';
