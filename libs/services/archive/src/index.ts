export type { ArchivedEvent, ArchiveReader } from './archive-reader.port.js';
export { checkpointAfter, type Checkpoint } from './checkpoint.js';
export { CheckpointMismatch, verifyCheckpoint } from './verify-checkpoint.js';
export type { ArchivedEventEntity } from './archived-event.entity.js';
export { CommandMacEntity } from './command-mac.entity.js';
export { checkFormat, fitsFormat } from './check-format.js';
export { memoryArchive, type MemoryArchive } from './memory-archive.js';
export { copyLog, type CopyReport } from './log-migration/copy-log.js';
export { MigrationRefused } from './log-migration/migration-refused.js';
export type { LogKind } from './log-migration/log-kind.js';
export { restoreLog, type RestoreReport } from './log-migration/restore-log.js';
export { archiveEvents, postgresArchive, type EventToArchive } from './postgres-archive.js';
export { noteRefuted, type RefutedEvent } from './refuted-events.js';
export { ProjectionPositionEntity } from './projection-position.entity.js';
export {
  archiveOf,
  movePosition,
  projectedLogs,
  projectionPosition,
  topicOfArchive,
} from './projection-positions.js';
export { comparePiece, type ComparedPiece, type Copies } from './copies/compare-copies.js';
export { LogCopyEntity } from './log-migration/log-copy.entity.js';
export { differenceInWords, type Difference, type DifferenceKind } from './copies/difference.js';
export {
  keepDifferences,
  keptDifferences,
  type KeptDifference,
} from './copies/kept-differences.js';
export { mendLog, type MendLogReport } from './copies/mend-log.js';
export { mendArchive } from './copies/mend-archive.js';
export { canHave, placeIn } from './place-in.js';
export { sealedEvent } from './copies/sealed-event.js';
export { archiveStates, lacksEvents, type ArchiveState } from './tally/archive-tally.js';
export { ARCHIVE_TABLES } from './tables.js';
export { settleTallies } from './tally/settle-tallies.js';
export { countArchive } from './tally/recount-archive.js';
export { isSameTally, NO_EVENTS, tallyOfBoth } from './tally/event-tally.js';
export { settlePartition } from './tally/settle-partition.js';
export { readScrubCycle, saveScrubCycle, type ScrubCycle } from './tally/scrub-cycle.js';
export type { EventTally, NamedEvent } from './tally/event-tally.js';
export { WorkerPositionEntity } from './worker-position.entity.js';
export { wholeNumber } from './whole-number.js';
