import { withoutUndefined } from '@scoresheet/rules-engine';
import { TOPICS, TRUNCATABLE_TOPICS } from '@scoresheet/contracts-messages';
import type { EventLog, LogError } from '@scoresheet/event-log-port';
import { openPostgresLog } from '@scoresheet/event-log-postgres';
import type { EventLogConfig } from './config/event-log.js';

interface EventLogOptions {
  readonly eventLog: EventLogConfig;
  /** Address of the services' database, in which the log is kept unless it is on Kafka. */
  readonly databaseUrl: string;
  /**
   * The digest of the installation's key. A log on Kafka keeps it, because the secrets of its live
   * matches are derived from that key; a log in the database is tied to it by the database.
   */
  readonly owner?: string;
  /** Told of every failure that the log itself tries to overcome. */
  readonly onTrouble?: (error: LogError) => void;
}

/** The digest of the key to which a log that is there is tied by itself. Founds nothing. */
export const eventLogOwner = async ({
  eventLog,
  onTrouble = () => undefined,
}: Pick<EventLogOptions, 'eventLog' | 'onTrouble'>): Promise<string | undefined> =>
  eventLog.kind === 'kafka'
    ? (await kafkaLog()).kafkaLogOwner({ ...eventLog.kafka, onTrouble })
    : undefined;

/** The client of Kafka is loaded where the log is there. */
const kafkaLog = () => import('@scoresheet/event-log-kafka');

/** Opens the installation's log, or founds it. Throws a `LogError` with words for people. */
export async function openEventLog({
  eventLog,
  databaseUrl,
  owner,
  onTrouble = () => undefined,
}: EventLogOptions): Promise<EventLog> {
  const topics = Object.values(TOPICS);
  const { partitions } = eventLog;
  const shape = { topics, partitions, truncatable: TRUNCATABLE_TOPICS, onTrouble };
  if (eventLog.kind !== 'kafka')
    return openPostgresLog({ ...shape, connectionString: databaseUrl });
  const { openKafkaLog } = await kafkaLog();
  return openKafkaLog(withoutUndefined({ ...eventLog.kafka, ...shape, owner }));
}
