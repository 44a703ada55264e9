/** A judge on their feet, with the smallest phone: goes where somebody calls, and settles what is open. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  publishRound,
  read,
  signIn,
  startedEvent,
  tablesOf,
  told,
  type ApiEvent,
  type Person,
} from './api-event.spec-kit.js';
import { CHROMIUM, PHONE, startBrowser, visitor } from './browser.spec-kit.js';
import { bringAxe, faultsOf, scrollsSideways } from './faults.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

const ROUND = { phase: 1, round: 1 };

describe.skipIf(CHROMIUM === undefined)('The staff of an event', () => {
  let browser: Browser;
  let event: ApiEvent;
  /** Where the one who calls sits. */
  let table: number;

  beforeAll(async () => {
    const [{ url }, started] = await Promise.all([sharedServed(), startBrowser()]);
    browser = started;
    event = await startedEvent(url, {
      entrants: 6,
      accounts: 1,
      staff: { Judith: 'JUDGE' },
      withLists: true,
    });
    await publishRound(event, ROUND);
    const tables = await tablesOf(event, ROUND);
    table = tables.find(({ seats }) => seats.some(({ entrant }) => entrant === 1))?.number ?? 0;
    await told(event, caller(), 'callStaff');
  });

  afterAll(() => browser?.close());

  const caller = (): Person => event.players[0] as Person;

  async function opened(who: Person, query = '') {
    const seen = await visitor(browser, { url: event.url, viewport: PHONE });
    await bringAxe(seen.context);
    await signIn(seen.context, event.url, who);
    await seen.page.goto(`/event/${event.tournament}/staff${query}`);
    return seen;
  }

  const judge = (): Person => event.staff['Judith'] as Person;

  it('comes to who calls, gives time and a result, and warns, all on a phone', async () => {
    const { page, context, complaints } = await opened(judge());
    const calls = page.getByRole('region', { name: 'Calls' });
    await calls.getByText(caller().name, { exact: true }).waitFor();
    await calls.getByRole('link', { name: `Table ${table}` }).click();
    await calls.getByRole('button', { name: 'I am there' }).click();
    await calls.getByText('nobody calls').waitFor();

    const tile = page.getByRole('button', { name: new RegExp(`^Table ${table} `) });
    const open = page.getByRole('group', { name: `Table ${table}` });
    await open.getByRole('button', { name: '+3 min' }).click();
    await expect.poll(() => tile.textContent()).toContain('3 minutes more');

    await open.getByText('Enter the result').click();
    await open.getByRole('radio', { name: '2–1' }).check();
    await open.getByRole('button', { name: 'Enter for table' }).click();
    await expect.poll(() => tile.textContent()).toContain('2–1');

    await warn(page, caller().name);
    type Own = { readonly penalties: readonly { readonly infraction: string }[] };
    const own = await read<Own>(event, caller(), 'ownEntry { penalties { infraction penalty } }');
    expect(own.penalties).toEqual([{ infraction: 'slow-play', penalty: 'warning' }]);
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('sees views that have no fault, and do not scroll sideways', async () => {
    const { page, context } = await opened(judge(), `?table=${table}`);
    const faults: string[] = [];
    for (const [view, there] of [
      ['Tables', '.floor-open'],
      ['Penalties', '.found-entrants a'],
      ['Deck checks', '.checks-chosen'],
    ] as const) {
      await page.getByRole('link', { name: view, exact: true }).click();
      if (view === 'Deck checks') await page.getByRole('button', { name: 'Draw by lot' }).click();
      await page.locator(there).first().waitFor();
      const found = [...(await faultsOf(page)), `${await scrollsSideways(page)} px too wide`];
      faults.push(...found.map((fault) => `${view}: ${fault}`));
    }
    expect(faults).toEqual([
      'Tables: 0 px too wide',
      'Penalties: 0 px too wide',
      'Deck checks: 0 px too wide',
    ]);
    await context.close();
  });

  it('is nobody who plays: they see what players see', async () => {
    const { page, context } = await opened(caller());
    await page.getByText('You play in this event').waitFor();
    expect(await page.locator('.floor, .calls').count()).toBe(0);
    await context.close();
  });
});

async function warn(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Penalties' }).click();
  await page.getByRole('searchbox', { name: 'For whom?' }).fill(name.slice(0, 6));
  await page.getByRole('link', { name }).click();
  const form = page.getByRole('form', { name: 'New penalty' });
  await form.getByRole('combobox', { name: 'Infraction' }).selectOption({ label: 'slow play' });
  await form.getByRole('radio', { name: 'warning' }).check();
  await form.getByRole('textbox', { name: 'Reason' }).fill('Three minutes for one decision.');
  await form.getByRole('button', { name: 'Give the penalty' }).click();
  await page.getByRole('cell', { name: 'slow play' }).first().waitFor();
}
