/**
 * Moves an installation from one log to another: its entries, then, in one transaction, all that
 * the database knows of places in the log. The chains stay as they are to the byte; entries that no
 * reader admitted stay behind. Interrupted, it is done again and goes on where it was.
 */
import type { Head } from '@scoresheet/domain-record';
import { firstStampOf, withFirstStamp } from '@scoresheet/event-log-port';
import type { EventLog } from '@scoresheet/event-log-port';
import type { DataSource, EntityManager } from 'typeorm';
import type { Checkpoint } from '../checkpoint.js';
import { WorkerPositionEntity } from '../worker-position.entity.js';
import { adoptLog, type Adopted } from './adopt-log.js';
import { ChainAppender } from './chain-appender.js';
import { beginCopy, endCopy } from './copy-mark.js';
import { copyTopic } from './copy-topic.js';
import { macRequirements } from './mac-requirements.js';
import {
  openCommands,
  workersBeginAt,
  type CommandWords,
  type DecidedTo,
} from './open-commands.js';
import { readEvents } from './read-events.js';
import { countLeft } from './read-to-end.js';

interface CopySources {
  readonly database: DataSource;
  readonly from: EventLog;
  readonly to: EventLog;
}

export interface CopyOptions {
  readonly events: string;
  readonly words: CommandWords;
  readonly onArchived?: (manager: EntityManager, events: number) => Promise<void>;
  /** Told in entries: those of the old log, and the events of the new one, which are read again. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly stopped?: AbortSignal;
}

export interface CopyReport extends Adopted {
  /** Entries that were appended, of all topics. */
  readonly appended: number;
  /** Entries of the events' topic that are no events. */
  readonly leftBehind: number;
  /** Commands that are decided on the new log; their official time is that of their copy. */
  readonly undecided: number;
}

/** Throws `MigrationRefused`; then the installation is on its old log as before. */
export async function copyLog(sources: CopySources, options: CopyOptions): Promise<CopyReport> {
  const { database, from, to } = sources;
  const { events, words, stopped, onArchived } = options;
  const topics = { commands: words.commands, events };
  await beginCopy(sources, [events, words.commands, words.outcomes]);
  const onRead = await progressOf(from, options);
  const chains = await copyEvents(sources, { ...options, onRead });
  const open = await openCommands(from, words, await decidedTo(sources, words.commands));
  const more = { onRead, stopped };
  const appended =
    chains.appended +
    (await copyTopic(from, to, { topic: words.commands, last: open, ...more })) +
    (await copyTopic(from, to, { topic: words.outcomes, ...more }));
  const adopted = await adoptLog(database, to, {
    ...{ topics, heads: chains.heads, onRead, stopped },
    ...(onArchived === undefined ? {} : { onArchived }),
    workersBeginAt: await workersBeginAt(to, words.commands, open),
  });
  await endCopy(database);
  return { ...adopted, appended, leftBehind: chains.leftBehind, undecided: open.length };
}

interface Chains {
  readonly heads: ReadonlyMap<string, Head>;
  readonly appended: number;
  readonly leftBehind: number;
}

async function copyEvents(
  { from, to }: CopySources,
  { events: topic, onRead, stopped }: CopyOptions & { readonly onRead: (entries: number) => void },
): Promise<Chains> {
  const there = await readEvents(to, { topic, onEvents: () => undefined, stopped });
  const appender = new ChainAppender(to, topic, there.heads);
  const { heads, passedOver } = await readEvents(from, {
    ...{ topic, onRead, stopped },
    async onEvents(events) {
      for (const { record, head, entry } of events) {
        await appender.add(record, head, withFirstStamp(entry, firstStampOf(entry)));
      }
    },
  });
  await appender.flush();
  return { heads, appended: appender.appended, leftBehind: passedOver };
}

async function decidedTo(
  { database, from }: CopySources,
  commands: string,
): Promise<readonly DecidedTo[]> {
  const known = await workerPositions(database, commands);
  const required = await macRequirements(database, commands);
  return Array.from({ length: from.partitions }, (_, partition) => {
    const position = known.get(partition);
    const next = position?.logId === from.logId ? position.next : 0;
    return { next, macRequiredFrom: required.get(partition) };
  });
}

async function progressOf(
  from: EventLog,
  { events, words, onProgress }: CopyOptions,
): Promise<(entries: number) => void> {
  const ofEvents = await countLeft(from, events);
  const others = (await countLeft(from, words.commands)) + (await countLeft(from, words.outcomes));
  let done = 0;
  return (entries) => {
    done += entries;
    onProgress?.(done, Math.max(done, 2 * ofEvents + others));
  };
}

/** How far the workers have come in a topic, by partition. */
export async function workerPositions(
  database: DataSource,
  topic: string,
): Promise<ReadonlyMap<number, Checkpoint>> {
  const rows = await database.getRepository(WorkerPositionEntity).findBy({ topic });
  return new Map(
    rows.map(({ partition, logId, next, digest }) => [
      partition,
      digest === null ? { logId, next } : { logId, next, digest },
    ]),
  );
}
