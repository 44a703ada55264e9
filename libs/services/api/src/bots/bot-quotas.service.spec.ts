import { memoryRateCounters } from '@scoresheet/services-accounts';
import { beforeEach, expect, it } from 'vitest';
import { Accepted, Refused } from '../commands/command-outcome.js';
import type { Invitations } from '../invitations/invitations.service.js';
import { Quotas } from '../quotas/quotas.service.js';
import { DEFAULT_QUOTAS, type QuotaOptions } from '../quotas/quota-options.js';
import type { MatchTails } from '../matches/match-tails.service.js';
import {
  BOTS_FROM_ADDRESS,
  BOTS_OF_ACCOUNT,
  BotQuotas,
  MAX_BOTS_AT_ONCE,
} from './bot-quotas.service.js';

const SEATED = new Accepted({ match: 'm-1', seq: 1, hash: '', token: '' });
const NOT_SEATED = new Refused({ code: 'seat-held', says: 'Seat 2 is taken.' });
// Quotas of bots look at no match.
const NO_TAILS = {} as MatchTails;
const NO_INVITATIONS = {} as Invitations;

const quotasOf = (mode: QuotaOptions['mode']) => {
  const quotas = new Quotas({ ...DEFAULT_QUOTAS, mode }, NO_TAILS, NO_INVITATIONS);
  return { quotas, bots: new BotQuotas(memoryRateCounters(Date.now), quotas) };
};

let strict: ReturnType<typeof quotasOf>;
beforeEach(() => {
  strict = quotasOf('enforce');
});

async function seat(times: number, account = (_: number) => 'ann', bots = strict.bots) {
  const outcomes = [];
  for (let i = 0; i < times; i += 1) {
    const host = { accountId: account(i), roles: [], address: '192.0.2.7' };
    outcomes.push(await bots.counted(host, () => Promise.resolve(SEATED)));
  }
  return outcomes.length;
}

it('An account seats so many bots within an hour, and is told when it may seat the next', async () => {
  expect(await seat(BOTS_OF_ACCOUNT.atMost)).toBe(BOTS_OF_ACCOUNT.atMost);
  await expect(seat(1)).rejects.toMatchObject({
    message: expect.stringContaining('as many bots as one account may within an hour'),
    extensions: { code: 'QUOTA_EXCEEDED' },
  });
  expect(strict.quotas.counts()).toEqual([{ quota: 'bots-of-account', count: 1 }]);
});

it('All who come from one address seat so many together', async () => {
  const guest = (i: number) => `guest-${i}`;
  expect(await seat(BOTS_FROM_ADDRESS.atMost, guest)).toBe(BOTS_FROM_ADDRESS.atMost);
  await expect(seat(1, () => 'one-more')).rejects.toThrow('from this address within an hour');
});

it('A bot that was not seated does not count', async () => {
  const host = { accountId: 'ann', roles: [], address: '192.0.2.7' };
  await seat(BOTS_OF_ACCOUNT.atMost - 1);
  const refused = await strict.bots.counted(host, () => Promise.resolve(NOT_SEATED));
  expect(refused).toBe(NOT_SEATED);
  expect(await seat(1)).toBe(1);
});

it('A process is full with as many as it may play', () => {
  expect(strict.bots.isFull(MAX_BOTS_AT_ONCE - 1)).toBe(false);
  expect(strict.bots.isFull(MAX_BOTS_AT_ONCE)).toBe(true);
});

it('Who only watches counts, and refuses nothing', async () => {
  const { bots, quotas } = quotasOf('observe');
  const times = BOTS_OF_ACCOUNT.atMost + 1;
  expect(await seat(times, () => 'ann', bots)).toBe(times);
  expect(bots.isFull(MAX_BOTS_AT_ONCE)).toBe(false);
  expect(quotas.counts().map(({ quota }) => quota)).toEqual(['bots-of-account', 'bots-at-once']);
});
