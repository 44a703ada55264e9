/**
 * A whole event as it happens in a hall: one who has never read a manual makes it out of a preset and
 * runs it from a laptop, sixteen play with their phones, a judge walks about, and pairings stand on the
 * wall. Swiss rounds, then a bracket of the best.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, startBrowser } from './browser.spec-kit.js';
import { bringAxe, faultsOf, scrollsSideways } from './faults.spec-kit.js';
import {
  inTurns,
  openHall,
  report,
  step,
  typeResults,
  type Hall,
  type Phone,
} from './hall.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

const PLAYERS = 16;
const TABLES = PLAYERS / 2;
const SWISS_ROUNDS = 4;
/** Of a bracket of eight. */
const BRACKET_TABLES = [4, 2, 1];
const STEP_MS = 30_000;

/** By turns the first and the second of a table win. */
const resultsOf = (tables: number): readonly string[] =>
  Array.from({ length: tables }, (_, at) => `${at + 1} ${at % 2 === 0 ? '2-0' : '1-2'}`);

describe.skipIf(CHROMIUM === undefined)('A whole event', { timeout: 240_000 }, () => {
  let browser: Browser;
  let hall: Hall;
  let address = '';

  beforeAll(async () => {
    browser = await startBrowser();
    const { url } = await sharedServed();
    hall = await openHall(browser, url, PLAYERS);
  }, 120_000);
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.log(await hall.inSight(), hall.complaints());
  });
  afterAll(() => browser?.close());

  const next = (name: RegExp) => step(hall.organiser.page, name);
  const tableOn = (page: Page) => page.getByRole('heading', { name: /^You play at table/ });

  it('is made out of a preset by a title and a few presses, and announced', async () => {
    const { page } = hall.organiser;
    await page.goto('/events/new');
    await page.getByRole('textbox', { name: 'Title' }).fill('Saturday Swiss');
    await page.getByRole('radio', { name: /^Swiss, then a bracket/ }).check();
    await page.getByRole('radio', { name: /^At wooden tables/ }).check();
    await page.getByText('Games, time, places').click();
    await page.getByRole('checkbox', { name: /^Check-in/ }).check();
    await page.getByRole('button', { name: 'Make the event' }).click();
    await page.waitForURL(/\/event\/[^/]+\/organise/);
    address = new URL(page.url()).pathname.replace(/\/organise$/, '');
    await next(/^Announce/);
    await next(/^Open registration/);
    await page.getByRole('button', { name: /^Begin check-in/ }).waitFor();
  });

  it('is entered by sixteen phones, which say that they are there, and has a judge', async () => {
    await hall.wall.page.goto(address.replace('/event/', '/wall/'));
    await inTurns(hall.phones.map((phone) => () => enter(phone, address)));
    const { page } = hall.organiser;
    await page.getByRole('link', { name: 'Staff and words' }).click();
    await page.getByLabel('Name of the account').first().fill(hall.judge.name);
    await page.getByRole('button', { name: 'Give the role' }).click();
    await page.getByText(hall.judge.name).first().waitFor();
    await page.getByRole('link', { name: 'Round', exact: true }).click();
    expect(await page.locator('.event-facts').textContent()).toContain('16 players');
    await next(/^Begin check-in/);
    await Promise.all(
      hall.phones.map((phone) => phone.page.getByRole('button', { name: 'I am here' }).click()),
    );
    await Promise.all(
      hall.phones.map((phone) =>
        phone.page.getByText(/^You are here\. The first/).waitFor({ timeout: STEP_MS }),
      ),
    );
  });

  it('seats everybody within seconds of the press that publishes a round', async () => {
    await next(/^Begin phase 1/);
    await next(/^Draw round 1/);
    await next(/^I have looked through it/);
    await next(/^Publish round 1/);
    await Promise.all(hall.phones.map(({ page }) => tableOn(page).waitFor({ timeout: STEP_MS })));
    await next(/^Start round 1/);
    const seated = await Promise.all(hall.phones.map(({ page }) => placeOn(page)));
    expect([...new Set(seated.map(({ table }) => table))].sort()).toEqual(
      Array.from({ length: TABLES }, (_, at) => at + 1),
    );
    const wall = await hall.wall.page.getByRole('region', { name: 'Pairings' }).innerText();
    expect(hall.phones.filter(({ name }) => !wall.includes(name))).toEqual([]);
  });

  it('hears results from phones; where two say differently, a judge comes and enters it', async () => {
    const { page: judging } = hall.judge;
    await judging.goto(`${address}/staff`);
    const [odd, ...others] = await pairsOf(hall.phones);
    if (!odd) throw new Error('nobody is at table 1');
    await inTurns(others.map((pair) => () => agree(pair)));
    await Promise.all([report(odd[0].page, [2, 0]), report(odd[1].page, [2, 1])]);
    await odd[0].page.getByText(/^The reports differ/).waitFor();
    await odd[1].page.getByRole('button', { name: 'Call judge' }).click();
    await judging.getByRole('button', { name: /^I am there/ }).click();
    await odd[1].page.getByText('Somebody is on the way to you.').waitFor();
    await judging.getByRole('button', { name: /^Table 1 / }).click();
    const table = judging.getByRole('group', { name: 'Table 1' });
    await expect.poll(() => table.locator('.floor-reports li').count()).toBe(2);
    await table.getByRole('radio', { name: '2–1' }).check();
    await table.getByRole('button', { name: 'Enter for table 1' }).click();
    const come = hall.wall.page.getByRole('region', { name: 'Results as they come in' });
    const lines = come.locator('p').filter({ hasText: '2–1' });
    await lines.filter({ hasText: odd[0].name }).filter({ hasText: odd[1].name }).waitFor();
    await next(/^Close round 1/);
  });

  it('goes on by slips and keyboard through all Swiss rounds', async () => {
    for (let round = 2; round <= SWISS_ROUNDS; round += 1) await playRound(round, TABLES);
    const [first] = hall.phones;
    if (!first) throw new Error('nobody plays');
    await first.page.goto(`${address}/standings`);
    await first.page
      .getByText(hall.phones[0]?.name ?? '')
      .first()
      .waitFor();
    expect(await scrollsSideways(first.page)).toBe(0);
  });

  it('cuts to the best eight, and ends with one who has won', async () => {
    await next(/^Begin phase 2/);
    for (const [at, tables] of BRACKET_TABLES.entries()) await playRound(at + 1, tables);
    await next(/^Finish the event/);
    const { page } = hall.organiser;
    await page.getByText(/^This event is over/).waitFor();
    await page.goto(`${address}/bracket`);
    await page.locator('.bracket-match[data-status=DONE]').first().waitFor();
    expect(await page.locator('.bracket-match[data-status=DONE]').count()).toBe(TABLES - 1);
    await bringAxe(hall.organiser.context);
    await page.goto(`${address}/standings`);
    await page.getByRole('heading', { name: 'Standings' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(hall.complaints()).toEqual([]);
  });

  async function playRound(round: number, tables: number): Promise<void> {
    const { page } = hall.organiser;
    await next(new RegExp(`^Draw round ${round}`));
    await next(/^I have looked through it/);
    await next(new RegExp(`^Publish round ${round}`));
    await next(new RegExp(`^Start round ${round}`));
    await page.getByRole('textbox', { name: /^Table and result/ }).waitFor();
    await typeResults(page, resultsOf(tables));
    await next(new RegExp(`^Close round ${round}`));
  }
});

