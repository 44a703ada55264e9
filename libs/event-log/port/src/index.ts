export type {
  Subscription,
  Entry,
  EventLog,
  Message,
  Offset,
  OnBatch,
  PartitionRef,
  Receipt,
} from './event-log.js';
export { LogError, wordsOf, type LogErrorCode } from './log-error.js';
export {
  checkAppend,
  checkFrom,
  checkLimit,
  checkPartition,
  checkShape,
  checkTruncatable,
  entriesRemoved,
  isTopicName,
  isTruncatable,
  MAX_PARTITIONS,
  MAX_VALUE_BYTES,
  type LogShape,
} from './checks.js';
export { Appender } from './appender.js';
export { calmTrouble, type OnTrouble } from './calm-trouble.js';
export { GroupCommit } from './group-commit.js';
export {
  FIRST_PAUSE_MS,
  isPassing,
  LAST_PAUSE_MS,
  longer,
  patiently,
  patientlyAtStart,
  patientlyFor,
  pauseUnless,
} from './patience.js';
export {
  FIRST_STAMP,
  firstStampOf,
  MAX_STEP_BACK_MS,
  steadyTime,
  withFirstStamp,
} from './stamps.js';
export { partitionsOf } from './partitions.js';
export { sharedFetch } from './shared-fetch.js';
export { pullSubscription, type Batch, type PullSource } from './pull-subscription.js';
