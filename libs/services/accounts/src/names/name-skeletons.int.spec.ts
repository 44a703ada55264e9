import { hash } from 'argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  granted,
  openHouse,
  OPERATOR,
  PASSWORD,
  type TestHouse,
} from '../accounts.spec-kit.js';
import { foldCase, skeletonsOf } from './skeleton.js';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const register = (name: string) => house.accounts.register({ name, password: PASSWORD });
const signIn = (name: string) => house.accounts.signIn({ name, password: PASSWORD });

const skeletonsInStore = async (accountId: string): Promise<string[]> => {
  const sql = 'select skeleton from scoresheet.name_skeleton where account_id = $1 order by 1';
  const found = await house.database.query<{ skeleton: string }[]>(sql, [accountId]);
  return found.map(({ skeleton }) => skeleton);
};

/** An account as an earlier version made it. */
async function older(id: string, name: string, createdAt: string): Promise<void> {
  const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await house.database.query(
    `insert into scoresheet.account (id, name, name_key, password_hash, created_at)
       values ($1, $2, $3, $4, $5)`,
    [id, name, foldCase(name), passwordHash, createdAt],
  );
}

describe('A name that looks like that of somebody', () => {
  it.each([
    ['paypal', 'paypaI'],
    ['Hope', 'Норе'], // Cyrillic
    ['Clara Il', 'Clara ll'],
    ['Emma', 'Ernma'],
    ['АВС', 'ABC'], // Cyrillic, Latin
  ])('is taken, with no word about whose: %s, %s', async (one, other) => {
    granted(await register(one));
    const [alike, same] = [await register(other), await register(one)];
    expect(codeOf(alike)).toBe('name-taken');
    expect(alike).toEqual(same);
    expect(await house.accounts.byName(other)).toBeNull();
  });

  it('is taken when both ask at once, by one of them', async () => {
    for (const [one, other] of [
      ['Isak', 'lsak'],
      ['Осса', 'Occa'], // Cyrillic, Latin
      ['Romeo', 'Rorneo'],
    ] as const) {
      const asked = [one, other, one, other].map(register);
      const answers = await Promise.all(asked);
      const granted = answers.filter((answer) => !('refused' in answer));
      expect(granted, one).toHaveLength(1);
      const refused = answers.filter((answer) => 'refused' in answer);
      expect(refused.map(codeOf)).toEqual(['name-taken', 'name-taken', 'name-taken']);
    }
  });

  it('is free once the other is erased, and nothing tells what that was', async () => {
    const { accountId } = granted(await register('Coco'));
    expect(await skeletonsInStore(accountId)).toEqual(skeletonsOf('Coco'));
    expect(codeOf(await register('Сосо'))).toBe('name-taken');
    await house.erasure.eraseFor(accountId, OPERATOR);
    expect(await skeletonsInStore(accountId)).toEqual([]);
    granted(await register('Сосо'));
  });

  it('leaves nothing behind when it is refused', async () => {
    granted(await register('Nell'));
    // "NEIL" has the skeleton "nell" as it is written, and "neil" in small letters.
    expect(codeOf(await register('NEIL'))).toBe('name-taken');
    granted(await register('Neil'));
  });
});

describe('Accounts from before', () => {
  it('keep names that look alike and sign in; the oldest is the one that others look like', async () => {
    await older('a-second', 'tirno', '2026-02-01');
    await older('a-first', 'timo', '2026-01-01');
    await older('a-mixed', 'Ada ไทย', '2026-01-02');
    await older('a-hidden', 'Gerda\ufe0f', '2026-01-03');
    await older('a-staff', 'Judge', '2026-01-04');
    const { accounts } = await house.another();

    expect(await skeletonsInStore('a-first')).toEqual(skeletonsOf('timo'));
    expect(await skeletonsInStore('a-second')).toEqual([]);
    for (const [id, name] of [
      ['a-first', 'Timo'],
      ['a-second', 'tirno'],
      ['a-mixed', 'ada ไทย'],
      ['a-hidden', 'Gerda\ufe0f'],
      ['a-staff', 'judge'],
    ] as const) {
      const answer = granted(await accounts.signIn({ name, password: PASSWORD }));
      expect(answer.accountId).toBe(id);
    }
    expect(codeOf(await register('Gerda'))).toBe('name-taken');
    expect(codeOf(await register('TIMO'))).toBe('name-taken');
  });

  it('that an older program erased leave nothing behind after the next start', async () => {
    const { accountId } = granted(await register('Ludmila'));
    const erase = `update scoresheet.account set name = null, name_key = null where id = $1`;
    await house.database.query(erase, [accountId]);
    await house.another();
    expect(await skeletonsInStore(accountId)).toEqual([]);
  });

  it('are read in many portions', async () => {
    await house.database.query(`
      insert into scoresheet.account (id, name, name_key, password_hash, created_at)
        select 'a-many-' || i, 'Many ' || i, 'many ' || i, 'none', now()
        from generate_series(2000, 4500) i`);
    await house.another();
    const [{ found } = { found: '' }] = await house.database.query<{ found: string }[]>(
      `select count(distinct account_id) as found from scoresheet.name_skeleton
       where account_id like 'a-many-%'`,
    );
    expect(found).toBe('2501');
    expect(codeOf(await register('Many 4500'))).toBe('name-taken');
    expect(codeOf(await signIn('Nobody of that sort'))).toBe('sign-in-failed');
  });
});
