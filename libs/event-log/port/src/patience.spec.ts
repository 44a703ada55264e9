import { describe, expect, it } from 'vitest';
import { LogError } from './log-error.js';
import {
  FIRST_PAUSE_MS,
  LAST_PAUSE_MS,
  longer,
  patiently,
  patientlyAtStart,
  patientlyFor,
} from './patience.js';

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

  it('repeats while the log is away, and tells each failure', async () => {
    const troubles: string[] = [];
    const onTrouble = (error: LogError) => troubles.push(error.message);
    expect(await patiently(succeedingAfter(away(), away()), { ...ever, onTrouble })).toBe('done');
    expect(troubles).toEqual(['away', 'away']);
  });

  it.each([new LogError('log-mismatch', 'another log'), new TypeError('a bug')])(
    'does not repeat what cannot get better: %s',
    async (error) => {
      await expect(patiently(succeedingAfter(error), ever)).rejects.toBe(error);
    },
  );

  it('ends when it is told to, with the last failure', async () => {
    const until = AbortSignal.timeout(60);
    const attempt = () => Promise.reject(away());
    await expect(patiently(attempt, { ...ever, until })).rejects.toMatchObject({ message: 'away' });
    const told = patientlyFor(60, attempt, () => undefined);
    await expect(told).rejects.toMatchObject({ message: 'away' });
  });

  it('of whoever starts is longer than some attempts, and for what passes alone', async () => {
    expect(await patientlyAtStart(succeedingAfter(away(), away(), away()))).toBe('done');
    const bug = new TypeError('a bug');
    await expect(patientlyAtStart(succeedingAfter(bug))).rejects.toBe(bug);
  });

  it('pauses longer from attempt to attempt, up to a limit', () => {
    expect(longer(FIRST_PAUSE_MS)).toBe(2 * FIRST_PAUSE_MS);
    expect(longer(LAST_PAUSE_MS)).toBe(LAST_PAUSE_MS);
  });
});
