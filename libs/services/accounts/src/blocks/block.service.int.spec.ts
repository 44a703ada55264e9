import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  granted,
  newName,
  openHouse,
  OPERATOR,
  PASSWORD,
  viewerOf,
  type TestAccounts,
  type TestHouse,
} from '../accounts.spec-kit.js';
import { signInGuest } from '../bearer-tokens.js';
import type { Identity } from '../identity.js';
import { LIVE_FOR_MS } from '../liveness/live-for.js';
import { MAX_NETWORK_BLOCKS } from './limits.js';

const DAY_MS = 86_400_000;
const WHY = { reason: 'Told others their hands.' };

let house: TestHouse;
let other: TestAccounts;
beforeAll(async () => {
  house = await openHouse();
  other = await house.another();
});
afterAll(() => house.close());

async function somebody() {
  const name = newName();
  const open = granted(await house.accounts.register({ name, password: PASSWORD }));
  const asker: Identity = { ...open, roles: ['player'] };
  return { name, open, asker };
}

const wordsFor = async (of: TestAccounts, token: string) => {
  const answer = await of.authenticator.authenticate(token);
  return answer.valid || answer.reason !== 'blocked' ? undefined : answer.blocked;
};

describe('An account that is blocked', () => {
  it('holds no token that opens anything, in any process, but is told why', async () => {
    const { name, open, asker } = await somebody();
    const wanted = { name: 'my bot', scopes: ['read'] as const };
    const { secret } = granted(await house.personalTokens.create(asker, wanted));
    for (const token of [open.accessToken, secret]) {
      expect(await viewerOf(other, token)).toMatchObject({ accountId: open.accountId });
    }
    granted(await house.blocks.blockAccount(OPERATOR, open.accountId, WHY));
    for (const token of [open.accessToken, secret]) {
      expect(await wordsFor(house, token)).toContain(WHY.reason);
    }
    house.pass(LIVE_FOR_MS);
    for (const token of [open.accessToken, secret]) {
      expect(await wordsFor(other, token)).toContain(WHY.reason);
    }
    expect(await house.accounts.signIn({ name, password: PASSWORD })).toMatchObject({
      refused: 'account-blocked',
      says: expect.stringContaining(WHY.reason),
    });
    // Nobody without the password learns of it.
    expect(codeOf(await house.accounts.signIn({ name, password: 'not the one' }))).toBe(
      'sign-in-failed',
    );
  });

  it('is let in again once the block is lifted, or over', async () => {
    const [lifted, over] = [await somebody(), await somebody()];
    const { id } = granted(await house.blocks.blockAccount(OPERATOR, lifted.open.accountId, WHY));
    const until = Date.now() + 2 * DAY_MS;
    const ending = { ...WHY, until };
    granted(await house.blocks.blockAccount(OPERATOR, over.open.accountId, ending));
    expect(await house.accounts.signIn({ name: over.name, password: PASSWORD })).toMatchObject({
      says: expect.stringContaining(new Date(until).toISOString().slice(0, 10)),
    });
    granted(await house.blocks.lift(OPERATOR, id));
    house.pass(2 * DAY_MS + 1);
    for (const { name } of [lifted, over]) {
      granted(await house.accounts.signIn({ name, password: PASSWORD }));
    }
  });

  it('may be a guest, of whom nothing else is kept', async () => {
    const [guest, neighbour] = [
      await signInGuest(house.tokens, 'player'),
      await signInGuest(house.tokens, 'player'),
    ];
    granted(await house.blocks.blockAccount(OPERATOR, guest.actor, WHY));
    expect(await wordsFor(other, guest.token)).toContain(WHY.reason);
    expect(await viewerOf(other, neighbour.token)).toMatchObject({ accountId: neighbour.actor });
  });
});

const refusalAt = (address: string) => house.authenticator.refusalOf(address, undefined);

