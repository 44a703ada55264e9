/** The newest broker that we know, and the oldest that operators may run. */
export const KAFKA_VERSIONS = ['4.3.0', '3.9.1'] as const;

export type KafkaVersion = (typeof KAFKA_VERSIONS)[number];

export const DEFAULT_VERSION: KafkaVersion = '4.3.0';

/** Kafka 3 and 4 log through different libraries; profiles and files are named after this. */
export function generationOf(version: KafkaVersion): 'kafka-3' | 'kafka-4' {
  return version.startsWith('3.') ? 'kafka-3' : 'kafka-4';
}
