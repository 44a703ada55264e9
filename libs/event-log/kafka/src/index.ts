export { kafkaLogOwner } from './kafka-log-owner.js';
export { openKafkaLog } from './open-kafka-log.js';
export type { KafkaConnection } from './connection.js';
