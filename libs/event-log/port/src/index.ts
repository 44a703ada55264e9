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
  MAX_APPEND_BYTES,
  MAX_APPEND_MESSAGES,
  MAX_HEADERS_LENGTH,
  MAX_KEY_LENGTH,
  MAX_PARTITIONS,
  MAX_TOPIC_LENGTH,
  MAX_VALUE_BYTES,
  type LogShape,
} from './checks.js';
export { Appender, type AppenderOptions } from './appender.js';
export { calmTrouble, type OnTrouble } from './calm-trouble.js';
export { GroupCommit, type GroupCommitOptions } from './group-commit.js';
export {
  FIRST_PAUSE_MS,
  isPassing,
  LAST_PAUSE_MS,
  longer,
  patiently,
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
export { pullSubscription, type Batch, type PullSource } from './pull-subscription.js';
