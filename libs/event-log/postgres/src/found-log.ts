/**
 * Finds the log in a database, or founds it there.
 */
import { LogError, type LogShape, type PartitionRef } from '@scoresheet/event-log-port';
import type { ClientBase } from 'pg';
import {
  ADD_TOPICS,
  FOUND,
  IDENTITY,
  PARTITIONS,
  type IdentityRow,
  type PartitionRow,
} from './log.sql.js';
import { migrate } from './migrate.js';

export interface FoundLog {
  readonly logId: string;
  /** The key of a partition's row in the tables. */
  readonly idOf: (of: PartitionRef) => number;
}

/** Any number, as long as nobody else in the database takes the same lock. */
const FOUNDING_LOCK = 5_607_130_117;

/** Several processes may come at once: one founds, the others wait and find. */
export async function foundLog(client: ClientBase, shape: LogShape): Promise<FoundLog> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [FOUNDING_LOCK]);
    await migrate(client);
    const logId = await findIdentity(client, shape.partitions);
    await addMissingTopics(client, shape);
    const idOf = await findPartitions(client);
    await client.query('commit');
    return { logId, idOf };
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the first error is the one to tell
    throw error;
  }
}

async function findIdentity(client: ClientBase, partitions: number): Promise<string> {
  await client.query(FOUND, [partitions]);
  const { rows } = await client.query<IdentityRow>(IDENTITY);
  const [found] = rows;
  if (found?.partitions !== partitions) {
    throw new LogError(
      'log-mismatch',
      `This log was created with ${found?.partitions} partitions, which are fixed for its life, ` +
        `but ${partitions} were asked for. Ask for those it has, or use another database.`,
    );
  }
  return found.logId;
}

async function addMissingTopics(client: ClientBase, shape: LogShape): Promise<void> {
  await client.query(ADD_TOPICS, [shape.topics, shape.partitions]);
}

async function findPartitions(client: ClientBase): Promise<FoundLog['idOf']> {
  const { rows } = await client.query<PartitionRow>(PARTITIONS);
  const ids = new Map(rows.map((row) => [nameOf(row), row.id]));
  return (of) => {
    const id = ids.get(nameOf(of));
    if (id === undefined) throw new Error(`${nameOf(of)} was checked but has no row`);
    return id;
  };
}

function nameOf({ topic, partition }: PartitionRef): string {
  return `${topic}/${partition}`;
}
