import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { wordsOf } from '@scoresheet/event-log-port';
import { javaProgram } from './java.js';
import { kafkaJars } from './kafka-jars.js';
import { DEFAULT_VERSION, type KafkaVersion } from './versions.js';

const run = promisify(execFile);

/**
 * Why no broker can be started here, in words; undefined when one can. A spec then leaves itself
 * out, in sight; in continuous integration that is a failure instead, and this throws.
 */
export async function whyNoKafka(
  version: KafkaVersion = DEFAULT_VERSION,
): Promise<string | undefined> {
  return whyNot(async () => {
    await javaProgram();
    await kafkaJars(version);
  });
}

/** Why there is no `kcat`, a client of Kafka that is not ours; undefined where there is one. */
export async function whyNoKcat(): Promise<string | undefined> {
  return whyNot(async () => {
    await run('kcat', ['-V']).catch((cause: unknown) => {
      throw new Error('kcat is not installed (Debian: kcat).', { cause });
    });
  });
}

async function whyNot(look: () => Promise<void>): Promise<string | undefined> {
  try {
    await look();
    return undefined;
  } catch (error) {
    if (process.env['CI'] === 'true') throw error;
    return wordsOf(error);
  }
}
