import { hash } from 'argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  granted,
  newName,
  openHouse,
  PASSWORD,
  viewerOf,
  type TestHouse,
} from './accounts.spec-kit.js';
import type { OpenSession } from './sessions/session.service.js';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const register = async (name = newName(), password = PASSWORD) =>
  granted(await house.accounts.register({ name, password }));

const identityOf = ({ accountId, sessionId }: OpenSession) => ({
  accountId,
  sessionId,
  roles: ['player'] as const,
});

describe('Registering', () => {
  it('gives a random id, the role of a player and an open session', async () => {
    const name = newName();
    const open = await register(name);
    expect(open.accountId).toMatch(/^a-[0-9a-f]{32}$/);
    expect(await viewerOf(house, open.accessToken)).toEqual(identityOf(open));
    expect(await house.accounts.namesOf([open.accountId])).toEqual(
      new Map([[open.accountId, name]]),
    );
  });

  it('refuses a name that somebody has, however it is written', async () => {
    await register('Grace Hopper');
    for (const name of ['Grace Hopper', 'GRACE hopper', ' Ｇrace  Hopper']) {
      const answer = await house.accounts.register({ name, password: PASSWORD });
      expect(codeOf(answer), name).toBe('name-taken');
    }
  });

  it('gives a name to one of many who ask for it at once', async () => {
    const name = newName();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => house.accounts.register({ name, password: PASSWORD })),
    );
    expect(answers.filter((answer) => !('refused' in answer))).toHaveLength(1);
  });

  it.each([
    [{ name: 'x', password: PASSWORD }, 'name-not-allowed'],
    [{ name: 'Аda', password: PASSWORD }, 'name-mixes-scripts'],
    [{ name: 'Judge 1', password: PASSWORD }, 'name-reserved'],
    [{ name: 'Head Judge', password: PASSWORD }, 'name-reserved'],
    [{ name: 'Guest Heron', password: PASSWORD }, 'name-reserved'],
    [{ name: 'Two\nLines', password: PASSWORD }, 'name-not-allowed'],
    [{ name: 'Somebody', password: 'short' }, 'password-too-short'],
    [{ name: 'Somebody', password: 'x1'.repeat(65) }, 'password-too-long'],
    [{ name: 'Somebody', password: 'Somebody1' }, 'password-too-common'],
    [{ name: 'Some Body', password: 'somebody22' }, 'password-too-common'],
    [{ name: 'Somebody', password: 'butterfly' }, 'password-too-common'],
    [{ name: 'Somebody', password: PASSWORD, device: 'two\nlines' }, 'device-not-allowed'],
    [{ name: 'Somebody', password: PASSWORD, device: 'x'.repeat(65) }, 'device-not-allowed'],
  ])('refuses %j', async (given, code) => {
    expect(codeOf(await house.accounts.register(given))).toBe(code);
    expect(await house.accounts.byName(given.name)).toBeNull();
  });
});

