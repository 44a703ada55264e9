import {
  calmTrouble,
  checkShape,
  patientlyFor,
  type EventLog,
  type LogShape,
  type OnTrouble,
} from '@scoresheet/event-log-port';
import { Cluster } from './cluster.js';
import type { KafkaConnection } from './connection.js';
import { foundLog } from './found-log.js';
import { KafkaLog } from './kafka-log.js';
import { DEADLINE_MS, OPEN_MS } from './limits.js';

export interface KafkaLogOptions extends LogShape, KafkaConnection {
  /** Begins the names of all topics on the cluster; so several installations can share one. */
  readonly prefix?: string;
  /** Copies of each partition; 1 survives the death of processes, not of disks. */
  readonly replicas?: number;
  /**
   * Whom the log belongs to, in any words that are not secret: a log that is founded without one
   * belongs to the first who names himself, and is refused to others.
   */
  readonly owner?: string;
  /** `false` for whoever only looks: nothing is made, and a log that is not there is refused. */
  readonly found?: boolean;
  /** Told of what the log itself tries to overcome: at once when it begins, then now and then. */
  readonly onTrouble?: OnTrouble;
  /** How long an append, read or `end` may take before it is refused as `log-unavailable`. */
  readonly deadlineMs?: number;
  /** How long opening may wait for brokers that are not there yet. */
  readonly openMs?: number;
}

const DEFAULT_REPLICAS = 3;

/**
 * Opens the log on a cluster, or founds it there with an id of its own and this number of
 * partitions. Throws a `LogError`: `log-unavailable` when no broker answers,
 * `log-access-refused` when none lets us in or shows a certificate that we trust, `log-mismatch` when the topics are not as a log needs them, with all that is to be mended.
 */
export async function openKafkaLog(options: KafkaLogOptions): Promise<EventLog> {
  checkShape(options);
  const {
    topics,
    partitions,
    truncatable = [],
    prefix = '',
    replicas = DEFAULT_REPLICAS,
  } = options;
  const { deadlineMs = DEADLINE_MS, openMs = OPEN_MS, owner, found = true } = options;
  const onTrouble = calmTrouble(options.onTrouble ?? (() => undefined));
  const shape = { topics: [...topics], partitions, truncatable: [...truncatable] };
  const cluster = new Cluster(options);
  const nameOf = (topic: string) => `${prefix}${topic}`;
  // One of three copies may be away; of fewer none can be spared.
  const minInSyncReplicas = Math.max(1, replicas - 1);
  const founding = { ...shape, cluster, nameOf, replicas, minInSyncReplicas, owner, found };
  try {
    const logId = await patientlyFor(openMs, () => foundLog(founding), onTrouble);
    return new KafkaLog({ logId, shape, cluster, nameOf, deadlineMs, onTrouble });
  } catch (error) {
    await cluster.close();
    throw error;
  }
}
