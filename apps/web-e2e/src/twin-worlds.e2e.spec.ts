/**
 * Two matches that differ in nothing but what one seat holds hidden. To the opponent's browser they
 * are one and the same: by what is drawn, by what is read out, by what is kept, by every byte.
 */
import { firstDifference } from '@scoresheet/services-api/first-difference-spec-kit';
import { twinMatches, type TwinMatches } from '@scoresheet/services-api/twin-matches-spec-kit';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, postQuery, startBrowser, visitor } from './browser.spec-kit.js';
import { comeAs, environment, laidOut } from './laid-out.spec-kit.js';
import { untilStill } from './still.spec-kit.js';

const OPPONENT = 1;
const HOLDER = 2;

type Pair = readonly [seed: number, events: number];

/** By seed and length: over the mulligan, in the first turns, and later. */
const PAIRS: readonly Pair[] = [
  [4, 9],
  [7, 30],
];

interface Known {
  /** What is drawn: elements, attributes, words. */
  readonly dom: string;
  /** What a screen reader is given. */
  readonly read: string;
  /** What Apollo keeps. */
  readonly cache: string;
  /** Every answer and every message of the server. */
  readonly told: string;
}

const KINDS = ['dom', 'read', 'cache', 'told'] as const;
const NONE = { said: '', other: '' };

describe.skipIf(CHROMIUM === undefined)('Two worlds that differ in a hidden hand', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  const twinsOf = ([seed, events]: Pair): TwinMatches =>
    twinMatches(environment, { seed, events, viewer: OPPONENT, opens: 'at-end' });

  /** All that somebody's browser comes to know of a world. */
  async function known(twins: TwinMatches, world: 0 | 1, seat: number): Promise<Known> {
    const api = await laidOut(twins.worlds[world]);
    const { context, page } = await visitor(browser, { url: api.url });
    try {
      const told = await comeAs(context, await api.tokenOf(`${twins.name}-seat${seat}`));
      const looks = await lookAround({ page, context, url: api.url }, twins);
      const plain = (text: string): string => withoutChance(text, new URL(api.url).host);
      return {
        dom: plain(looks.map(({ dom }) => dom).join('\n')),
        read: plain(looks.map(({ read }) => read).join('\n')),
        cache: plain(looks.map(({ cache }) => cache).join('\n')),
        // Answers that were asked for together come as they are ready.
        told: plain([...told].sort().join('\n')),
      };
    } finally {
      await context.close();
      await api.close();
    }
  }

  /** Looks at both worlds side by side: each has an api and a browser context of its own. */
  const bothKnown = (twins: TwinMatches, seat: number) =>
    Promise.all([known(twins, 0, seat), known(twins, 1, seat)]);

  it.each(PAIRS)('are the same to the opponent, wherever they look: seed %i', async (...pair) => {
    const twins = twinsOf(pair);
    expect(twins.differ, 'there are hidden cards that differ').toBe(true);
    const [one, other] = await bothKnown(twins, OPPONENT);
    expect(Object.values(one), 'all of it says something').not.toContain('');
    const differences = KINDS.map((kind) => [kind, firstDifference(one[kind], other[kind])]);
    expect(differences).toEqual(KINDS.map((kind) => [kind, NONE]));
    expect(other).toEqual(one);
  });

  it('are told apart by whoever holds the cards, so what is compared does show them', async () => {
    const twins = twinsOf([4, 9]);
    const [one, other] = await bothKnown(twins, HOLDER);
    expect(other.dom).not.toBe(one.dom);
    expect(other.read).not.toBe(one.read);
    expect(other.told).not.toBe(one.told);
    // Nothing of a table is ever kept, not even one's own.
    expect(other.cache).toBe(one.cache);
  });
});

type Look = Omit<Known, 'told'>;

interface Place {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly url: string;
}

/** The match as it stands, as text, in its chart, at each of some moments, and as others embed it. */
async function lookAround(
  { page, context, url }: Place,
  { record, worlds }: TwinMatches,
): Promise<readonly Look[]> {
  const looks: Look[] = [];
  const take = async (): Promise<void> => {
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.getByText('Loading …').count()).toBe(0);
    await expect.poll(() => page.locator('.log-says', { hasText: /^…/ }).count()).toBe(0);
    await untilStill(page);
    looks.push({
      dom: await page.evaluate(() => document.documentElement.outerHTML),
      read: await page.locator('body').ariaSnapshot(),
      cache: await cacheOf(page, context),
    });
  };
  const at = [5, Math.floor(worlds[0].length / 2)].map((seq) => `/match/${record}?at=${seq}`);
  for (const path of [`/embed/${record}`, ...at, `/match/${record}`]) {
    await page.goto('about:blank');
    // The page before watches for as long as its socket takes to close, and is counted on the next.
    await expect.poll(() => watchersOf(context, url, record)).toBe(0);
    await page.goto(path);
    await page.locator('.board .seat-line').first().waitFor();
    await take();
  }
  for (const name of ['Text', 'Chart', 'Record']) {
    await page.getByRole('tab', { name }).click();
    await take();
  }
  return looks;
}

async function watchersOf(context: BrowserContext, url: string, record: string): Promise<unknown> {
  const query = `{ match(id: "${record}") { watchers } }`;
  const response = await postQuery(context, url, query);
  const said = (await response.json()) as { data: { match: { watchers: number } } };
  return said.data.match.watchers;
}

/** What the page's Apollo client keeps: the page shows it to nobody, so the heap is searched for it. */
async function cacheOf(page: Page, context: BrowserContext): Promise<string> {
  const devtools = await context.newCDPSession(page);
  const run = <T>(functionDeclaration: string, objectId: string) =>
    devtools.send('Runtime.callFunctionOn', {
      functionDeclaration,
      objectId,
      returnByValue: true,
    }) as Promise<{ result: { value: T } }>;
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  });
  const found = await run<readonly unknown[]>(EXTRACTS, objects.objectId ?? '');
  await devtools.detach();
  expect(found.result.value.length, 'the cache was found').toBeGreaterThan(0);
  return JSON.stringify(found.result.value);
}

/** Of all objects of a page: what those hold that can be asked as a cache of Apollo can. */
const EXTRACTS = `function () {
  const isCache = (one) =>
    typeof one.extract === 'function' && typeof one.restore === 'function' && one.policies;
  return [...this].filter((one) => { try { return isCache(one); } catch { return false; } })
    .map((one) => one.extract());
}`;

/** Chosen afresh by the machine each time: nobody learns a card by it. */
const BY_CHANCE: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>'],
  [/"now":[\d.]+/g, '"now":"<time>"'],
  [/nonce="[^"]*"/g, 'nonce="<nonce>"'],
  [/content="[A-Za-z0-9+/]{22}=="/g, 'content="<nonce>"'],
];

const withoutChance = (text: string, host: string): string =>
  BY_CHANCE.reduce((left, [by, word]) => left.replace(by, word), text.replaceAll(host, '<host>'));

declare const document: { readonly documentElement: { readonly outerHTML: string } };