async function enter({ page, name }: Phone, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByRole('textbox', { name: 'How you are called in the hall' }).fill(name);
  await page.getByRole('button', { name: 'Keep this name' }).click();
  await page.getByRole('heading', { name: /^Your name.*done/ }).waitFor();
}

async function placeOn(page: Page): Promise<{ readonly table: number; readonly against: string }> {
  const table = Number(await page.locator('#own-table b').textContent());
  return { table, against: (await page.locator('.own-against a').first().textContent()) ?? '' };
}

/** Who sits opposite whom, table by table. */
async function pairsOf(phones: readonly Phone[]): Promise<readonly (readonly [Phone, Phone])[]> {
  const places = await Promise.all(phones.map(({ page }) => placeOn(page)));
  const numbers = [...new Set(places.map(({ table }) => table))].sort((one, other) => one - other);
  return numbers.map((number) => {
    const [one, other] = phones.filter((_, at) => places[at]?.table === number);
    if (!one || !other) throw new Error(`table ${number} is not full`);
    return [one, other] as const;
  });
}

async function agree([one, other]: readonly [Phone, Phone]): Promise<void> {
  await report(one.page, [2, 1]);
  await report(other.page, [1, 2]);
  await one.page.locator('.own-result').waitFor({ timeout: 2 * STEP_MS });
}
