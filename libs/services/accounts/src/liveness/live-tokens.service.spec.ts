import type { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import type { Role } from '../identity.js';
import { AccountsDatabase } from '../store/accounts-database.js';
import type { Credential } from './credential.js';
import { LIVE_FOR_MS } from './live-for.js';
import { LiveTokens } from './live-tokens.service.js';

const ACCOUNT = 'a-1';
const credential = (sessionId = 's-1'): Credential => ({
  kind: 'session',
  session: { accountId: ACCOUNT, sessionId },
  expiresAt: 1,
});

/** A database whose answers come when the spec says so. */
function house() {
  const looks: { answer: (roles?: readonly Role[]) => void; fail: (error: Error) => void }[] = [];
  const query = (_sql: string, [ids]: readonly [readonly string[]]) =>
    new Promise((resolve, reject) => {
      const rowsOf = (roles: readonly Role[]) =>
        ids.map((id) => ({ id, accountId: ACCOUNT, roles }));
      looks.push({ answer: (roles) => resolve(roles ? rowsOf(roles) : []), fail: reject });
    });
  const database = new AccountsDatabase({ manager: { query } } as unknown as DataSource);
  let nowMs = 1_700_000_000_000;
  const live = new LiveTokens(database, () => nowMs);
  const rolesOf = async (sessionId?: string) => {
    const found = await live.standingOf(credential(sessionId));
    return found && 'viewer' in found ? found.viewer.roles : undefined;
  };
  /** Questions of the same turn go out together, in the next one. */
  const sent = () => new Promise((resolve) => setImmediate(resolve));
  return { live, rolesOf, sent, looks, pass: (ms: number) => void (nowMs += ms) };
}

describe('Looking a session up', () => {
  it('is done once for all who ask within a second, and again after it', async () => {
    const { rolesOf, sent, looks, pass } = house();
    const asked = [rolesOf(), rolesOf()];
    await sent();
    looks[0]?.answer(['player']);
    expect(await Promise.all(asked)).toEqual([['player'], ['player']]);
    pass(LIVE_FOR_MS - 1);
    await rolesOf();
    expect(looks).toHaveLength(1);
    pass(1);
    const later = rolesOf();
    await sent();
    looks[1]?.answer();
    expect(await later).toBeUndefined();
  });

  it('is done again at once when the clock has stepped back', async () => {
    const { rolesOf, sent, looks, pass } = house();
    const asked = rolesOf();
    await sent();
    looks[0]?.answer(['player']);
    await asked;
    pass(-3_600_000);
    const later = rolesOf();
    await sent();
    looks[1]?.answer();
    expect(await later).toBeUndefined();
  });

  it('is one question for all the sessions that are asked about at the same moment', async () => {
    const { rolesOf, sent, looks } = house();
    const asked = ['s-1', 's-2', 's-3'].map((id) => rolesOf(id));
    await sent();
    looks[0]?.answer(['judge']);
    expect(await Promise.all(asked)).toEqual([['judge'], ['judge'], ['judge']]);
    expect(looks).toHaveLength(1);
  });

  it('is done again once something has ended, even while the last look is under way', async () => {
    const { live, rolesOf, sent, looks } = house();
    const before = rolesOf();
    await sent();
    live.forget();
    const after = rolesOf();
    await sent();
    looks[0]?.answer(['player']);
    looks[1]?.answer();
    expect(await Promise.all([before, after])).toEqual([['player'], undefined]);
    expect(await rolesOf()).toBeUndefined();
    expect(looks).toHaveLength(2);
  });

  it('is done again after it has failed', async () => {
    const { rolesOf, sent, looks } = house();
    const failing = rolesOf();
    await sent();
    looks[0]?.fail(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    const again = rolesOf();
    await sent();
    looks[1]?.answer(['judge']);
    expect(await again).toEqual(['judge']);
  });

  it('is remembered for so many sessions, and the oldest gives way', async () => {
    const { rolesOf, sent, looks } = house();
    const all = Array.from({ length: 10_001 }, (_, i) => rolesOf(`s-${i}`));
    await sent();
    looks[0]?.answer(['player']);
    await Promise.all([...all, rolesOf('s-10000')]);
    expect(looks).toHaveLength(1);
    void rolesOf('s-0');
    await sent();
    expect(looks).toHaveLength(2);
  });
});
