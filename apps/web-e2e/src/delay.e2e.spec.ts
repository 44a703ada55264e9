/**
 * A match that is kept from spectators for a while. Whatever page a stranger opens, neither what it
 * shows nor what it was sent knows of an event before its time.
 */
import { readFile } from 'node:fs/promises';
import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { becomeGuest, beginDuel, look, playOn, type Duel } from './duel.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

const KEPT_BACK = 4;
const PLAYED = 9;

describe.skipIf(CHROMIUM === undefined)('A match that spectators see later', () => {
  let url: string;
  let browser: Browser;
  let ada: Visitor;
  let ben: Visitor;
  let duel: Duel;
  /** The last event, and the last that a stranger may know of. */
  let last: number;
  let told: number;

  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
    [ada, ben] = await Promise.all([visitor(browser, { url }), visitor(browser, { url })]);
    await Promise.all([ada, ben].map((who) => becomeGuest(who, url)));
    const delay = `spectatorDelay: { events: ${KEPT_BACK}, seconds: 0 }`;
    duel = await beginDuel(url, [ada, ben], delay);
    await playOn(duel, PLAYED);
    last = (await look(duel, ada)).seq;
    told = last - KEPT_BACK;
  });
  afterAll(() => browser?.close());

  /** Opens an address as a stranger who has never been here. */
  async function stranger(path: string): Promise<Visitor & { readonly sent: readonly string[] }> {
    const who = await visitor(browser, { url });
    const sent: string[] = [];
    const keep = async (response: Response): Promise<void> => {
      if (!response.url().includes('/assets/')) sent.push(await response.text().catch(() => ''));
    };
    who.page.on('response', (response) => void keep(response));
    who.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => void sent.push(String(payload))),
    );
    await who.page.goto(path);
    return { ...who, sent };
  }

  /** The highest number that anything calls an event, in what is shown and in what was sent. */
  const highestSent = (sent: readonly string[]): number =>
    Math.max(-1, ...sent.flatMap((text) => numbersIn(text, /"seq":(\d+)/g)));

  async function highestShown(page: Page): Promise<number> {
    const shown = await page.locator('.log .log-seq, .replay-says').allInnerTexts();
    // Steps are counted from 1; without a clock each event is one.
    return Math.max(0, ...shown.flatMap((text) => numbersIn(text, /(\d+)/g))) - 1;
  }

  const paths = (): readonly string[] => {
    const of = (page: string) => `/${page}/${duel.match}`;
    const at = [last, last - 1, told + 1, 999_999];
    return [
      of('match'),
      of('embed'),
      ...at.flatMap((seq) => [`${of('match')}?at=${seq}`, `${of('embed')}?at=${seq}`]),
      ...['public', '1', '2'].map((as) => `${of('match')}?at=${last}&as=${as}`),
    ];
  };

  it('is known to its players to the last event', async () => {
    await ada.page.goto(`/match/${duel.match}`);
    await expect.poll(() => highestShown(ada.page)).toBe(last);
  });

  it('is shown to a stranger by no address beyond what is told', async () => {
    const early: string[] = [];
    for (const path of paths()) {
      const { page, context, sent } = await stranger(path);
      await page.locator('.replay-says, main h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      const [shown, heard] = [await highestShown(page), highestSent(sent)];
      if (shown > told || heard > told) early.push(`${path}: shows ${shown}, was sent ${heard}`);
      await context.close();
    }
    expect(early).toEqual([]);
  });

  it('is no further in the list of the front page, nor in the file that is downloaded', async () => {
    const { page, context, sent } = await stranger('/');
    const row = page.locator(`a.row[href$="${duel.match}"]`);
    await row.waitFor();
    expect(numbersIn(await row.innerText(), /(\d+) (?:event|step)s?/g)).toEqual([]);
    expect(highestSent(sent)).toBeLessThanOrEqual(told);
    await row.click();
    await page.getByRole('tab', { name: 'Record' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the record' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const trailer = JSON.parse(file.trimEnd().split('\n').at(-1) ?? '') as object;
    expect(trailer).toMatchObject({ events: told + 1 });
    await context.close();
  });

  it('is shown further on an open page, event by event, as the time of each comes', async () => {
    const { page, context, sent } = await stranger(`/match/${duel.match}`);
    await expect.poll(() => highestShown(page)).toBe(told);
    await playOn(duel, 2);
    await expect.poll(() => highestShown(page)).toBe(told + 2);
    expect(highestSent(sent)).toBe(told + 2);
    await context.close();
  });
});

const numbersIn = (text: string, pattern: RegExp): readonly number[] =>
  [...text.matchAll(pattern)].map(([, digits]) => Number(digits));
