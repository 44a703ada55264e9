export { kafkaLogOwner } from './kafka-log-owner.js';
export { openKafkaLog, type KafkaLogOptions } from './open-kafka-log.js';
export type { KafkaConnection, ScramAccount, TlsFiles } from './connection.js';
