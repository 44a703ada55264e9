/** Whoever tries too often is told when to come back, in the same way everywhere. */
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import {
  LONGEST_WAIT_MS,
  REGISTRATIONS_FROM_ADDRESS,
  WRONG_PASSWORDS_FROM_ADDRESS,
  WRONG_PASSWORDS_OF_NAME_FROM_ADDRESS,
} from '@scoresheet/services-accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, startWithAccounts, type AccountsApi } from '../accounts/accounts.spec-kit.js';
import { startApi, take } from '../api.spec-kit.js';
import { virtualClock } from '../clock.spec-kit.js';

/** Stands still: whatever is counted is counted within the same second. */
const clock = virtualClock(Date.now());
let api: AccountsApi;
beforeAll(async () => {
  api = await startWithAccounts({
    clock,
    frontDoor: { trustedProxies: 1, operationsPerSecond: 2, guestsPerMinute: 3 },
  });
});
beforeEach(() => api.database.query('delete from scoresheet.rate_counter'));
afterAll(() => api.close());

interface Answered {
  readonly retryAfter: string | null;
  readonly code: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly words: string | undefined;
}

async function ask(query: string, address: string, url = api.url): Promise<Answered> {
  const response = await fetch(url + GRAPHQL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await response.json()) as {
    errors?: { message: string; extensions: { code: string; retryAfterMs?: number } }[];
  };
  return {
    retryAfter: response.headers.get('retry-after'),
    code: errors?.[0]?.extensions.code,
    retryAfterMs: errors?.[0]?.extensions.retryAfterMs,
    words: errors?.[0]?.message,
  };
}

const signIn = (name: string, password = 'not the password') =>
  `mutation { signIn(name: "${name}", password: "${password}") { __typename } }`;
const GUEST = 'mutation { signInAsGuest { token } }';

const RATE_LIMITED = {
  retryAfter: expect.stringMatching(/^[1-9]\d*$/),
  code: 'RATE_LIMITED',
  retryAfterMs: expect.any(Number),
  words: expect.stringMatching(/Try again in \d+ (seconds|minutes)\.$/),
};

/** As if somebody had tried so often before, from anywhere and through any process. */
async function triedBefore(times: number): Promise<void> {
  await api.database.query('update scoresheet.rate_counter set count = $1', [times]);
}

let addresses = 0;
/** Nobody has come from there before. */
const newAddress = () => `192.0.2.${(addresses += 1)}`;

describe('Wrong passwords', () => {
  it.each(['Guessed At', 'Nobody Of That Name'])(
    'for %s lock out the address that they come from, and the owner waits a minute at most',
    async (name) => {
      if (name === 'Guessed At') await api.register(name);
      const [thief, home] = [newAddress(), newAddress()];
      await ask(signIn(name), thief);
      await triedBefore(WRONG_PASSWORDS_OF_NAME_FROM_ADDRESS.atMost);
      const locked = await ask(signIn(name.toUpperCase()), thief);
      expect(locked).toEqual(RATE_LIMITED);
      expect(await ask(signIn(name, PASSWORD), thief)).toEqual(RATE_LIMITED);
      expect((await ask(signIn('Somebody Else'), thief)).code).toBeUndefined();

      const first = await ask(signIn(name, PASSWORD), home);
      expect(first).toEqual({ ...RATE_LIMITED, words: locked.words && RATE_LIMITED.words });
      expect(first.retryAfterMs).toBeLessThanOrEqual(LONGEST_WAIT_MS);
      clock.pass(first.retryAfterMs ?? 0);
      expect((await ask(signIn(name, PASSWORD), home)).code).toBeUndefined();
      expect(await ask(signIn(name, PASSWORD), thief)).toEqual(RATE_LIMITED);
    },
  );

  it('from one address are counted, for whatever names', async () => {
    const [address, other] = [newAddress(), newAddress()];
    await ask(signIn('First'), address);
    await triedBefore(WRONG_PASSWORDS_FROM_ADDRESS.atMost);
    const refused = await ask(signIn('Second'), address);
    expect(refused).toEqual(RATE_LIMITED);
    expect(Number(refused.retryAfter)).toBe(Math.ceil((refused.retryAfterMs ?? 0) / 1000));
    expect((await ask(signIn('Second'), other)).code).toBeUndefined();
  });

  it('are not those of somebody who knows the right one', async () => {
    await api.register('Knows It');
    const address = newAddress();
    await ask(signIn('Somebody Who Forgot'), address);
    await triedBefore(WRONG_PASSWORDS_FROM_ADDRESS.atMost - 1);
    expect((await ask(signIn('Knows It', PASSWORD), address)).code).toBeUndefined();
    expect((await ask(signIn('Knows It', PASSWORD), address)).code).toBeUndefined();
  });
});

describe('From one address', () => {
  it('so many register and no more', async () => {
    const address = newAddress();
    const register = `mutation { register(name: "?", password: "x") { __typename } }`;
    await ask(register, address);
    await triedBefore(REGISTRATIONS_FROM_ADDRESS.atMost);
    expect(await ask(register, address)).toEqual(RATE_LIMITED);
  });

  it('so many guests come and no more, as the operator has set it', async () => {
    const address = newAddress();
    for (let i = 0; i < 3; i += 1) expect((await ask(GUEST, address)).code).toBeUndefined();
    expect(await ask(GUEST, address)).toEqual(RATE_LIMITED);
    expect((await ask(GUEST, newAddress())).code).toBeUndefined();
  });
});

describe('A viewer', () => {
  it('who is faster than anybody plays is slowed down, with the same code on both transports', async () => {
    const token = await api.tokenOf('a-machine');
    const concede = 'mutation { concede(commandId: "", match: "m-1") { __typename } }';
    const asked = async () => (await api.ask(concede, {}, token)).errors?.[0];
    for (let i = 0; i < 20; i += 1)
      expect((await asked())?.extensions?.code).toBe('BAD_USER_INPUT');
    const { errors } = await api.ask(concede, {}, token);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('faster than anybody plays'),
      extensions: { code: 'RATE_LIMITED', retryAfterMs: expect.any(Number) },
    });
    const client = api.socket(token);
    const follow = 'subscription { matchEvents(match: "m-1") { seq } }';
    await expect(take(client, follow, {}, 1)).rejects.toMatchObject({
      cause: [{ extensions: { code: 'RATE_LIMITED', retryAfterMs: expect.any(Number) } }],
    });
    await client.dispose();
    expect((await api.ask('{ me { id } }', {}, token)).errors).toBeUndefined();
  });
});

describe('A server without a database', () => {
  it('counts in memory', async () => {
    const bare = await startApi({ clock, frontDoor: { guestsPerMinute: 1 } });
    expect((await ask(GUEST, '', bare.url)).code).toBeUndefined();
    expect(await ask(GUEST, '', bare.url)).toEqual(RATE_LIMITED);
    await bare.close();
  });
});
