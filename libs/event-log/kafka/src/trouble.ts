/**
 * What goes wrong with a cluster, as errors of the port.
 */
import { LogError, type LogErrorCode } from '@scoresheet/event-log-port';

/** What an operator is told. */
interface Advice {
  readonly code: LogErrorCode;
  readonly says: string;
}

const refused = (says: string): Advice => ({ code: 'log-access-refused', says });
const mismatch = (says: string): Advice => ({ code: 'log-mismatch', says });
const UNKNOWN_AUTHORITY = refused('Name the authority of its certificate, or check whose it is.');
const AWAY: Advice = {
  code: 'log-unavailable',
  says: 'Check that the brokers run and can be reached.',
};

/** What no waiting mends, by the code or type of the error. */
const LASTING: Readonly<Record<string, Advice>> = {
  SASL_AUTHENTICATION_FAILED: refused(
    'The user or the password was refused: check both, and the mechanism.',
  ),
  UNSUPPORTED_SASL_MECHANISM: refused('The brokers do not offer this mechanism.'),
  TOPIC_AUTHORIZATION_FAILED: refused('This user may not read, write or create the topics.'),
  GROUP_AUTHORIZATION_FAILED: refused('This user may not use groups named "scoresheet-...".'),
  CLUSTER_AUTHORIZATION_FAILED: refused('This user may not create topics or see the cluster.'),
  MESSAGE_TOO_LARGE: mismatch('The topic takes too small batches: raise max.message.bytes.'),
  POLICY_VIOLATION: mismatch('A policy of the cluster forbids it.'),
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID: refused('The certificate is that of another host.'),
  CERT_HAS_EXPIRED: refused('The certificate of the broker has expired.'),
};

/** The library's class for errors of SASL, which come with no code or type of their own. */
const SASL_ERROR = 'KafkaJSSASLAuthenticationError';

interface KafkaLikeError extends Error {
  readonly type?: string;
  readonly code?: string | number;
}

/** The result of what was asked of the cluster, or the port's error. */
export async function inWords<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (reason) {
    throw asLogError(reason);
  }
}

export function asLogError(reason: unknown): LogError {
  if (reason instanceof LogError) return reason;
  const { code, says } = adviceFor(reason);
  const words = `Kafka did not do as asked (${reasonOf(reason)}). ${says}`;
  return new LogError(code, words, { cause: reason });
}

function adviceFor(reason: unknown): Advice {
  const known = causesOf(reason)
    .map(({ name, type, code }) =>
      name === SASL_ERROR ? 'SASL_AUTHENTICATION_FAILED' : (type ?? `${code ?? ''}`),
    )
    .map((symptom) => LASTING[symptom]);
  return known.find((advice) => advice !== undefined) ?? AWAY;
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