describe('A network that is blocked', () => {
  it('lets nobody in but the house, within a second in every process', async () => {
    expect(await other.authenticator.refusalOf('198.51.100.9', undefined)).toBeUndefined();
    const { id } = granted(await house.blocks.blockNetwork(OPERATOR, '198.51.100.0/24', WHY));
    house.pass(LIVE_FOR_MS);
    for (const process of [house, other]) {
      const { authenticator } = process;
      expect(await authenticator.refusalOf('198.51.100.9', undefined)).toContain(WHY.reason);
      expect(await authenticator.refusalOf('198.51.101.9', undefined)).toBeUndefined();
      expect(await authenticator.refusalOf('198.51.100.9', OPERATOR)).toBeUndefined();
    }
    granted(await house.blocks.lift(OPERATOR, id));
    house.pass(LIVE_FOR_MS);
    expect(await other.authenticator.refusalOf('198.51.100.9', undefined)).toBeUndefined();
  });

  it('is so however many later blocks are over by now', async () => {
    granted(await house.blocks.blockNetwork(OPERATOR, '203.0.113.7', WHY));
    await house.database.query(
      `insert into scoresheet.block (id, network, reason, blocked_by, blocked_at, until)
       select 'over-' || number, '192.0.2.1/32', 'for an hour', 'a-1', now() + '9 days', now()
       from generate_series(1, $1) as number`,
      [MAX_NETWORK_BLOCKS],
    );
    house.pass(LIVE_FOR_MS);
    expect(await refusalAt('203.0.113.7')).toContain(WHY.reason);
    expect(await refusalAt('192.0.2.1')).toBeUndefined();
    await house.database.query(`delete from scoresheet.block where id like 'over-%'`);
  });

  it('is so until the last of several blocks of it is over', async () => {
    const until = Date.now() + 5 * DAY_MS;
    granted(await house.blocks.blockNetwork(OPERATOR, '203.0.113.64/26', { reason: 'For ever.' }));
    granted(await house.blocks.blockNetwork(OPERATOR, '203.0.113.65', { reason: 'Now.', until }));
    house.pass(LIVE_FOR_MS);
    expect(await refusalAt('203.0.113.65')).toContain('For ever.');
  });

  it('is so at once when a clock has stepped back', async () => {
    expect(await refusalAt('203.0.113.200')).toBeUndefined();
    granted(await other.blocks.blockNetwork(OPERATOR, '203.0.113.200', WHY));
    house.pass(-DAY_MS);
    expect(await refusalAt('203.0.113.200')).toContain(WHY.reason);
    house.pass(DAY_MS);
  });
});

describe('Blocks', () => {
  it('are for operators, who block neither the house nor themselves', async () => {
    const { asker, open } = await somebody();
    const { blocks } = house;
    for (const answer of [
      await blocks.blockAccount(asker, 'a-1', WHY),
      await blocks.blockNetwork(asker, '192.0.2.1', WHY),
      await blocks.lift(asker, 'b-1'),
      await blocks.list(asker, { atMost: 9, past: true }),
    ]) {
      expect(codeOf(answer)).toBe('not-an-operator');
    }
    const operator: Identity = { ...asker, roles: ['operator'] };
    for (const id of [open.accountId, 'installation-key']) {
      expect(codeOf(await blocks.blockAccount(operator, id, WHY))).toBe('not-to-be-blocked');
    }
  });

  it.each([
    [{ reason: ' ' }, 'block-reason-not-allowed'],
    [{ reason: 'two\nlines' }, 'block-reason-not-allowed'],
    [{ reason: 'x'.repeat(201) }, 'block-reason-not-allowed'],
    [{ until: 1 }, 'block-end-not-allowed'],
    [{ until: 8e15 }, 'block-end-not-allowed'],
    [{ until: Number.NaN }, 'block-end-not-allowed'],
  ])('are not made with %j', async (wrong, code) => {
    const answer = await house.blocks.blockAccount(OPERATOR, 'a-1', { ...WHY, ...wrong });
    expect(codeOf(answer)).toBe(code);
  });

  it('are listed, and stay on the list of what is past when they are lifted', async () => {
    const { id } = granted(await house.blocks.blockAccount(OPERATOR, 'a-listed', WHY));
    const listed = async (past: boolean) =>
      granted(await house.blocks.list(OPERATOR, { atMost: 50, past })).map((block) => block.id);
    expect(await listed(false)).toContain(id);
    expect(granted(await house.blocks.lift(OPERATOR, id))).toMatchObject({
      liftedBy: OPERATOR.accountId,
    });
    expect(await listed(false)).not.toContain(id);
    expect(await listed(true)).toContain(id);
    expect(codeOf(await house.blocks.lift(OPERATOR, 'b-none'))).toBe('block-unknown');
    expect(codeOf(await house.blocks.blockNetwork(OPERATOR, 'home', WHY))).toBe(
      'network-not-allowed',
    );
  });
});
