import type { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import type { Role } from '../identity.js';
import { AccountsDatabase } from '../store/accounts-database.js';
import { LIVE_FOR_MS, LiveSessions } from './live-sessions.service.js';

const SESSION = { accountId: 'a-1', sessionId: 's-1' };

/** A database whose answers come when the spec says so. */
function house() {
  const looks: { answer: (roles?: readonly Role[]) => void; fail: (error: Error) => void }[] = [];
  const query = () =>
    new Promise((resolve, reject) => {
      looks.push({ answer: (roles) => resolve(roles ? [{ roles }] : []), fail: reject });
    });
  const database = new AccountsDatabase({ manager: { query } } as unknown as DataSource);
  let nowMs = 1_700_000_000_000;
  const live = new LiveSessions(database, () => nowMs);
  return { live, looks, pass: (ms: number) => void (nowMs += ms) };
}

describe('Looking a session up', () => {
  it('is done once for all who ask within a second, and again after it', async () => {
    const { live, looks, pass } = house();
    const asked = [live.rolesOf(SESSION), live.rolesOf(SESSION)];
    looks[0]?.answer(['player']);
    expect(await Promise.all(asked)).toEqual([['player'], ['player']]);
    pass(LIVE_FOR_MS - 1);
    await live.rolesOf(SESSION);
    expect(looks).toHaveLength(1);
    pass(1);
    const later = live.rolesOf(SESSION);
    looks[1]?.answer();
    expect(await later).toBeUndefined();
  });

  it('is done again once something has ended, even while the last look is under way', async () => {
    const { live, looks } = house();
    const before = live.rolesOf(SESSION);
    live.forget();
    const after = live.rolesOf(SESSION);
    looks[0]?.answer(['player']);
    looks[1]?.answer();
    expect(await Promise.all([before, after])).toEqual([['player'], undefined]);
    expect(await live.rolesOf(SESSION)).toBeUndefined();
    expect(looks).toHaveLength(2);
  });

  it('is done again after it has failed', async () => {
    const { live, looks } = house();
    const failing = live.rolesOf(SESSION);
    looks[0]?.fail(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    const again = live.rolesOf(SESSION);
    looks[1]?.answer(['judge']);
    expect(await again).toEqual(['judge']);
  });

  it('is remembered for so many sessions, and the oldest gives way', () => {
    const { live, looks } = house();
    for (let i = 0; i <= 10_000; i += 1) void live.rolesOf({ ...SESSION, sessionId: `s-${i}` });
    void live.rolesOf({ ...SESSION, sessionId: 's-10000' });
    expect(looks).toHaveLength(10_001);
    void live.rolesOf({ ...SESSION, sessionId: 's-0' });
    expect(looks).toHaveLength(10_002);
  });
});
