import { withoutUndefined } from '@scoresheet/rules-engine';
import type { KafkaConnection } from '@scoresheet/event-log-kafka';
import { z } from 'zod';
import { oneOf, text, wholeNumber, type Environment, type Given } from './setting.js';

const DEFAULT_REPLICAS = 3;
const MAX_REPLICAS = 9;
const PREFIX = /^[a-zA-Z0-9._-]{1,40}$/;
const BROKERS = /^[^\s,:/]+:\d{1,5}(,[^\s,:/]+:\d{1,5})*$/;

export const kafkaSettings = {
  KAFKA_BROKERS: z
    .string()
    .regex(BROKERS, 'KAFKA_BROKERS is a list such as "kafka1:9092,kafka2:9092".')
    .optional(),
  /** Begins the names of all topics, so that installations can share a cluster. */
  KAFKA_PREFIX: z
    .string()
    .regex(PREFIX, 'KAFKA_PREFIX is up to 40 of a-z A-Z 0-9 . _ -')
    .default(''),
  KAFKA_REPLICAS: wholeNumber('KAFKA_REPLICAS', 1, MAX_REPLICAS).default(DEFAULT_REPLICAS),
  KAFKA_TLS: oneOf('KAFKA_TLS', ['true', 'false']).optional(),
  /** The text of the certificate to trust; it comes from a file. */
  KAFKA_TLS_CA: text('KAFKA_TLS_CA', 'a file').optional(),
  KAFKA_SASL_MECHANISM: oneOf('KAFKA_SASL_MECHANISM', ['scram-sha-256', 'scram-sha-512']).default(
    'scram-sha-512',
  ),
  KAFKA_SASL_USERNAME: text('KAFKA_SASL_USERNAME', 'a name').optional(),
  KAFKA_SASL_PASSWORD: text('KAFKA_SASL_PASSWORD', 'a password').optional(),
};

export interface KafkaConfig extends KafkaConnection {
  readonly prefix: string;
  readonly replicas: number;
}

export function kafkaOf(given: Given<typeof kafkaSettings>): KafkaConfig {
  const { KAFKA_TLS: tls, KAFKA_TLS_CA: ca } = given;
  const { KAFKA_SASL_USERNAME: username, KAFKA_SASL_PASSWORD: password } = given;
  return withoutUndefined({
    brokers: given.KAFKA_BROKERS?.split(',') ?? [],
    prefix: given.KAFKA_PREFIX,
    replicas: given.KAFKA_REPLICAS,
    tls: ca === undefined ? tls === 'true' || undefined : { ca },
    sasl:
      username !== undefined && password !== undefined
        ? { mechanism: given.KAFKA_SASL_MECHANISM, username, password }
        : undefined,
  });
}

export function kafkaProblems(env: Environment): readonly string[] {
  const problems: string[] = [];
  if (env['KAFKA_TLS'] === 'false' && env['KAFKA_TLS_CA'] !== undefined) {
    problems.push('KAFKA_TLS_CA is of no use with KAFKA_TLS=false. Leave one of them out.');
  }
  if ((env['KAFKA_SASL_USERNAME'] === undefined) !== (env['KAFKA_SASL_PASSWORD'] === undefined)) {
    problems.push('KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD go together; one is missing.');
  }
  return problems;
}
