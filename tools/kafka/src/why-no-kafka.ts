import { javaProgram } from './java.js';
import { kafkaJars } from './kafka-jars.js';
import { DEFAULT_VERSION, type KafkaVersion } from './versions.js';

/**
 * Why no broker can be started here, in words; undefined when one can. A spec then leaves itself
 * out, in sight; in continuous integration that is a failure instead, and this throws.
 */
export async function whyNoKafka(
  version: KafkaVersion = DEFAULT_VERSION,
): Promise<string | undefined> {
  try {
    await javaProgram();
    await kafkaJars(version);
    return undefined;
  } catch (error) {
    if (process.env['CI'] === 'true') throw error;
    return error instanceof Error ? error.message : String(error);
  }
}
