/** The one way to read the events of a log: admitted by the chain, the same for every reader. */
export {
  credibleTimeOf,
  endingOf,
  EventAheadOfLog,
  foldableOf,
  isAheadOfLog,
} from './ahead-of-log.js';
export { houseOf, type AdmittedEvent, type Proves } from './admitted-event.js';
export { doubting, EventRefuted, JudgementTally, type Belief } from './belief.js';
export { eachInTurns } from './each-in-turns.js';
export { judgedEvents } from './judged-events.js';
export { PartitionAdmission } from './partition-admission.js';
export { ArchiveBroken } from './record-history.js';
export { readerFigures, type ReaderFigures } from './reader-figures.js';
export { RecordTail } from './record-tail.js';
export { suspensions, type Suspended, type Suspension } from './suspensions.js';
export type { OnAdmitted, TailCounts, TailOptions } from './tail-options.js';
