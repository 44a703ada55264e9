/** Given an installation of before there were tournaments, when it is opened, then it can have some. */
import { randomUUID } from 'node:crypto';
import { TOPICS } from '@scoresheet/contracts-messages';
import { openKafkaLog } from '@scoresheet/event-log-kafka';
import { partitionsOf, type EventLog } from '@scoresheet/event-log-port';
import { openPostgresLog } from '@scoresheet/event-log-postgres';
import { sharedPostgres } from '@scoresheet/event-log-postgres/shared-postgres';
import { openEventLog, type Config } from '@scoresheet/services-runtime';
import { sharedKafka, whyNoKafka } from '@scoresheet/tools-kafka';
import { describe, expect, it } from 'vitest';

const PARTITIONS = 2;
const message = { key: 'm-1', value: new TextEncoder().encode('an event of an old match') };
const OLD_SHAPE = {
  topics: [TOPICS.matchCommands, TOPICS.matchEvents, TOPICS.matchOutcomes],
  partitions: PARTITIONS,
  truncatable: [TOPICS.matchCommands, TOPICS.matchOutcomes],
};
const oldPlace = { topic: TOPICS.matchEvents, partition: 1 };
const newPlace = { topic: TOPICS.tournamentEvents, partition: 1 };

/** Founds the log as the version before did, writes into it, and opens it as this one does. */
async function reopened(founded: EventLog, open: () => Promise<EventLog>): Promise<EventLog> {
  await founded.append(oldPlace, [message]);
  await founded.close();
  const log = await open();
  expect(log.logId).toBe(founded.logId);
  return log;
}

async function expectBoth(log: EventLog): Promise<void> {
  const [old] = await log.read(oldPlace, 0, 1);
  expect(old?.value).toEqual(message.value);
  const ends = await Promise.all(
    Object.values(TOPICS).flatMap((topic) => partitionsOf(log, topic).map((of) => log.end(of))),
  );
  expect(ends).toHaveLength(Object.keys(TOPICS).length * PARTITIONS);
  expect(ends.filter((end) => end > 0)).toEqual([1]);
  await log.append(newPlace, [message]);
  expect(await log.read(newPlace, 0, 1)).toHaveLength(1);
}

describe('An installation that has the topics of matches alone', () => {
  it('gets those of tournaments when it is opened, and keeps its events, in PostgreSQL', async () => {
    const postgres = await sharedPostgres();
    const databaseUrl = await postgres.createDatabase();
    const eventLog: Config['eventLog'] = { kind: 'database', partitions: PARTITIONS };
    const log = await reopened(
      await openPostgresLog({ ...OLD_SHAPE, connectionString: databaseUrl }),
      () => openEventLog({ eventLog, databaseUrl }),
    );
    await expectBoth(log);
    await log.close();
    await postgres.dispose();
  });
});

const missing = await whyNoKafka();

describe.skipIf(missing !== undefined)(`An older installation on Kafka ${missing ?? ''}`, () => {
  it('gets the topics of tournaments when it is opened, and keeps its events', async () => {
    const { brokers } = await sharedKafka();
    const kafka = { brokers, prefix: `${randomUUID()}.`, replicas: 1 };
    const eventLog: Config['eventLog'] = { kind: 'kafka', partitions: PARTITIONS, kafka };
    const log = await reopened(await openKafkaLog({ ...OLD_SHAPE, ...kafka }), () =>
      openEventLog({ eventLog, databaseUrl: '' }),
    );
    await expectBoth(log);
    await log.close();
  });
});
