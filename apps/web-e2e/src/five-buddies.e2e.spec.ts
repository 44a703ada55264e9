/** Given five people at a table of Buddies, then they play it to its end by clicks, each at their own page. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { ANSWERED, answerOnce, byClick } from './played.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

const SEATS = 5;
/** So many answers are given by whoever is asked; then one after the other gives up. */
const ANSWERS = 24;
const GUARD_MS = 320;
const ASKED = '.bar[data-state=asked], .bar[data-state=choosing]';

describe.skipIf(CHROMIUM === undefined)('Five people', () => {
  let url: string;
  let browser: Browser;
  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
  });
  afterAll(() => browser?.close());

  /** All five sit and are ready; gives the address of the match. */
  async function sitDown(pages: readonly Page[]): Promise<void> {
    const [host, ...others] = pages as [Page, ...Page[]];
    await host.goto('/play?game=buddies');
    await host.getByRole('combobox', { name: /^Players/ }).selectOption(String(SEATS));
    await host.getByText('Anybody', { exact: true }).click();
    await host.getByRole('button', { name: 'Open the match' }).click();
    await host.getByRole('button', { name: 'I am ready' }).click();
    for (const page of others) {
      await page.goto(host.url());
      await page
        .getByRole('button', { name: /^Sit down/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'I am ready' }).click();
    }
  }

  /** The page whose player is asked just now. */
  async function askedOf(pages: readonly Page[]): Promise<Page> {
    const found = await Promise.any(
      pages.map(async (page) => {
        await page.locator(ASKED).first().waitFor();
        return page;
      }),
    );
    await found.waitForTimeout(GUARD_MS);
    return found;
  }

  async function giveUp(page: Page): Promise<void> {
    await page.getByText('Your seat').click();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'Give up the game' }).click();
    await page
      .getByText('You have given up.')
      .or(page.locator('.match[data-status=OVER]'))
      .first()
      .waitFor();
  }

  it('play Buddies, answer one another, and see the same end', async () => {
    const people: Visitor[] = [];
    for (let seat = 1; seat <= SEATS; seat += 1) {
      people.push(await visitor(browser, { url }));
    }
    const pages = people.map(({ page }) => page);
    await sitDown(pages);
    const asked = new Set<Page>();
    let seed = 5;
    const below = (most: number): number => (seed = (seed * 31 + 7) % 1_009) % most;
    for (let answers = 0; answers < ANSWERS; answers += 1) {
      const page = await askedOf(pages);
      asked.add(page);
      await answerOnce(page, below, byClick);
      await page.locator(ANSWERED).first().waitFor();
    }
    expect(asked.size).toBe(SEATS);
    for (const page of pages.slice(1)) await giveUp(page);
    for (const page of pages) await page.locator('.match[data-status=OVER]').waitFor();
    const ends = await Promise.all(
      pages.map((page) => page.locator('.log li').last().textContent()),
    );
    expect(new Set(ends).size).toBe(1);
    await Promise.all(people.map(({ context }) => context.close()));
    expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
