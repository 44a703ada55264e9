/**
 * Moves an installation from one log to another: its entries, then, in one transaction, all that
 * the database knows of places in the log. The chains stay as they are to the byte; entries that no
 * reader admitted stay behind. Interrupted, it is done again and goes on where it was.
 */
import type { Head } from '@scoresheet/domain-record';
import { firstStampOf, withFirstStamp } from '@scoresheet/event-log-port';
import type { EventLog } from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import type { Checkpoint } from '../checkpoint.js';
import { WorkerPositionEntity } from '../worker-position.entity.js';
import { adoptLog, type Adopted, type AdoptedKind } from './adopt-log.js';
import { ChainAppender } from './chain-appender.js';
import { beginCopy, endCopy } from './copy-mark.js';
import { copyTopic } from './copy-topic.js';
import type { LogKind } from './log-kind.js';
import { macRequirements } from './mac-requirements.js';
import { openCommands, workersBeginIn, type DecidedTo } from './open-commands.js';
import { readEvents } from './read-events.js';
import { countLeft, sumOf } from './read-to-end.js';

interface CopySources {
  readonly database: DataSource;
  readonly from: EventLog;
  readonly to: EventLog;
}

export interface CopyOptions {
  /** All kinds of records that the log has. */
  readonly kinds: readonly LogKind[];
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
  const { kinds, stopped } = options;
  await beginCopy(sources, kinds.flatMap(topicsOf));
  const onRead = await progressOf(from, options);
  const copied: CopiedKind[] = [];
  for (const kind of kinds) copied.push(await copyKind(sources, kind, { onRead, stopped }));
  // The database goes over to the new log with all kinds at once, or not at all.
  const adopted = await adoptLog(database, to, { kinds: copied, onRead, stopped });
  await endCopy(database);
  return {
    ...adopted,
    appended: sumOf(copied.map(({ appended }) => appended)),
    leftBehind: sumOf(copied.map(({ leftBehind }) => leftBehind)),
    undecided: sumOf(copied.map(({ undecided }) => undecided)),
  };
}

const topicsOf = ({ topics: { events, commands, outcomes } }: LogKind): readonly string[] => [
  events,
  commands,
  outcomes,
];

/** What was copied of one kind, as the database takes it over. */
interface CopiedKind extends AdoptedKind, Omit<CopyReport, keyof Adopted> {}

interface Copying {
  readonly onRead: (entries: number) => void;
  readonly stopped: AbortSignal | undefined;
}

async function copyKind(
  sources: CopySources,
  kind: LogKind,
  copying: Copying,
): Promise<CopiedKind> {
  const { from, to } = sources;
  const { commands, outcomes } = kind.topics;
  const { heads, appended, leftBehind } = await copyEvents(sources, kind, copying);
  const open = await openCommands(from, kind, await decidedTo(sources, commands));
  const others =
    (await copyTopic(from, to, { topic: commands, last: open, ...copying })) +
    (await copyTopic(from, to, { topic: outcomes, ...copying }));
  const workersBeginAt = await workersBeginIn(to, commands, open);
  return {
    ...kind,
    heads,
    workersBeginAt,
    leftBehind,
    appended: appended + others,
    undecided: open.length,
  };
}

interface Chains {
  readonly heads: ReadonlyMap<string, Head>;
  readonly appended: number;
  readonly leftBehind: number;
}

async function copyEvents(
  { from, to }: CopySources,
  { topics: { events: topic } }: LogKind,
  { onRead, stopped }: Copying,
): Promise<Chains> {
  const there = await readEvents(to, { topic, onEvents: () => undefined, stopped });
  const appender = new ChainAppender(to, topic, there.heads);
  const { heads, passedOver } = await readEvents(from, {
    topic,
    onRead,
    stopped,
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
  { kinds, onProgress }: CopyOptions,
): Promise<(entries: number) => void> {
  const left = (topics: readonly string[]) =>
    Promise.all(topics.map((topic) => countLeft(from, topic))).then(sumOf);
  const ofEvents = await left(kinds.map(({ topics }) => topics.events));
  const all = await left(kinds.flatMap(topicsOf));
  let done = 0;
  return (entries) => {
    done += entries;
    onProgress?.(done, Math.max(done, all + ofEvents));
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
