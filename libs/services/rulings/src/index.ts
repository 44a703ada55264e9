/** What is kept of staff beside the record: reasons of rulings, and who has read hidden cards. */
export { HouseReadEntity } from './house-reads/house-read.entity.js';
export {
  HOUSE_READS_KEPT_DAYS,
  type AtMatch,
  type HouseRead,
  type HouseReads,
  type KeptHouseRead,
  type ReadingWay,
} from './house-reads/house-reads.js';
export { memoryHouseReads } from './house-reads/memory-house-reads.js';
export { SeatClaimEntity } from './house-reads/seat-claim.entity.js';
export { storedHouseReads } from './house-reads/stored-house-reads.js';
export { memoryReasons } from './memory-reasons.js';
export { HouseRead1795000000050 } from './migrations/0050-house-read.js';
export { RulingReason1795000000006 } from './migrations/0006-ruling-reason.js';
export { RulingReasonEntity } from './ruling-reason.entity.js';
export type { FoundReason, ReasonKey, ReasonOf, RulingReasons } from './ruling-reasons.js';
export { storedReasons } from './stored-reasons.js';
