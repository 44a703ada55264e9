/**
 * The broker of all spec files that run in one process and want no more of it than topics. Each gives
 * its own a prefix. Who kills or pauses it, or wants another version, starts one of their own.
 */
import { startKafka, type KafkaCluster } from './start-kafka.js';

/** All that sharers may do: topics of others lie beside theirs. */
export type SharedKafka = Pick<KafkaCluster, 'brokers'>;

let cluster: Promise<KafkaCluster> | undefined;

/** The first call starts the broker; a janitor removes it when the process has ended. */
export function sharedKafka(): Promise<SharedKafka> {
  return (cluster ??= startKafka());
}
