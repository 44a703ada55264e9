import { LogError } from '@scoresheet/event-log-port';
import kafkajs from 'kafkajs';
import { describe, expect, it } from 'vitest';
import { asLogError, isLasting } from './trouble.js';

/** As the library tells it after its own attempts. */
function wrapped(cause: Error): Error {
  return new kafkajs.KafkaJSNumberOfRetriesExceeded(cause, {
    retryCount: 2,
    retryTime: 100,
    cause,
  } as never);
}

function protocolError(type: string): Error {
  return Object.assign(new Error(`the broker said ${type}`), { type });
}

describe('Trouble with a cluster', () => {
  it('is told with its innermost reason', () => {
    const error = asLogError(wrapped(new Error('connect ECONNREFUSED')));
    expect(error).toMatchObject({ name: 'LogError', code: 'log-unavailable' });
    expect(error.message).toContain('connect ECONNREFUSED');
    expect(error.message).toContain('Check that the brokers run');
  });

  it('that is a refusal of the log already stays as it is', () => {
    const error = new LogError('log-mismatch', 'another log');
    expect(asLogError(error)).toBe(error);
  });

  it.each(['NOT_LEADER_FOR_PARTITION', 'NOT_ENOUGH_REPLICAS', 'UNKNOWN_TOPIC_OR_PARTITION'])(
    'passes when it is %s',
    (type) => {
      expect(isLasting(asLogError(wrapped(protocolError(type))))).toBe(false);
    },
  );

  it.each(['TOPIC_AUTHORIZATION_FAILED', 'MESSAGE_TOO_LARGE', 'SASL_AUTHENTICATION_FAILED'])(
    'lasts when it is %s, however deep that is told',
    (type) => {
      expect(isLasting(asLogError(wrapped(wrapped(protocolError(type)))))).toBe(true);
    },
  );

  it('lasts when it is a refusal of the log, other than that nobody answers', () => {
    expect(isLasting(new LogError('log-mismatch', 'another log'))).toBe(true);
    expect(isLasting(new LogError('log-unavailable', 'nobody answers'))).toBe(false);
  });
});
