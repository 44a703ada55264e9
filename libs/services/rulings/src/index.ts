/** What is kept of staff beside the record: reasons of rulings, and who has read hidden cards. */
export type { ReadingWay } from './house-reads/house-read.entity.js';
export type { HouseReads, KeptHouseRead } from './house-reads/house-reads.js';
export { memoryHouseReads } from './house-reads/memory-house-reads.js';
export { storedHouseReads } from './house-reads/stored-house-reads.js';
export { memoryReasons } from './memory-reasons.js';
export type { FoundReason, ReasonKey, RulingReasons } from './ruling-reasons.js';
export { storedReasons } from './stored-reasons.js';
export { RULING_TABLES } from './tables.js';
