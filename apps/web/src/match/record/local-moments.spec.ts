/** Given an open record that is over, when somebody steps through it, then the server is not asked. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Viewer } from '@scoresheet/rules-engine';
import { nobleSha256 } from '@scoresheet/domain-record/noble';
import { describe, expect, it, vi } from 'vitest';
import { answer } from '../../ask/answer.js';
import { asking } from '../../ask/asking.js';
import { twoEnds } from '../../ask/two-ends.spec-kit.js';
import { namedRules } from '../../record-file/named-rules.js';
import { whatIfQuestions, type WhatIfQuestions } from '../../what-if/what-if-questions.js';
import { PAGE_SIZE } from './held-pages.js';
import { localMoments } from './local-moments.js';
import type { Moment } from './moment.js';

const GOLDEN = join(
  import.meta.dirname,
  '../../../../../libs/games/fuzzycards/goldens/2/usual.jsonl',
);
/** Rules are loaded when the first record is opened, which takes a busy machine some seconds. */
const LOADED = { timeout: 60_000 };

const OF_SERVER = [{ seq: -1 }] as unknown as readonly Moment[];

function begin(viewer: Viewer, change: (text: string) => string = (text) => text) {
  const { page: end, worker } = twoEnds();
  answer(worker, whatIfQuestions({ rulesFor: namedRules, sha256: nobleSha256 }));
  const stop = vi.fn<() => void>();
  const record = new TextEncoder().encode(change(readFileSync(GOLDEN, 'utf8')));
  const fetch = vi.fn(async () => record.slice());
  const start = () => ({ ask: asking<WhatIfQuestions>(end).ask, stop });
  const source = {
    match: 'm-1',
    viewer,
    ofServer: { page: async () => OF_SERVER, tick: async () => undefined },
  };
  return { ...localMoments(source, { fetch, start }), stopped: stop, fetch };
}

async function folded(viewer: Viewer) {
  const { page, ...rest } = begin(viewer);
  await vi.waitFor(async () => expect(await page(0)).not.toBe(OF_SERVER), LOADED);
  return { page, ...rest };
}

const pageOf = async (viewer: Viewer, from: number) => (await folded(viewer)).page(from);

describe('Moments of an open record', () => {
  it('come from the server for as long as the record is on its way, which is fetched once', async () => {
    const { page, fetch } = begin('house');
    expect(fetch).not.toHaveBeenCalled();
    expect(await page(0)).toBe(OF_SERVER);
    expect(await page(PAGE_SIZE)).toBe(OF_SERVER);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('come from the server again when a fold fails', async () => {
    const { page, stopped } = await folded('house');
    expect(await page(0.5)).toBe(OF_SERVER);
    expect(stopped).toHaveBeenCalled();
    expect(await page(0)).toBe(OF_SERVER);
  });

  it('are a page of events with the situation after each', async () => {
    const page = await pageOf('house', 0);
    expect(page.map(({ seq }) => seq)).toEqual([...Array(PAGE_SIZE).keys()]);
    const [, , , , , , answered] = page;
    expect(answered).toMatchObject({ type: 'decision-answered', status: 'RUNNING', reason: null });
    expect(answered?.table?.seats).toHaveLength(2);
  });

  it('come one by one as well, once the record is here', async () => {
    expect(await begin('house').moment(PAGE_SIZE)).toBeUndefined();
    const { page, moment } = await folded('house');
    const [first] = await page(PAGE_SIZE);
    expect(await moment(PAGE_SIZE)).toEqual(first);
    expect(await moment(10 * PAGE_SIZE)).toBeUndefined();
  });

  it('are as many as there are where the record ends, and none behind it', async () => {
    const page = await pageOf('house', PAGE_SIZE);
    expect(page.length).toBeLessThan(PAGE_SIZE);
    expect(page.at(-1)?.status).toBe('OVER');
    expect(await pageOf('house', 10 * PAGE_SIZE)).toEqual([]);
  });

  it('are those before the game as well, without a table', async () => {
    const [first] = await pageOf('public', 0);
    expect(first).toMatchObject({ seq: 0, status: 'OPEN', table: null });
  });

  it('are seen with the eyes that are asked for', async () => {
    const handOf1 = async (viewer: 1 | 2 | 'public' | 'house') =>
      (await pageOf(viewer, PAGE_SIZE))[0]?.table?.seats[0]?.zones['hand']?.cards?.length ?? 0;
    expect(await handOf1(1)).toBeGreaterThan(0);
    expect(await handOf1('house')).toBeGreaterThan(0);
    expect([await handOf1(2), await handOf1('public')]).toEqual([0, 0]);
  });

  it('come from the server for ever where the record is not whole, and no worker is left', async () => {
    const { page, stopped, fetch } = begin('house', (text) => text.slice(0, -200));
    expect(await page(0)).toBe(OF_SERVER);
    await vi.waitFor(() => expect(stopped).toHaveBeenCalled(), LOADED);
    expect(await page(0)).toBe(OF_SERVER);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
