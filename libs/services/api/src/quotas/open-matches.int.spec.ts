/** As many open matches as one account, and one address, may have at a time. */
import { newActor } from '@scoresheet/services-accounts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiFigures } from '../api-figures.service.js';
import { startApi, startWorkers, type Answer, type TestApi } from '../api.spec-kit.js';
import * as played from '../played-table.spec-kit.js';

const HOUR_MS = 60 * 60 * 1_000;

let api: TestApi;
let stopWorkers: () => Promise<void>;

beforeAll(async () => {
  api = await startApi({ quotas: { openMatchesPerAccount: 2, openMatchesPerAddress: 4 } });
  stopWorkers = await startWorkers(api);
});
afterAll(async () => {
  await stopWorkers();
  await api.close();
});

const ask = (of: TestApi, token: string, id: string = newActor()): Promise<Answer> =>
  of.ask(
    `mutation { createMatch(commandId: "${id}", game: "fuzzycards") {
      __typename ... on Accepted { match } } }`,
    {},
    token,
  );

const codeOf = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions?.code;
const matchOf = ({ data }: Answer): string => (data?.['createMatch'] as { match: string }).match;

async function begin(match: string): Promise<void> {
  const deck = JSON.stringify(await played.fuzzycardsDeck(api));
  const seats = [await api.tokenOf(newActor()), await api.tokenOf(newActor())];
  for (const [at, token] of seats.entries()) {
    const sitting = `seat: ${at + 1}, expectedSeq: ${at}, deck: ${deck}`;
    await played.send(api, token, `takeSeat(match: "${match}", ${sitting})`);
  }
  for (const [at, token] of seats.entries()) {
    await played.send(api, token, `getReady(match: "${match}", expectedSeq: ${at + 2})`);
  }
}

describe('One open match too many', () => {
  it('of an account is refused with when to come back; one that has begun makes room', async () => {
    const host = await api.tokenOf(newActor());
    const first = await ask(api, host, 'first');
    expect(matchOf(await ask(api, host))).toMatch(/^m-/);
    const refused = await ask(api, host);
    expect(codeOf(refused)).toBe('QUOTA_EXCEEDED');
    expect(refused.errors?.[0]?.message).toMatch(/begin them.*Try again in \d+ minutes/);
    const waitMs = refused.errors?.[0]?.extensions?.retryAfterMs ?? 0;
    expect(waitMs).toBeGreaterThan(HOUR_MS - 60_000);
    expect(waitMs).toBeLessThanOrEqual(HOUR_MS);
    expect(await ask(api, host, 'first')).toEqual(first); // sent again, it is the same match
    await begin(matchOf(first));
    await vi.waitFor(async () => expect(codeOf(await ask(api, host, 'third'))).toBeUndefined(), {
      timeout: 30_000,
    });
    expect(codeOf(await ask(api, host))).toBe('QUOTA_EXCEEDED');
  });

  it('is still counted when another match was refused under its id', async () => {
    const strict = await startApi({ quotas: { openMatchesPerAccount: 1 } });
    const stop = await startWorkers(strict);
    const host = await strict.tokenOf(newActor());
    const other = `mutation { createMatch(commandId: "one", game: "buddyfight") { __typename } }`;
    await Promise.all([ask(strict, host, 'one'), strict.ask(other, {}, host)]);
    expect(codeOf(await ask(strict, host))).toBe('QUOTA_EXCEEDED');
    await stop();
    await strict.close();
  });

  it('from an address is refused, whoever asks; not to staff', async () => {
    const venue = await startApi({ quotas: { openMatchesPerAddress: 4 } });
    const stop = await startWorkers(venue);
    for (let i = 0; i < 4; i += 1) {
      expect(matchOf(await ask(venue, await venue.tokenOf(newActor())))).toMatch(/^m-/);
    }
    expect(codeOf(await ask(venue, await venue.tokenOf(newActor())))).toBe('QUOTA_EXCEEDED');
    const organiser = await venue.tokenOf(newActor(), 'organiser');
    expect(matchOf(await ask(venue, organiser))).toMatch(/^m-/);
    await stop();
    await venue.close();
  });

  it('is counted and let pass where quotas are observed', async () => {
    const quotas = { mode: 'observe', openMatchesPerAccount: 1 } as const;
    const watching = await startApi({ quotas });
    const stop = await startWorkers(watching);
    const host = await watching.tokenOf(newActor());
    for (let i = 0; i < 3; i += 1) expect(matchOf(await ask(watching, host))).toMatch(/^m-/);
    expect(watching.get(ApiFigures).figures().exceededQuotas).toEqual([
      { quota: 'open-matches-of-account', count: 2 },
    ]);
    await stop();
    await watching.close();
  });

  it('is not what was refused: that leaves room', async () => {
    const host = await api.tokenOf(newActor());
    const wrong = 'mutation { createMatch(commandId: "c", game: "chess") { __typename } }';
    for (let i = 0; i < 5; i += 1) {
      const { data } = await api.ask(wrong.replace('"c"', `"${newActor()}"`), {}, host);
      expect(data?.['createMatch']).toEqual({ __typename: 'Refused' });
    }
  });
});
