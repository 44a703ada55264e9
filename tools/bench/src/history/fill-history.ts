/**
 * An installation with a long history of finished matches, as projectors leave it: written with
 * their own statements, but without reading every event back from the log.
 */
import { TOPICS } from '@scoresheet/contracts-messages';
import { partitionOf, type SealedEvent } from '@scoresheet/domain-record';
import type { EventLog } from '@scoresheet/event-log-port';
import {
  archiveEvents,
  archiveOf,
  checkpointAfter,
  movePosition,
  type NamedEvent,
} from '@scoresheet/services-archive';
import {
  noteMatchRowsRebuilt,
  projectMatch,
  saveMatchRows,
  type MatchRow,
} from '@scoresheet/services-read-models';
import type { DataSource } from 'typeorm';
import { sha256 } from '../offline-matches.js';
import { writtenMatch, type WrittenEvent } from './written-history.js';

const EVENTS_AT_ONCE = 1_000;
const ROWS_AT_ONCE = 500;

export interface Installation {
  readonly log: EventLog;
  readonly database: DataSource;
}

/** Fills an empty installation. Gives how many events there are. */
export async function fillHistory(to: Installation, matches: number): Promise<number> {
  const { log, database } = to;
  const partitions = Array.from({ length: log.partitions }, (_, i) => new FilledPartition(to, i));
  const rows: MatchRow[] = [];
  let events = 0;
  for (let number = 0; number < matches; number += 1) {
    const match = [...writtenMatch(number)];
    const record = match[0]?.header.record ?? '';
    await partitions[partitionOf(record, log.partitions, sha256)]?.take(match);
    rows.push({ ...(rows[0] ?? rowOf(match)), id: record });
    events += match.length;
  }
  for (const partition of partitions) await partition.finish();
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    await saveMatchRows(database.manager, rows.slice(first, first + ROWS_AT_ONCE));
  }
  await noteMatchRowsRebuilt(database.manager);
  await database.query('analyze');
  return events;
}

/** What the projection makes of a match; of the others it differs by the id alone. */
function rowOf(match: readonly WrittenEvent[]): MatchRow {
  let row: MatchRow | undefined;
  for (const event of match) row = projectMatch(row, event);
  if (row === undefined) throw new Error('a match has events');
  return row;
}

class FilledPartition {
  private waiting: SealedEvent[] = [];
  private readonly written: NamedEvent[] = [];
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly to: Installation,
    private readonly partition: number,
  ) {}

  /** Writes while the next events are made; one batch waits, no more. */
  async take(events: readonly SealedEvent[]): Promise<void> {
    this.waiting.push(...events);
    if (this.waiting.length < EVENTS_AT_ONCE) return;
    await this.writing;
    this.writing = this.write(this.waiting.splice(0));
  }

  async finish(): Promise<void> {
    await this.writing;
    if (this.waiting.length > 0) await this.write(this.waiting.splice(0));
    const { log, database } = this.to;
    const end = await log.end(this.of);
    if (end === 0) return;
    const [last] = await log.read(this.of, end - 1, 1);
    const of = { projection: archiveOf(TOPICS.matchEvents), partition: this.partition };
    const move = { from: undefined, to: checkpointAfter(log, last), events: this.written };
    await movePosition(database.manager, of, move);
  }

  private get of() {
    return { topic: TOPICS.matchEvents, partition: this.partition };
  }

  private async write(events: readonly SealedEvent[]): Promise<void> {
    const { log, database } = this.to;
    const messages = events.map(({ header, bytes }) => ({ key: header.record, value: bytes }));
    const { firstOffset } = await log.append(this.of, messages);
    const placed = events.map(({ header, head, bytes }, i) => ({
      record: header.record,
      ...head,
      bytes,
      offset: firstOffset + i,
    }));
    await archiveEvents(database.manager, this.of, placed);
    for (const { record, seq, hash } of placed) this.written.push({ record, seq, hash });
  }
}
