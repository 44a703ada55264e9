/** Reasons of rulings: free text outside the record, with its digest inside. */
export { memoryReasons } from './memory-reasons.js';
export { RulingReason1795000000006 } from './migrations/0006-ruling-reason.js';
export { RulingReasonEntity } from './ruling-reason.entity.js';
export type { FoundReason, ReasonKey, ReasonOf, RulingReasons } from './ruling-reasons.js';
export { storedReasons } from './stored-reasons.js';
