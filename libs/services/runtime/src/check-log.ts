import type { EventLog } from '@scoresheet/event-log-port';
import { ProjectionPositionEntity, WorkerPositionEntity } from '@scoresheet/services-archive';
import { Not, type DataSource } from 'typeorm';

/** The database knows another log than the one that was opened. The message says what to do. */
class LogUnknown extends Error {
  override readonly name = 'LogUnknown';
}

/**
 * Refuses a log that is not the one which this database was filled from. The readers look closer,
 * each at its own place; a process without a reader of its own would notice nothing.
 */
export async function checkLog({ manager }: DataSource, { logId }: EventLog): Promise<void> {
  const another = { logId: Not(logId) };
  const position =
    (await manager.findOneBy(ProjectionPositionEntity, another)) ??
    (await manager.findOneBy(WorkerPositionEntity, another));
  if (position === null) return;
  throw new LogUnknown(
    `The log's id is ${logId}, but this database was filled from the log ${position.logId}. ` +
      'Put SCORESHEET_LOG, KAFKA_BROKERS and KAFKA_PREFIX right; or move the old log to the new ' +
      'place with "scoresheet log copy"; or, where the old log is lost, fill this one from the ' +
      'archive with "scoresheet log restore".',
  );
}
