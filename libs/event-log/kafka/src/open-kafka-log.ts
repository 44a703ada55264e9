import {
  checkShape,
  type EventLog,
  type LogError,
  type LogShape,
} from '@scoresheet/event-log-port';
import { Cluster } from './cluster.js';
import type { KafkaConnection } from './connection.js';
import { foundLog } from './found-log.js';
import { KafkaLog } from './kafka-log.js';
import { DEADLINE_MS, OPEN_MS } from './limits.js';
import { patiently } from './patience.js';

export interface KafkaLogOptions extends LogShape, KafkaConnection {
  /** Begins the names of all topics on the cluster; so several installations can share one. */
  readonly prefix?: string;
  /** Copies of each partition; 1 survives the death of processes, not of disks. */
  readonly replicas?: number;
  /** Told of every failure that the log itself tries to overcome; for diagnostics and metrics. */
  readonly onTrouble?: (error: LogError) => void;
  /** How long an append, read or `end` may take before it is refused as `log-unavailable`. */
  readonly deadlineMs?: number;
  /** How long opening may wait for brokers that are not there yet. */
  readonly openMs?: number;
}

const DEFAULT_REPLICAS = 3;

/**
 * Opens the log on a cluster, or founds it there with an id of its own and this number of
 * partitions. Throws a `LogError`: `log-unavailable` when no broker answers or lets us in,
 * `log-mismatch` when the topics are not as a log needs them, with all that is to be mended.
 */
export async function openKafkaLog(options: KafkaLogOptions): Promise<EventLog> {
  checkShape(options);
  const { topics, partitions, prefix = '', replicas = DEFAULT_REPLICAS } = options;
  const { onTrouble = () => undefined, deadlineMs = DEADLINE_MS, openMs = OPEN_MS } = options;
  const shape = { topics: [...topics], partitions };
  const cluster = new Cluster(options);
  const nameOf = (topic: string) => `${prefix}${topic}`;
  // Of three copies one may be away; of fewer none can be spared.
  const minInSyncReplicas = Math.max(1, replicas - 1);
  const founding = { ...shape, cluster, nameOf, replicas, minInSyncReplicas };
  try {
    const until = AbortSignal.timeout(openMs);
    const logId = await patiently(() => foundLog(founding), { until, onTrouble });
    return new KafkaLog({ logId, shape, cluster, nameOf, deadlineMs, onTrouble });
  } catch (error) {
    await cluster.close();
    throw error;
  }
}
