/**
 * A draw does not suit whoever runs the event: two who sit side by side at home meet, or two asked for
 * each other. They are exchanged by keyboard and by mouse before anybody sees the round, the review
 * says what the new draw breaks, and then it is published as it stands.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  endRound,
  publishRound,
  read,
  signIn,
  startedEvent,
  tablesOf,
  type ApiEvent,
  type Person,
} from './api-event.spec-kit.js';
import { CHROMIUM, PHONE, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { bringAxe, faultsOf, scrollsSideways } from './faults.spec-kit.js';
import { step } from './hall.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

const FIRST = { phase: 1, round: 1 };
const SECOND = { phase: 1, round: 2 };

type Pairs = readonly (readonly number[])[];

/** With these two in each other's places. */
const exchanged = (pairs: Pairs, [one, other]: readonly [number, number]): Pairs =>
  pairs.map((pair) => pair.map((each) => (each === one ? other : each === other ? one : each)));

describe.skipIf(CHROMIUM === undefined)('A draw that is repaired', { timeout: 120_000 }, () => {
  let browser: Browser;
  let event: ApiEvent;
  let organiser: Visitor;
  let phone: Visitor;
  /** Who met in the first round, and who is to meet in the second. */
  let before: Pairs;
  let wanted: Pairs;

  beforeAll(async () => {
    const [{ url }, started] = await Promise.all([sharedServed(), startBrowser()]);
    browser = started;
    event = await startedEvent(url, { entrants: 8, accounts: 1 });
    await publishRound(event, FIRST);
    before = await pairsOf(FIRST);
    await endRound(event, FIRST);
    organiser = await opened(event.owner, '/organise');
    phone = await opened(player(), '', PHONE);
  }, 120_000);
  afterAll(() => browser?.close());

  const player = (): Person => event.players[0] as Person;

  async function opened(who: Person, path: string, viewport?: typeof PHONE): Promise<Visitor> {
    const seen = await visitor(browser, withoutUndefined({ url: event.url, viewport }));
    await bringAxe(seen.context);
    await signIn(seen.context, event.url, who);
    await seen.page.goto(`/event/${event.tournament}${path}`);
    return seen;
  }

  const pairsOf = async (at: typeof FIRST): Promise<Pairs> =>
    (await tablesOf(event, at)).map(({ seats }) => seats.map(({ entrant }) => entrant));

  const pairsOn = (page: Page): Promise<Pairs> =>
    page
      .locator('.repair li')
      .evaluateAll((items) =>
        items.map((item) =>
          [...item.querySelectorAll('[data-entrant]')].map((seat) =>
            Number(seat.getAttribute('data-entrant')),
          ),
        ),
      );

  const seatOf = (page: Page, entrant: number) => page.locator(`[data-entrant="${entrant}"]`);
  const strains = (page: Page) => page.locator('.strains li', { hasText: 'have met before' });

  const isTable = (pairs: Pairs, pair: readonly number[]): boolean =>
    pairs.some((each) => each.every((entrant) => pair.includes(entrant)));
  const metAgain = (): readonly string[] =>
    wanted.flatMap((pair, at) => (isTable(before, pair) ? [`Table ${at + 1} `] : []));

  /** Two of the first round are to meet again: whose seat one of them needs, and who that is. */
  function toMeetAgain(): readonly [number, number] {
    const [one = 0, other = 0] = before.find((pair) => !isTable(wanted, pair)) ?? [];
    const table = wanted.find((pair) => pair.includes(one));
    return [table?.find((each) => each !== one) ?? 0, other];
  }

  /** The review says so of their tables, and of no others. */
  async function metAgainAre(page: Page, atLeast: number): Promise<void> {
    const tables = metAgain();
    expect(tables.length).toBeGreaterThanOrEqual(atLeast);
    const said = async () =>
      (await strains(page).allTextContents()).map((text) => /^Table \d+ /.exec(text)?.[0]);
    await expect.poll(said).toEqual(tables);
  }

  /** Sends what is planned, by keys alone where the focus is. */
  async function sendPlan(page: Page, why: string): Promise<void> {
    await page.getByRole('button', { name: 'Change the tables' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(why);
    await page.keyboard.press('Enter');
    await page.getByText(/planned/).waitFor({ state: 'hidden' });
    await expect.poll(() => pairsOf(SECOND)).toEqual(wanted);
    await expect.poll(() => pairsOn(page)).toEqual(wanted);
  }

  /** What somebody who plays may read of the second round and of its events. */
  async function toldToPlayers(): Promise<string> {
    const pages = await Promise.all([
      read(event, player(), 'tournamentTables(phase: 1, round: 2) { number seats { entrant } }'),
      read(event, player(), 'tournamentEvents(first: 500) { events { type action facts } }'),
    ]);
    return JSON.stringify(pages);
  }

  it('is drawn, and reviewed with nothing that it breaks', async () => {
    const { page } = organiser;
    await step(page, /^Draw round 2/);
    await page.getByRole('heading', { name: 'Drawn: round 2' }).waitFor();
    await step(page, /^I have looked through it/);
    await page.getByRole('button', { name: /^Publish round 2/ }).waitFor();
    wanted = await pairsOf(SECOND);
    expect(await strains(page).count()).toBe(0);
  });

  it('has two exchanged by keys alone, and then says that others have met', async () => {
    const { page } = organiser;
    const [opponent, other] = toMeetAgain();
    await page.getByRole('button', { name: 'Exchange seats' }).focus();
    await page.keyboard.press('Enter');
    await chooseByKeys(page, opponent);
    await chooseByKeys(page, other);
    wanted = exchanged(wanted, [opponent, other]);
    expect(await pairsOn(page)).toEqual(wanted);
    await sendPlan(page, 'They asked for each other.');
    await metAgainAre(page, 1);
    await page.getByRole('button', { name: /^I have looked through it/ }).waitFor();
  });

  async function chooseByKeys(page: Page, entrant: number): Promise<void> {
    await page.locator('.repair .seat').first().focus();
    const focused = async () =>
      Number(await page.locator('.repair .seat:focus').getAttribute('data-entrant'));
    while ((await focused()) !== entrant) {
      const last = await focused();
      await page.keyboard.press('ArrowDown');
      if ((await focused()) === last) throw new Error(`no arrow leads to no. ${entrant}`);
    }
    await page.keyboard.press('Enter');
  }

  it('has two exchanged by the mouse, from one table to another', async () => {
    const { page } = organiser;
    const [dragged, on] = toMeetAgain();
    await drag(page, dragged, on);
    wanted = exchanged(wanted, [dragged, on]);
    expect(await pairsOn(page)).toEqual(wanted);
    await sendPlan(page, 'They drove here together.');
    await metAgainAre(page, 2);
  });

  async function drag(page: Page, from: number, to: number): Promise<void> {
    const [start, end] = await Promise.all(
      [from, to].map((entrant) => seatOf(page, entrant).boundingBox()),
    );
    if (!start || !end) throw new Error('a seat is nowhere to be seen');
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
    await page.mouse.up();
  }

  it('is looked at without a fault, and is nowhere before its time', async () => {
    const { page } = organiser;
    expect(await faultsOf(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBeLessThanOrEqual(0);
    const told = await toldToPlayers();
    expect(told).toContain('{"kind":"draw-repaired","phase":1,"round":2}');
    expect(told).not.toMatch(/"repairs"|"removed"|"added"|"swap"|"round":2,"(seed|tables)"/);
    expect(told).toMatch(/^\[\[\],/);
    expect(await phone.page.getByRole('heading', { name: /^You play at table/ }).count()).toBe(0);
  });

  it('is published as it was repaired, to everybody', async () => {
    const { page } = organiser;
    await step(page, /^I have looked through it/);
    await step(page, /^Publish round 2/);
    await phone.page.getByRole('heading', { name: /^You play at table/ }).waitFor();
    type Tables = readonly { readonly seats: readonly { readonly entrant: number }[] }[];
    const shown = await read<Tables>(
      event,
      player(),
      'tournamentTables(phase: 1, round: 2) { seats { entrant } }',
    );
    expect(shown.map(({ seats }) => seats.map(({ entrant }) => entrant))).toEqual(wanted);
    const own = wanted.findIndex((pair) => pair.includes(1));
    const opponent = wanted[own]?.find((each) => each !== 1) ?? 0;
    expect(await phone.page.locator('#own-table b').textContent()).toBe(String(own + 1));
    const href = await phone.page.locator('.own-against a').first().getAttribute('href');
    expect(href).toMatch(new RegExp(`/${opponent}$`));
    expect(await toldToPlayers()).toContain('"repaired":{');
    expect([...organiser.complaints, ...phone.complaints]).toEqual([]);
  });
});
