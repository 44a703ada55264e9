import { LogError } from '@scoresheet/event-log-port';
import { describe, expect, it } from 'vitest';
import { patiently, within } from './patience.js';

const away = () => new LogError('log-unavailable', 'away');

/** Fails with each of these errors in turn, and then succeeds. */
function succeedingAfter(...errors: Error[]): () => Promise<string> {
  return async () => {
    const error = errors.shift();
    if (error !== undefined) throw error;
    return 'done';
  };
}

describe('Patience', () => {
  const ever = { until: new AbortController().signal, onTrouble: () => undefined };

  it('repeats while the cluster is away, and tells each failure', async () => {
    const troubles: string[] = [];
    const onTrouble = (error: LogError) => troubles.push(error.message);
    expect(await patiently(succeedingAfter(away(), away()), { ...ever, onTrouble })).toBe('done');
    expect(troubles).toEqual(['away', 'away']);
  });

  it('does not repeat what cannot get better', async () => {
    const mismatch = new LogError('log-mismatch', 'another log');
    await expect(patiently(succeedingAfter(mismatch), ever)).rejects.toBe(mismatch);
  });

  it('ends when it is told to, with the last failure', async () => {
    const until = AbortSignal.timeout(60);
    const attempt = () => Promise.reject(away());
    await expect(patiently(attempt, { ...ever, until })).rejects.toMatchObject({ message: 'away' });
  });

  it('has a deadline where somebody waits', async () => {
    expect(await within(10_000, Promise.resolve('done'))).toBe('done');
    await expect(within(10_000, Promise.reject(away()))).rejects.toThrow('away');
    const refusal = { code: 'log-unavailable', message: expect.stringContaining('20 ms') };
    await expect(within(20, new Promise(() => undefined))).rejects.toMatchObject(refusal);
  });
});
