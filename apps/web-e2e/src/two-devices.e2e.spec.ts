/** Given an account on two devices, then a match that was begun on one goes on at the other. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, PHONE, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { answerOnce, byClick, untilAsked } from './played.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

const FIRST = (): number => 0;
const GUARD_MS = 320;
const PASSWORD = 'a lamp that hums at night';

/** The number of the current line of the log. The list draws the lines near it only. */
const lastLineOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.log li[aria-current=step]').getAttribute('data-index'));

describe.skipIf(CHROMIUM === undefined)('An account on two devices', () => {
  const name = `Ada ${randomUUID().slice(0, 8)}`;
  let url: string;
  let browser: Browser;
  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
  });
  afterAll(() => browser?.close());

  const come = (): Promise<Visitor> => visitor(browser, { url, viewport: PHONE });

  async function answer(page: Page): Promise<void> {
    await untilAsked(page);
    await page.waitForTimeout(GUARD_MS);
    await answerOnce(page, FIRST, byClick);
  }

  /** Signs in; `isNew` makes the account first. */
  async function enter(page: Page, isNew: boolean): Promise<void> {
    await page.goto('/account');
    if (isNew) await page.getByRole('button', { name: 'Make an account' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password').fill(PASSWORD);
    const way = isNew ? 'Make the account' : 'Sign in';
    await page.getByRole('button', { name: way, exact: true }).click();
    await page.getByText('You are signed in as').waitFor();
  }

  it('sees on the second that it is its turn, plays on, and the first one shows it', async () => {
    const [first, second] = [await come(), await come()];
    await enter(first.page, true);
    await first.page.goto('/play');
    await first.page.getByRole('button', { name: 'Play against a bot' }).click();
    await answer(first.page);
    await untilAsked(first.page);
    await enter(second.page, false);
    await second.page.goto('/');
    const waiting = second.page.getByRole('link', { name: /It is your turn/ });
    await waiting.click();
    await untilAsked(second.page);
    expect(new URL(second.page.url()).pathname).toBe(new URL(first.page.url()).pathname);
    const asked = await first.page.locator('.bar-question').textContent();
    expect(await second.page.locator('.bar-question').textContent()).toBe(asked);
    await first.page.getByRole('button', { name: 'Log' }).click();
    const seen = await lastLineOf(first.page);
    await answer(second.page);
    await expect.poll(() => lastLineOf(first.page)).toBeGreaterThan(seen);
    await first.page.getByRole('button', { name: 'Back to the board' }).click();
    await answer(first.page);
    const complaints = [first, second].flatMap((each) => each.complaints);
    await Promise.all([first.context.close(), second.context.close()]);
    expect(complaints).toEqual([]);
  });
});
