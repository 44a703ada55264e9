/**
 * Whoever looks after an installation sees on one page how it is and was, ends what stands still,
 * gives roles and closes sessions; nobody else sees any of it.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, PHONE, startBrowser, visitor } from './browser.spec-kit.js';
import { bringAxe, faultsOf, namelessScrollers, scrollsSideways } from './faults.spec-kit.js';
import { PASSWORD, serveOperated, type Operated } from './operated.spec-kit.js';
import { pictureOf } from './pictures.spec-kit.js';

type How = Partial<Parameters<typeof visitor>[1]>;

describe.skipIf(CHROMIUM === undefined)('The page of the operator', () => {
  let served: Operated;
  let browser: Browser;
  let olga: Page;
  let complaints: readonly string[];

  beforeAll(async () => {
    [served, browser] = await Promise.all([serveOperated(), startBrowser()]);
    const who = await visitor(browser, { url: served.url });
    await bringAxe(who.context);
    ({ page: olga, complaints } = who);
  });
  afterAll(async () => {
    await browser?.close();
    await served?.stop();
  });

  const part = (name: string) => olga.getByRole('region', { name, exact: true });

  it('tells a stranger what it is for, and how one becomes an operator', async () => {
    const { page, context } = await visitor(browser, { url: served.url });
    await page.goto('/operator');
    expect(await page.getByRole('alert').textContent()).toContain('whoever looks after');
    await page.getByText('role grant NAME operator').waitFor();
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(0);
    await page.getByRole('link', { name: 'Sign in as an operator' }).click();
    await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
    await page.getByText('Menu').click();
    expect(await page.getByRole('link', { name: 'Operator' }).count()).toBe(0);
    await context.close();
  });

  it('is found by an operator in the menu, and says how the process is', async () => {
    await olga.goto('/account');
    await olga.getByLabel('Name').fill('Olga');
    await olga.getByLabel('Password').fill(PASSWORD);
    await olga.getByRole('button', { name: 'Sign in', exact: true }).click();
    await olga.locator('.session', { hasText: 'this device' }).waitFor();
    await olga.getByText('Menu').click();
    await olga.getByRole('link', { name: 'Operator' }).click();
    await olga.getByText('Menu').click();
    const health = part('Health');
    await health.getByText('All services are in this process.').waitFor();
    for (const row of [/The database answers.*fine/, /Lateness of timers/, /Lists and archive/]) {
      await health.getByRole('row', { name: row }).first().waitFor();
    }
    await health
      .getByRole('status')
      .filter({ hasText: /All is well|looked at/ })
      .waitFor();
  });

  it('draws what was, and says the same in a table', async () => {
    const charts = part('Over time');
    await charts.locator('.canvas canvas').nth(3).waitFor();
    const table = charts.getByRole('table', { name: /^Throughput, in \/s/ });
    expect(await table.getByRole('row').count()).toBeGreaterThan(1);
    const button = charts.getByRole('button', { name: 'Show the table: Throughput' });
    await button.focus();
    await olga.keyboard.press('Enter');
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect((await table.boundingBox())?.width).toBeGreaterThan(100);
    await olga.screenshot({ path: pictureOf('/operator', 'desktop'), fullPage: true });
  });

  it('has no fault that axe finds, in light and dark, and does not scroll sideways', async () => {
    const faults: string[] = [];
    const looked = async (how: string): Promise<void> => {
      faults.push(...(await faultsOf(olga)), ...(await namelessScrollers(olga)));
      if ((await scrollsSideways(olga)) > 0) faults.push(`${how}: scrolls sideways`);
      await olga.screenshot({ path: pictureOf('/operator', how), fullPage: true });
    };
    await looked('light');
    await olga.emulateMedia({ colorScheme: 'dark' });
    await olga.locator('html[data-theme=dark]').waitFor();
    await looked('dark');
    await olga.setViewportSize(PHONE);
    await looked('phone');
    await olga.setViewportSize(DESKTOP);
    await olga.emulateMedia({ colorScheme: 'light' });
    expect(faults).toEqual([]);
  });

  it('names a match that stands still, says what to do, and ends it', async () => {
    const still = part('Standing still').getByRole('listitem').filter({ hasText: served.stopped });
    await still.getByText('It stands still at event').waitFor();
    await still.getByText('npx scoresheet doctor').waitFor();
    await still.getByLabel('Reason').fill('The record is damaged. Please play again.');
    await still.getByRole('button', { name: 'End the match' }).click();
    const sure = still.getByRole('group', { name: /cannot be undone/ });
    await sure.getByRole('button', { name: 'No, leave it' }).press('Enter');
    await still.getByRole('button', { name: 'End the match' }).click();
    await sure.getByRole('button', { name: 'End the match' }).click();
    await part('Standing still').getByText('No match and no tournament stands still.').waitFor();
  });

  it('finds an account by its name, gives it a role, and closes its session', async () => {
    const people = part('Roles and sessions');
    await people.getByLabel('Name of the account').fill('Pat');
    await people.getByRole('button', { name: 'Find' }).click();
    await people.getByRole('button', { name: 'Give: Judge' }).click();
    const judge = people.getByRole('listitem').filter({ hasText: 'in matches of others' });
    await judge.getByText('Given by Olga').waitFor();
    await people.getByRole('button', { name: 'Close the session on phone' }).click();
    await people.getByText('Signed in nowhere.').waitFor();
    await olga.screenshot({ path: pictureOf('/operator', 'person'), fullPage: true });
    await judge.getByRole('button', { name: 'Take: Judge' }).click();
    await judge.getByRole('button', { name: 'Take: Judge' }).click();
    await people.getByText('1 role of earlier').waitFor();
  });

  it('keeps a network out, and lets it in again', async () => {
    const blocks = part('Kept out');
    await blocks.getByLabel('Network or person').fill('192.0.2.0/24');
    await blocks.getByLabel('Reason, which is read there').fill('A flood of requests.');
    await blocks.getByRole('button', { name: 'Keep out' }).click();
    await blocks.getByRole('button', { name: 'Lift the block of 192.0.2.0/24' }).click();
    await blocks.getByText('Nobody is kept out.').waitFor();
  });

  it('speaks German on a phone, and the browser has complained of nothing', async () => {
    const how: How = { viewport: PHONE, locale: 'de-DE' };
    const { page, context } = await visitor(browser, { url: served.url, ...how });
    await context.addCookies(await olga.context().cookies());
    await page.goto('/operator');
    await page.getByRole('heading', { name: 'Zustand' }).waitFor();
    await page.getByText('Die Datenbank antwortet').waitFor();
    await page.locator('.canvas canvas').nth(3).waitFor();
    expect(await scrollsSideways(page)).toBe(0);
    await page.screenshot({ path: pictureOf('/operator', 'german'), fullPage: true });
    await context.close();
    expect(complaints).toEqual([]);
  });
});
