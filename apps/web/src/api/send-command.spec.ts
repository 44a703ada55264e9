import { CombinedGraphQLErrors } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from './client.js';
import { sendCommand, UNTIL_HEARD, type CommandDocument } from './send-command.js';

const MUTATION = {} as CommandDocument<{ readonly match: string }>;
const ACCEPTED = { __typename: 'Accepted', match: 'm-1', seq: 7 };

const refusedBy = (code: string, message: string): CombinedGraphQLErrors =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

describe('a command', () => {
  const mutate = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    mutate.mockReset();
    vi.spyOn(client, 'mutate').mockImplementation(mutate);
  });
  afterEach(() => void vi.useRealTimers());

  const send = async (tries?: number) => {
    const sent = sendCommand(MUTATION, { match: 'm-1' }, tries);
    sent.catch(() => undefined); // told to whoever waits for it
    await vi.runAllTimersAsync();
    return sent;
  };
  const ids = (): readonly unknown[] =>
    mutate.mock.calls.map(([{ variables }]) => variables.commandId);

  it('goes again under the same id when its answer is lost or not there yet', async () => {
    mutate
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce({ data: { outcome: { __typename: 'Pending', says: 'wait' } } })
      .mockResolvedValueOnce({ data: { outcome: ACCEPTED } });
    expect(await send()).toEqual({ is: 'accepted', match: 'm-1', seq: 7 });
    expect(ids()).toHaveLength(3);
    expect(new Set(ids()).size).toBe(1);
  });

  it('is not sent again when it would meet the same refusal', async () => {
    mutate.mockRejectedValueOnce(refusedBy('QUOTA_EXCEEDED', 'You have opened enough.'));
    expect(await send()).toEqual({ is: 'refused', rule: null, says: 'You have opened enough.' });
    expect(ids()).toHaveLength(1);
  });

  it('is sent again when the server is away for a moment', async () => {
    mutate
      .mockRejectedValueOnce(refusedBy('UNAVAILABLE', 'The database is away.'))
      .mockResolvedValueOnce({ data: { outcome: ACCEPTED } });
    expect(await send()).toMatchObject({ is: 'accepted' });
  });

  const MINUTES = 5;
  const awayFor = (seconds: number): void => {
    for (let tried = 0; tried < seconds; tried += 1) {
      mutate.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    }
    mutate.mockResolvedValueOnce({ data: { outcome: ACCEPTED } });
  };

  it('is given up when the server is away for long', async () => {
    awayFor(MINUTES * 60);
    await expect(send()).rejects.toThrow('Failed to fetch');
    expect(ids()).toHaveLength(30);
  });

  it('that is an answer at the table is sent until the server is back, and counts once', async () => {
    awayFor(MINUTES * 60);
    expect(await send(UNTIL_HEARD)).toMatchObject({ is: 'accepted' });
    expect(new Set(ids()).size).toBe(1);
  });

  it.each([
    [
      { __typename: 'Refused', rule: 'R-1', says: 'no' },
      { is: 'refused', rule: 'R-1', says: 'no' },
    ],
    [
      { __typename: 'Conflict', says: 'late' },
      { is: 'conflict', says: 'late' },
    ],
  ])('tells what the server has said: %o', async (outcome, fate) => {
    mutate.mockResolvedValueOnce({ data: { outcome } });
    expect(await send()).toEqual(fate);
  });
});
