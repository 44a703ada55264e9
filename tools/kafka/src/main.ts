/**
 * `npm run kafka`: a broker for a developer, until Ctrl-C. Its data stays in `.kafka/`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wordsOf } from '@scoresheet/event-log-port';
import { startKafka, type KafkaCluster, type KafkaOptions } from './start-kafka.js';
import { DEFAULT_VERSION, KAFKA_VERSIONS } from './versions.js';

const USAGE = `Usage: npm run kafka -- [--brokers 1|3] [--version ${KAFKA_VERSIONS.join('|')}] [--port 9092]`;
const DEFAULT_PORT = 9_092;
const DATA = '.kafka';

try {
  await run(optionsFrom(process.argv.slice(2)));
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 1;
}

function optionsFrom(args: readonly string[]): KafkaOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      brokers: { type: 'string', default: '1' },
      version: { type: 'string', default: DEFAULT_VERSION },
      port: { type: 'string', default: `${DEFAULT_PORT}` },
    },
  });
  const brokers = ([1, 3] as const).find((count) => `${count}` === values.brokers);
  const version = KAFKA_VERSIONS.find((known) => known === values.version);
  const firstPort = Number(values.port);
  if (brokers === undefined || version === undefined || !Number.isInteger(firstPort)) {
    throw new Error(USAGE);
  }
  return { brokers, version, firstPort, folder: join(DATA, `${version}-${brokers}`) };
}

async function run(options: KafkaOptions): Promise<void> {
  console.log(`Starting Apache Kafka ${options.version} ...`);
  const cluster = await startKafka(options);
  console.log(`KAFKA_BROKERS=${cluster.brokers.join(',')}`);
  console.log(`Its data is in ${options.folder}. Ctrl-C stops it.`);
  const wish = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
  try {
    await Promise.race([wish, untilAllDied(cluster, options)]);
  } finally {
    await cluster.stop();
  }
}

/** Says of each broker that it has died; rejects with words when none is left. */
function untilAllDied(cluster: KafkaCluster, { folder = '' }: KafkaOptions): Promise<never> {
  return new Promise((_, reject) => {
    cluster.onDeath((died) => {
      const words =
        `Broker ${died + 1} has died. Its last words stand in ` +
        `${join(folder, `broker-${died + 1}`, 'server.log')}.`;
      const isAnyLeft = cluster.brokers.some((_, index) => cluster.pid(index) !== undefined);
      if (isAnyLeft) console.error(`${words} The others go on; start anew when you can.`);
      else reject(new Error(`${words} Start again: what was acknowledged is kept.`));
    });
  });
}
