/**
 * What goes wrong with a cluster, as errors of the port.
 */
import { LogError } from '@scoresheet/event-log-port';

/** What no waiting mends, and what an operator can do about it. */
const LASTING: Readonly<Record<string, string>> = {
  SASL_AUTHENTICATION_FAILED: 'Check the user name, the password and the mechanism.',
  UNSUPPORTED_SASL_MECHANISM: 'The brokers do not offer this mechanism.',
  TOPIC_AUTHORIZATION_FAILED: 'This account may not read, write or create the topics.',
  GROUP_AUTHORIZATION_FAILED: 'This account may not use consumer groups named "scoresheet-...".',
  CLUSTER_AUTHORIZATION_FAILED: 'This account may not create topics or describe the cluster.',
  MESSAGE_TOO_LARGE: 'The topic takes smaller batches than it must: raise max.message.bytes.',
  POLICY_VIOLATION: 'A policy of the cluster forbids it.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Name the authority of the certificate.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Name the authority of the certificate.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Name the authority of the certificate.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is that of another host.',
  CERT_HAS_EXPIRED: 'The certificate of the broker has expired.',
};

/** Never seen as a code or type: the library has a class of errors for it. */
const SASL_ERROR = 'KafkaJSSASLAuthenticationError';

interface KafkaLikeError extends Error {
  readonly type?: string;
  readonly code?: string | number;
}

export function asLogError(reason: unknown): LogError {
  if (reason instanceof LogError) return reason;
  const advice = adviceFor(reason) ?? 'Check that the brokers run and can be reached.';
  const words = `Kafka did not do as asked (${reasonOf(reason)}). ${advice}`;
  return new LogError('log-unavailable', words, { cause: reason });
}

/** Whether the same call will fail in the same way until somebody mends something. */
export function isLasting(error: LogError): boolean {
  return error.code !== 'log-unavailable' || adviceFor(error.cause) !== undefined;
}

function adviceFor(reason: unknown): string | undefined {
  return causesOf(reason)
    .map(({ name, type, code }) =>
      name === SASL_ERROR ? 'SASL_AUTHENTICATION_FAILED' : (type ?? `${code ?? ''}`),
    )
    .map((symptom) => LASTING[symptom])
    .find((advice) => advice !== undefined);
}

/** The library wraps errors in errors; the innermost says what happened. */
function causesOf(reason: unknown): KafkaLikeError[] {
  const causes: KafkaLikeError[] = [];
  for (let one = reason; one instanceof Error && !causes.includes(one); one = one.cause) {
    causes.push(one);
  }
  return causes;
}

function reasonOf(reason: unknown): string {
  const innermost = causesOf(reason).at(-1);
  return innermost === undefined ? String(reason) : innermost.message || innermost.name;
}
