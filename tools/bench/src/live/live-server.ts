/** All of Scoresheet as its processes run it, on either log, in folders that are thrown away. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { throwawayPostgres } from '@scoresheet/event-log-postgres/throwaway-postgres';
import { memoryFlags } from '@scoresheet/services-runtime';
import { startKafka, type KafkaCluster, type KafkaOptions } from '@scoresheet/tools-kafka';
import { addressesOf, type Environment } from '../start/program.js';

const STANDALONE = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  '..',
  'apps/standalone/bundle/main.js',
);
export const LIVE_PARTITIONS = 4;
/** The built one, also where a spec runs the sources. */
const COLLECTING = `--import ${new URL('../../dist/live/collect-on-signal.js', import.meta.url).href}`;

export const LOGS = ['PostgreSQL', 'Kafka'] as const;
export type LogName = (typeof LOGS)[number];

export interface LiveServer {
  /** Where the api answers, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Address of the metrics of the server's first process. */
  readonly metricsUrl: string;
  readonly peer: PeerLog;
  /** The brokers of the log, when it is on Kafka. */
  readonly kafka: KafkaCluster | undefined;
  readonly databaseUrl: string;
  /** The folder in which the server's processes keep their data and say what they do. */
  readonly dataFolder: string;
  /** Tells the first process to collect its garbage soon; where `canCollect` is set. */
  collectGarbage(): void;
  stop(): Promise<void>;
}

export interface LiveOptions {
  readonly brokers?: NonNullable<KafkaOptions['brokers']>;
  readonly settings?: Environment;
  /** The server collects its garbage when it is told to. */
  readonly canCollect?: boolean;
}

/** A log of the same servers, for who appends beside Scoresheet. */
export type PeerLog =
  | { readonly on: 'PostgreSQL'; readonly connectionString: string }
  | { readonly on: 'Kafka'; readonly brokers: readonly string[] };

/** One process where the log is in PostgreSQL; one for each service where it is on Kafka. */
export async function startLiveServer(
  on: LogName,
  { brokers = 1, settings, canCollect = false }: LiveOptions = {},
): Promise<LiveServer> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const postgres = await throwawayPostgres();
    undo.push(() => postgres.dispose());
    const kafka = on === 'Kafka' ? await startKafka({ brokers }) : undefined;
    if (kafka !== undefined) undo.push(() => kafka.stop());
    const folder = await mkdtemp(join(tmpdir(), 'scoresheet-bench-'));
    undo.push(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o755);
    const database = await postgres.createDatabase();
    const given = { ...settingsOf(folder, database), ...logOf(kafka?.brokers), ...settings };
    const child = spawnServer(canCollect ? { ...given, NODE_OPTIONS: COLLECTING } : given);
    undo.push(() => endOf(child));
    const peer: PeerLog =
      kafka === undefined
        ? { on: 'PostgreSQL', connectionString: await postgres.createDatabase() }
        : { on: 'Kafka', brokers: kafka.brokers };
    const { graphql, health } = await addressesOf(child);
    const metricsUrl = health.replace('/readyz', '/metrics');
    const url = graphql.replace('/graphql', '');
    const collectGarbage = () => void child.kill('SIGUSR2');
    const where = { databaseUrl: database, dataFolder: folder };
    return { url, metricsUrl, peer, kafka, ...where, collectGarbage, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const spawnServer = (settings: Environment) =>
  spawn(process.execPath, [...memoryFlags(), STANDALONE], {
    env: { ...process.env, ...settings },
    stdio: 'pipe',
  });

async function endOf(child: ReturnType<typeof spawnServer>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** The front door counts tries by address, and here everybody comes from one. */
const settingsOf = (folder: string, database: string): Environment => ({
  SCORESHEET_DATA: folder,
  SCORESHEET_PORT: '0',
  SCORESHEET_OPERATIONS_PORT: '0',
  SCORESHEET_BOT_MATCHES: '0',
  DATABASE_URL: database,
  SCORESHEET_PARTITIONS: `${LIVE_PARTITIONS}`,
  SCORESHEET_GUESTS_PER_MINUTE: '100000',
  SCORESHEET_OPERATIONS_PER_SECOND: '100000',
  SCORESHEET_SOCKETS_PER_ADDRESS: '10000',
  SCORESHEET_COST_PER_SECOND: '1000000',
  SCORESHEET_OPEN_MATCHES_PER_ADDRESS: '100000',
});

const logOf = (brokers: readonly string[] | undefined): Environment =>
  brokers === undefined
    ? { SCORESHEET_LOG: 'postgres' }
    : {
        SCORESHEET_LOG: 'kafka',
        KAFKA_BROKERS: brokers.join(','),
        KAFKA_REPLICAS: `${brokers.length}`,
      };
