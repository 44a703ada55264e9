import { calmTrouble, patientlyFor } from '@scoresheet/event-log-port';
import { ABOUT, readOwner } from './about.js';
import { Cluster } from './cluster.js';
import type { KafkaConnection } from './connection.js';
import { OPEN_MS } from './limits.js';
import type { KafkaLogOptions } from './open-kafka-log.js';

type KafkaLogPlace = KafkaConnection & Pick<KafkaLogOptions, 'prefix' | 'openMs' | 'onTrouble'>;

/**
 * Whom the log on a cluster belongs to, for whoever cannot open it yet; undefined where nobody has
 * founded or claimed one. Makes nothing. Throws a `LogError` when no broker answers or lets us in.
 */
export async function kafkaLogOwner(place: KafkaLogPlace): Promise<string | undefined> {
  const { prefix = '', openMs = OPEN_MS, onTrouble = () => undefined } = place;
  const cluster = new Cluster(place);
  try {
    const owner = () => readOwner(cluster, `${prefix}${ABOUT}`);
    return await patientlyFor(openMs, owner, calmTrouble(onTrouble));
  } finally {
    await cluster.close();
  }
}
