/** The event log's place: in the database (embedded or not), or on Kafka beside it. */
import { MAX_PARTITIONS } from '@scoresheet/event-log-port';
import { kafkaOf, type KafkaConfig, type kafkaSettings } from './kafka.js';
import { oneOf, wholeNumber, type Environment, type Given } from './setting.js';

const PARTITIONS_IN_DATABASE = 4;
const PARTITIONS_ON_KAFKA = 24;

export const eventLogSettings = {
  SCORESHEET_LOG: oneOf('SCORESHEET_LOG', ['embedded', 'postgres', 'kafka']).optional(),
  SCORESHEET_PARTITIONS: wholeNumber('SCORESHEET_PARTITIONS', 1, MAX_PARTITIONS).optional(),
};

export type EventLogConfig = {
  /** Partitions of every topic. Chosen when the log is founded and fixed for its life. */
  readonly partitions: number;
} & ({ readonly kind: 'database' } | { readonly kind: 'kafka'; readonly kafka: KafkaConfig });

export function eventLogOf(
  given: Given<typeof eventLogSettings & typeof kafkaSettings>,
): EventLogConfig {
  const { SCORESHEET_PARTITIONS: wished } = given;
  return given.SCORESHEET_LOG === 'kafka'
    ? { kind: 'kafka', partitions: wished ?? PARTITIONS_ON_KAFKA, kafka: kafkaOf(given) }
    : { kind: 'database', partitions: wished ?? PARTITIONS_IN_DATABASE };
}

/** What the log needs besides, or what was given and would not be used. */
export function eventLogProblems(env: Environment): readonly string[] {
  const { SCORESHEET_LOG: log, DATABASE_URL: database, KAFKA_BROKERS: brokers } = env;
  if (log === 'postgres' && database === undefined) {
    return ['SCORESHEET_LOG=postgres needs DATABASE_URL, the address of that PostgreSQL.'];
  }
  if (log === 'kafka' && brokers === undefined) {
    return ['SCORESHEET_LOG=kafka needs KAFKA_BROKERS, such as "kafka1:9092,kafka2:9092".'];
  }
  if (log === undefined && brokers !== undefined) {
    return ['KAFKA_BROKERS is used with SCORESHEET_LOG=kafka alone. Say that, or "embedded".'];
  }
  return [];
}
