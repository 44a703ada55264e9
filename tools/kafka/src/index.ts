export { startKafka, type Account, type KafkaCluster, type KafkaOptions } from './start-kafka.js';
export { DEFAULT_VERSION, KAFKA_VERSIONS, type KafkaVersion } from './versions.js';
export { whyNoKafka, whyNoKcat } from './why-no-kafka.js';
