/**
 * Phones come over plain http to an address in the network. No browser takes that for a secure
 * context: there is no clipboard, no `crypto.subtle`, no `randomUUID`. Everything works all the same.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, SHORT_LIVED, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { ANSWERED, answerOnce, byClick, GUARD_MS, untilAsked } from './played.spec-kit.js';
import { PLAIN_HOST, sharedServed } from './served.spec-kit.js';

const MOVES = 3;

describe.skipIf(CHROMIUM === undefined)('At an address that is no secure context', () => {
  let browser: Browser;
  let url: string;
  let who: Visitor;

  beforeAll(async () => {
    const served = await sharedServed();
    url = served.url.replace('127.0.0.1', PLAIN_HOST);
    browser = await startBrowser([
      SHORT_LIVED,
      `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
    ]);
    who = await visitor(browser, { url });
  });
  afterAll(() => browser?.close());

  it('a stranger sits down as a guest and plays three moves', async () => {
    const { page } = who;
    await page.goto('/play');
    expect(await page.evaluate(() => isSecureContext), 'nothing would be shown here').toBe(false);
    await page.getByRole('button', { name: 'Play against a bot' }).click();
    for (let move = 0; move < MOVES; move += 1) {
      expect(await untilAsked(page)).toBe('asked');
      await page.waitForTimeout(GUARD_MS);
      await answerOnce(page, () => 0, byClick);
      await page.locator(ANSWERED).first().waitFor();
    }
    await untilAsked(page);
    // Five events are of the lobby; each move is one, and the bot's are others.
    const last = Number(
      await page.locator('.log li[data-index]').last().getAttribute('data-index'),
    );
    expect(last).toBeGreaterThanOrEqual(4 + MOVES);
  });

  it('a record is verified in the page', async () => {
    const { page } = who;
    await page.locator('summary', { hasText: 'Your seat' }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'Give up the game' }).click();
    await page.locator('.match[data-status=OVER]').waitFor();
    await page.getByRole('tab', { name: 'Record' }).click();
    await page.getByRole('link', { name: 'Verify this record here' }).click();
    await page.locator('[data-verdict=EXACT]').waitFor();
  });

  it('an invitation is copied without a clipboard, or is left selected to be copied', async () => {
    const { page } = who;
    await page.goto('/play');
    await page.getByText('A friend', { exact: true }).click();
    await page.getByRole('button', { name: 'Make an invitation' }).click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText(/^Copied$|The link is selected/).waitFor();
    const link = await page.getByRole('textbox', { name: 'Link to this match' }).inputValue();
    expect(link).toMatch(new RegExp(`^${url}/match/m-.+#invitation=.+`));
    const friend = await visitor(browser, { url });
    await friend.page.goto(link);
    await friend.page.getByRole('button', { name: /^Sit down/ }).waitFor();
    await friend.context.close();
  });

  it('a deck is kept in the browser and found again', async () => {
    const { page } = who;
    await page.goto('/decks/fuzzycards');
    await page.getByLabel('Begin with').selectOption({ index: 1 });
    await page.getByLabel('Name of the deck').fill('Of the phone');
    await page.getByRole('button', { name: 'Keep here' }).click();
    await page.getByText('Kept in this browser.').waitFor();
    await page.goto('/decks/fuzzycards');
    await page.getByRole('button', { name: 'Delete Of the phone' }).waitFor();
  });

  it('an account is made, whose session is listed', async () => {
    const { page } = who;
    await page.goto('/account');
    await page.getByRole('button', { name: 'Make an account' }).click();
    await page.getByLabel('Name').fill(`Phone ${Date.now().toString(36)}`);
    await page.getByLabel('Password').fill('a horse, a battery and a staple');
    await page.getByRole('button', { name: 'Make the account' }).click();
    await page.locator('.session', { hasText: 'this device' }).waitFor();
  });

  it('the browser has complained of nothing', () => {
    expect(who.complaints).toEqual([]);
  });
});

declare const isSecureContext: boolean;
