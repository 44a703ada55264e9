export { sharedKafka, type SharedKafka } from './shared-kafka.js';
export { startKafka, type KafkaCluster, type KafkaOptions } from './start-kafka.js';
export { DEFAULT_VERSION, type KafkaVersion } from './versions.js';
export { whyNoKafka, whyNoKcat } from './why-no-kafka.js';
