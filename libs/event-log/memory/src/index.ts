export {
  memoryLog,
  type HandleOptions,
  type MemoryLog,
  type MemoryLogOptions,
} from './memory-log.js';
