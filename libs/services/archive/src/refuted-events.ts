/**
 * Notes of archived events that the chain admits and the rules do not. A note is of an event's hash,
 * so it outlives a row that is written anew, and the move to another log.
 */
import { In, type DataSource, type EntityManager } from 'typeorm';
import { RefutedEventEntity } from './refuted-event.entity.js';

export type RefutedEvent = RefutedEventEntity;

export async function noteRefuted(
  manager: EntityManager,
  events: readonly RefutedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const insert = manager.createQueryBuilder().insert().into(RefutedEventEntity);
  await insert
    .values([...events])
    .orIgnore()
    .execute();
}

/** The hashes of those records' events of which there is a note. */
export async function refutedAmong(
  database: DataSource,
  records: readonly string[],
): Promise<ReadonlySet<string>> {
  const notes = await database.manager.findBy(RefutedEventEntity, { record: In([...records]) });
  return new Set(notes.map(({ hash }) => hash));
}
