import { isPassing, LogError } from '@scoresheet/event-log-port';
import kafkajs from 'kafkajs';
import { describe, expect, it } from 'vitest';
import { asLogError, inWords } from './trouble.js';

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
      expect(isPassing(asLogError(wrapped(protocolError(type))))).toBe(true);
    },
  );

  it.each([
    ['SASL_AUTHENTICATION_FAILED', 'log-access-refused', 'user or the password was refused'],
    ['TOPIC_AUTHORIZATION_FAILED', 'log-access-refused', 'may not read, write or create'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'log-access-refused', 'authority of its certificate'],
    ['MESSAGE_TOO_LARGE', 'log-mismatch', 'raise max.message.bytes'],
  ])('lasts when it is %s, however deep that is told: %s', (type, code, words) => {
    const error = asLogError(wrapped(wrapped(protocolError(type))));
    expect(error).toMatchObject({ code, message: expect.stringContaining(words) });
    expect(isPassing(error)).toBe(false);
  });

  it('is told of whatever is asked', async () => {
    expect(await inWords(Promise.resolve(7))).toBe(7);
    const refusal = inWords(Promise.reject(new Error('connect ECONNREFUSED')));
    await expect(refusal).rejects.toMatchObject({ code: 'log-unavailable' });
  });
});
