import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { clientError, InternalFailure, maskError } from './masked-error.js';

const SECRET = 'card FZ-017 on top of deck2';

function masked(error: GraphQLError) {
  const reported: string[] = [];
  const sent = maskError(error.toJSON(), error, (reference) => reported.push(reference));
  return { sent, reported };
}

describe('An error', () => {
  it('that was written for the client is sent as it is', () => {
    const { sent, reported } = masked(clientError('FORBIDDEN', 'A spectator watches.'));
    expect(sent).toMatchObject({
      message: 'A spectator watches.',
      extensions: { code: 'FORBIDDEN' },
    });
    expect(reported).toEqual([]);
  });

  it('of ours is sent as a reference to the log, without a word of it', () => {
    const originalError = new Error(SECRET);
    const extensions = { code: 'INTERNAL_SERVER_ERROR', stacktrace: [SECRET] };
    const { sent, reported } = masked(
      new GraphQLError(SECRET, { originalError, extensions, path: ['match'] }),
    );
    expect(JSON.stringify(sent)).not.toContain('FZ-017');
    expect(sent.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', reference: reported[0] });
    expect(sent.message).toContain(reported[0]);
  });

  it('of another service keeps the reference under which it was logged there', () => {
    const originalError = new InternalFailure('r-1', SECRET);
    const { sent } = masked(new GraphQLError(SECRET, { originalError }));
    expect(sent.extensions?.['reference']).toBe('r-1');
    expect(JSON.stringify(sent)).not.toContain('FZ-017');
  });

  it.each<[string, object]>([
    ['that does not answer', { code: 'ECONNREFUSED' }],
    ['that is starting', { code: '57P03' }],
    ['that has no room', { code: '53100' }],
    ['whose connection broke', { message: 'Connection terminated unexpectedly' }],
  ])('of a database %s asks for patience, without a word of it', (_, of) => {
    const originalError = Object.assign(new Error(SECRET), of);
    const { sent, reported } = masked(new GraphQLError(SECRET, { originalError, path: ['match'] }));
    expect(sent).toMatchObject({ path: ['match'], extensions: { code: 'UNAVAILABLE' } });
    expect(JSON.stringify(sent)).not.toContain('FZ-017');
    expect(reported).toHaveLength(1);
  });

  it('that claims a code for clients keeps nothing but the code beside its message', () => {
    const { sent } = masked(
      new GraphQLError('No.', { extensions: { code: 'BAD_USER_INPUT', stacktrace: [SECRET] } }),
    );
    expect(sent.extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });
});
