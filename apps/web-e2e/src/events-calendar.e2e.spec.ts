/**
 * The calendar of events in a real browser: an organiser makes an event from a preset in less than a
 * minute and finds it by typing; what has a date stands under its day; everybody finds what is played, and
 * what a player has played.
 */
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  enterResults,
  openEvent,
  person,
  publishRound,
  signIn,
  told,
  type ApiEvent,
} from './api-event.spec-kit.js';
import type { Person } from './api-event.spec-kit.js';
import { CHROMIUM, PHONE, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { bringAxe, faultsOf, scrollsSideways } from './faults.spec-kit.js';
import { pictureOf } from './pictures.spec-kit.js';
import { countPresses, pressedSoFar, secondsOf } from './pressed.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

/** In summer clocks of Berlin and New York are six hours apart. */
const NEXT_YEAR = new Date().getFullYear() + 1;
const MINUTE_S = 60;
/** The way to the form, a game, a format, and the button that makes the event. */
const MOST_PRESSES = 5;

describe.skipIf(CHROMIUM === undefined)('The calendar of events', () => {
  let url: string;
  let browser: Browser;
  let played: ApiEvent;
  let olga: Person;
  /** A word that stands in no other title. */
  let word: string;

  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
    olga = await person(url, 'Olga');
    word = `lantern${olga.name.split(' ').at(-1)}`;
    played = await openEvent(url, { title: `Harbour ${word}`, entrants: 4, accounts: 2 });
    await told(played, played.owner, 'beginPhase', 'phase: 1');
    await publishRound(played, { phase: 1, round: 1 });
  });
  afterAll(() => browser?.close());

  const come = (how: Partial<Parameters<typeof visitor>[1]> = {}): Promise<Visitor> =>
    visitor(browser, { url, ...how });

  it('has an event from a preset within a minute, and finds it by typing', async () => {
    const { page, context, complaints } = await come();
    await signIn(context, url, olga);
    await countPresses(page);
    await page.goto('/events');
    await page.getByRole('link', { name: 'New event' }).click();
    // The calendar has a field of the same name, and stays until the form is there.
    await page.getByRole('heading', { name: 'New event' }).waitFor();
    await page.getByLabel('Title').pressSequentially(`Winter ${word}`);
    await page.getByText('Buddies', { exact: true }).click();
    await page.getByText('Swiss, 4 rounds').click();
    await page.getByRole('button', { name: 'Make the event' }).click();
    await page.waitForURL(/\/event\/t-\w+\/organise$/);
    const pressed = await pressedSoFar(page);
    expect(pressed.presses).toBeLessThanOrEqual(MOST_PRESSES);
    expect(secondsOf(pressed)).toBeLessThan(MINUTE_S);
    await page.getByRole('heading', { name: `Winter ${word}` }).waitFor();

    await page.goto('/events');
    await page.getByRole('searchbox', { name: 'Title' }).pressSequentially(`wint ${word}`);
    const found = page.getByRole('link', { name: new RegExp(`Winter ${word}`) });
    await found.waitFor();
    await page.waitForURL(new RegExp(`q=wint\\+${word}`));
    expect(await found.innerText()).toMatch(/0 of 64 places taken · yours/);
    await expect.poll(() => page.getByText('No event fits what you look for.').count()).toBe(3);
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('has an event under its day, by the clock of whoever looks, and gives it to their calendar', async () => {
    const { page, context, complaints } = await come({ timezoneId: 'Europe/Berlin' });
    await signIn(context, url, olga);
    await page.goto('/events/new');
    await page.getByLabel('Title').fill(`Summer sea${word}`);
    const field = page.getByLabel('Begins');
    await field.fill(`${NEXT_YEAR}-07-04T10:00`);
    await page.getByText('By the clock of this device (Europe/Berlin)').waitFor();
    await page.getByRole('button', { name: 'Make the event' }).press('Enter');
    await page.waitForURL(/\/organise$/);
    await page.getByText(new RegExp(`Begins .*July 4, ${NEXT_YEAR}.* 10:00 AM GMT\\+2`)).waitFor();
    await page.getByLabel('Begins').fill(`${NEXT_YEAR}-07-05T11:30`);
    await page.getByRole('button', { name: 'Keep the date' }).press('Enter');
    await page.getByText(new RegExp(`Begins .*July 5, ${NEXT_YEAR}.* 11:30 AM`)).waitFor();
    await page.getByRole('button', { name: 'Announce' }).click();
    await page.locator('.event-stage', { hasText: 'Announced' }).waitFor();
    const address = page.url().replace(/\/organise$/, '');
    await context.close();

    const elsewhere = await come({ timezoneId: 'America/New_York' });
    const coming = elsewhere.page.getByRole('region', { name: 'Coming' });
    await elsewhere.page.goto(`/events?q=sea${word}`);
    await coming.getByRole('heading', { name: `July 5, ${NEXT_YEAR}` }).waitFor();
    expect(await coming.getByRole('link').innerText()).toMatch(/5:30 AM EDT/);
    await elsewhere.page.getByLabel('From').fill(`${NEXT_YEAR}-07-05`);
    await elsewhere.page.waitForURL(new RegExp(`from=${NEXT_YEAR}-07-05`));
    await coming.getByRole('link').waitFor();
    await elsewhere.page.getByLabel('From').fill(`${NEXT_YEAR}-07-06`);
    await coming.getByText('No event fits what you look for.').waitFor();

    await elsewhere.page.goto(address);
    await elsewhere.page.getByText('Put it into my calendar').click();
    const [file] = await Promise.all([
      elsewhere.page.waitForEvent('download'),
      elsewhere.page.getByRole('button', { name: 'Save the date' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(`DTSTART:${NEXT_YEAR}0705T093000Z`);
    expect(text).toContain(`UID:${address.split('/').at(-1)}@scoresheet`);
    await elsewhere.page.goto(address.replace('/event/', '/wall/'));
    await elsewhere.page.getByText(/Begins .*5:30 AM/).waitFor();
    await elsewhere.context.close();
    expect([...complaints, ...elsewhere.complaints]).toEqual([]);
  });

  it('keeps a draft from everybody else, and shows them what is played', async () => {
    const { page, context, complaints } = await come();
    await page.goto(`/events?q=${word}`);
    const rows = page.locator('.event-list .row');
    await rows.first().waitFor();
    expect(await rows.allInnerTexts()).toEqual([expect.stringContaining(`Harbour ${word}`)]);
    expect(await rows.first().innerText()).toMatch(
      /4 of 8 places taken[^]*Being played[^]*round 1/,
    );
    await page.getByLabel('Game').selectOption('buddies');
    await page.locator('.event-list .row').waitFor({ state: 'detached' });
    await page.getByText('Whoever has an account can organise an event.').waitFor();
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('lets a stranger make an account in the form without losing what was typed', async () => {
    const { page, context } = await come();
    await page.goto('/events/new');
    await page.getByLabel('Title').fill(`Spring ${word}`);
    expect(await page.getByRole('button', { name: 'Make the event' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Make an account' }).click();
    await page.getByLabel('Name').fill(`Organiser ${word}`);
    await page.getByLabel('Password').fill('seven green lanterns');
    await page.getByRole('button', { name: 'Make the account' }).click();
    await page.getByText('Sign in above first').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Make the event' }).click();
    await page.waitForURL(/\/organise$/);
    await page.getByRole('heading', { name: `Spring ${word}` }).waitFor();
    await context.close();
  });

  it('is on the front while something is played', async () => {
    const { page, context } = await come();
    await page.goto('/');
    const front = page.getByRole('region', { name: 'Events that run now' });
    await front.getByRole('link', { name: new RegExp(`Harbour ${word}`) }).click();
    await page.waitForURL(`${url}/event/${played.tournament}`);
    await context.close();
  });

  it('has a page of each player, by the name that they chose', async () => {
    const [ada] = played.players;
    await enterResults(played, { phase: 1, round: 1 }, ({ seats }) => {
      const isFirst = seats[0]?.entrant === 1;
      return `is: GAMES, wins: ${isFirst ? '[2, 0]' : '[0, 2]'}, draws: 0`;
    });
    await told(played, played.owner, 'closeRound', 'phase: 1, round: 1');
    const { page, context } = await come();
    await page.goto(`/player/${ada?.actor}`);
    await page.getByRole('heading', { name: ada?.name ?? '' }).waitFor();
    const events = page.getByRole('region', { name: 'Events' });
    const row = events.getByRole('link', { name: new RegExp(`Harbour ${word}`) });
    await expect.poll(() => row.innerText()).toMatch(/place \d of 4, 1 won, 0 lost, 0 drawn/);
    await page.getByText('No match of this player can be seen.').waitFor();
    await context.close();
  });

  it.each([
    ['light', 'en-GB', 'Events', 'New event'],
    ['dark', 'de-DE', 'Turniere', 'Neues Turnier'],
  ] as const)('has no fault on a phone in %s, %s', async (theme, locale, title, making) => {
    const { page, context, complaints } = await come({ theme, locale, viewport: PHONE });
    await bringAxe(context);
    const faults: string[] = [];
    const pages = [
      ['/events', title],
      ['/events/new', making],
      [`/player/${played.players[0]?.actor}`, played.players[0]?.name ?? ''],
    ] as const;
    for (const [path, heading] of pages) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      // Parts of a page come after it.
      await page.waitForLoadState('networkidle');
      await unfoldAll(page);
      faults.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
      if ((await scrollsSideways(page)) > 0) faults.push(`${path} scrolls sideways`);
      faults.push(...((await page.locator('body').innerText()).match(UNTRANSLATED) ?? []));
      await page.screenshot({
        path: pictureOf(path.replace(/a-.*/, 'of'), `${theme}-320`),
        fullPage: true,
      });
    }
    await context.close();
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

/** A name of words instead of the words. */
const UNTRANSLATED = /\b(?:events?|player|front)\.[a-z][\w.]*/g;

const unfoldAll = async (page: Visitor['page']): Promise<void> => {
  for (const summary of await page.locator('main details:not([open]) > summary').all()) {
    await summary.click();
  }
};