describe('Signing in', () => {
  it('opens another session of the same account, by the name in any case', async () => {
    const first = await register('Mary Somerville');
    const second = granted(
      await house.accounts.signIn({ name: 'mary somerville', password: PASSWORD, device: 'phone' }),
    );
    expect(second.accountId).toBe(first.accountId);
    expect(second.sessionId).not.toBe(first.sessionId);
    const sessions = await house.sessions.of(first.accountId);
    expect(sessions.map(({ device }) => device)).toEqual(expect.arrayContaining(['phone', null]));
  });

  it('answers the same for a wrong password, an unknown name and what is no name', async () => {
    await register('Emmy Noether');
    const answers = await Promise.all([
      house.accounts.signIn({ name: 'Emmy Noether', password: 'something else' }),
      house.accounts.signIn({ name: 'Nobody At All', password: PASSWORD }),
      house.accounts.signIn({ name: '\u0000', password: '' }),
    ]);
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(codeOf(answers[0])).toBe('sign-in-failed');
  });

  it('lets an older account in whose name or password a new one is refused for', async () => {
    const { accountId } = await register();
    const easy = await hash('butterfly', { memoryCost: 4_096, timeCost: 2, parallelism: 1 });
    await house.database.query(
      'update scoresheet.account set name=$1, name_key=$2, password_hash=$3 where id=$4',
      ['Head Judge', 'head judge', easy, accountId],
    );
    const open = granted(
      await house.accounts.signIn({ name: 'Head Judge', password: 'butterfly' }),
    );
    expect(open.accountId).toBe(accountId);
  });

  it('hashes the password again when it was hashed with weaker parameters', async () => {
    const name = newName();
    const { accountId } = await register(name);
    const weak = await hash(PASSWORD, { memoryCost: 4_096, timeCost: 2, parallelism: 1 });
    const rows = [weak, accountId];
    await house.database.query('update scoresheet.account set password_hash=$1 where id=$2', rows);
    granted(await house.accounts.signIn({ name, password: PASSWORD }));
    expect((await house.accounts.byName(name))?.passwordHash).toMatch(/m=19456,/);
    granted(await house.accounts.signIn({ name, password: PASSWORD }));
  });
});

describe('Changing the password', () => {
  it('lets the old one in no more and ends all other sessions', async () => {
    const name = newName();
    const [mine, other] = [
      await register(name),
      granted(await house.accounts.signIn({ name, password: PASSWORD })),
    ];
    const change = { current: PASSWORD, next: 'eight blue lanterns' };
    granted(await house.accounts.changePassword(identityOf(mine), change));

    expect(await viewerOf(house, mine.accessToken)).toEqual(identityOf(mine));
    expect(await viewerOf(house, other.accessToken)).toBe('session-ended');
    expect(codeOf(await house.sessions.refresh(other.refreshToken))).toBe('session-ended');
    expect(codeOf(await house.accounts.signIn({ name, password: PASSWORD }))).toBe(
      'sign-in-failed',
    );
    granted(await house.accounts.signIn({ name, password: change.next }));
  });

  it('asks for the old one, and for a new one that will do', async () => {
    const mine = identityOf(await register());
    const change = (current: string, next: string) =>
      house.accounts.changePassword(mine, { current, next });
    expect(codeOf(await change('not mine at all', 'eight blue lanterns'))).toBe('password-wrong');
    expect(codeOf(await change(PASSWORD, 'short'))).toBe('password-too-short');
  });

  it('leaves no session to somebody who signs in with the old one at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = newName();
      const mine = identityOf(await register(name));
      const change = { current: PASSWORD, next: 'eight blue lanterns' };
      const [, thief] = await Promise.all([
        house.accounts.changePassword(mine, change),
        house.accounts.signIn({ name, password: PASSWORD }),
      ]);
      if (!('refused' in thief)) {
        expect(await viewerOf(house, thief.accessToken)).toBe('session-ended');
      }
    }
  });
});

describe('Changing the password twice at the same moment', () => {
  it('changes it once: what the other one was asked for is the password no more', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = newName();
      const mine = identityOf(await register(name));
      const wanted = ['eight blue lanterns', 'nine red lanterns'];
      const answers = await Promise.all(
        wanted.map((next) => house.accounts.changePassword(mine, { current: PASSWORD, next })),
      );
      const refused = answers.map((answer) => 'refused' in answer && answer.refused);
      expect([...refused].sort()).toEqual([false, 'password-wrong']);
      const password = wanted[refused.indexOf(false)] ?? '';
      granted(await house.accounts.signIn({ name, password }));
    }
  });
});

describe('Names by id', () => {
  it('are found in one look, and those of guests are not among them', async () => {
    const [one, two] = [newName(), newName()];
    const ids = [(await register(one)).accountId, (await register(two)).accountId];
    const names = await house.accounts.namesOf([...ids, 'a-guest', ...ids]);
    expect([...names.values()].sort()).toEqual([one, two].sort());
    expect(await house.accounts.namesOf([])).toEqual(new Map());
  });
});
