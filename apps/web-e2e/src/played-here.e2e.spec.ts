/**
 * A tournament that is played on the platform, as its people do it: nobody reloads a page or types an
 * address after the first one. Eight phones, an organiser, a judge and a wall; Swiss rounds and a
 * bracket. The first round is played by clicks, the others by bots in the name of the phones.
 */
import { ask } from '@scoresheet/services-bots';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, startBrowser } from './browser.spec-kit.js';
import { playByBots, playByClicks } from './clicked-match.spec-kit.js';
import { inTurns, openHall, step, type Hall, type Phone } from './hall.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

const PLAYERS = 8;
const TABLES = PLAYERS / 2;
/** The longest wait for the button after the round starts. */
const BUTTON_MS = 10_000;
const MATCH_MS = 120_000;

type PhoneInHall = Phone & Hall['organiser'];

describe.skipIf(CHROMIUM === undefined)('A tournament played here', { timeout: 240_000 }, () => {
  let browser: Browser;
  let hall: Hall;
  let url = '';
  let tournament = '';
  let phones: readonly PhoneInHall[] = [];
  const loads = new Map<Page, number>();

  beforeAll(async () => {
    browser = await startBrowser();
    ({ url } = await sharedServed());
    hall = await openHall(browser, url, PLAYERS);
    phones = hall.phones as readonly PhoneInHall[];
    for (const { page } of [hall.organiser, hall.judge, hall.wall, ...phones]) {
      page.on('domcontentloaded', () => loads.set(page, (loads.get(page) ?? 0) + 1));
    }
  }, 120_000);
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.log(await hall.inSight(), hall.complaints());
  });
  afterAll(() => browser?.close());

  const next = (name: RegExp) => step(hall.organiser.page, name);
  const button = ({ page }: PhoneInHall) => page.getByRole('link', { name: 'Go to the table' });

  it('is created with "played here", which is the default, and opened', async () => {
    const { page } = hall.organiser;
    await page.goto('/events/new');
    await page.getByRole('textbox', { name: 'Title' }).fill('Friday night');
    await page.getByRole('radio', { name: /^Swiss, then a bracket/ }).check();
    await page.getByText('Games, time, places').click();
    await page.getByRole('radio', { name: 'One game' }).check();
    await page.getByRole('button', { name: 'Make the event' }).click();
    await page.waitForURL(/\/event\/[^/]+\/organise/);
    tournament = /event\/([^/]+)/.exec(page.url())?.[1] ?? '';
    await next(/^Announce/);
    await next(/^Open registration/);
    await page.getByRole('link', { name: 'Staff and words' }).click();
    await page.getByLabel('Name of the account').first().fill(hall.judge.name);
    await page.getByRole('button', { name: 'Give the role' }).click();
    await page.getByText(hall.judge.name).first().waitFor();
    await page.getByRole('link', { name: 'Round', exact: true }).click();
  });

  it('is entered by eight phones, each with a deck, under the eyes of a judge and a wall', async () => {
    await hall.wall.page.goto(`/wall/${tournament}`);
    await hall.judge.page.goto(`/event/${tournament}/staff`);
    await inTurns(phones.map((phone) => () => enter(phone, tournament)));
  });

  it('gives every open phone its button when the round starts', async () => {
    await next(/^Begin phase 1/);
    await startRound(1);
    await Promise.all(phones.map((phone) => button(phone).waitFor({ timeout: BUTTON_MS })));
    const { page: judging } = hall.judge;
    await expect.poll(() => judging.getByText('getting ready').count()).toBe(TABLES);
    await expect
      .poll(() => hall.wall.page.getByText('getting ready').count(), { timeout: BUTTON_MS })
      .toBe(PLAYERS);
  });

  it('is played at all tables to the end by clicks, and shows each player the result', async () => {
    const answers = await Promise.all(phones.map((phone) => playFirstMatch(phone)));
    expect(Math.min(...answers)).toBeGreaterThan(3);
    for (const { page } of phones) {
      await page.goBack();
      await page.locator('.own-result').waitFor();
    }
    await expect.poll(() => hall.judge.page.getByText('getting ready').count()).toBe(0);
    await next(/^Close round 1/);
  });

  it('continues with bots through the Swiss rounds and the bracket to one winner', async () => {
    expect(await playRounds(2)).toBe(3);
    await next(/^Begin phase 2/);
    await hall.organiser.page.getByRole('button', { name: 'Draw round 1' }).waitFor();
    expect(await playRounds(1)).toBeGreaterThan(1);
    await next(/^Finish the event/);
    await Promise.all(
      phones.map(({ page }) => page.getByRole('heading', { name: 'The event is over' }).waitFor()),
    );
  });

  it('has only results from the records of its matches, and no page was loaded twice', async () => {
    const tables = await tablesOf(url, tournament);
    expect(tables.length).toBeGreaterThan(3 * TABLES);
    for (const { matches, result } of tables) {
      const [id = ''] = matches;
      const query = `{ match(id: "${id}") { status result { places } } }`;
      const { match } = await ask<{ match: Recorded }>({ url }, query);
      const wins = match.result.places[0]?.[0] === 1 ? [1, 0] : [0, 1];
      expect({ id, status: match.status, wins }).toEqual({ id, status: 'OVER', wins: result.wins });
    }
    expect([...loads.values()]).toEqual(Array.from({ length: PLAYERS + 3 }, () => 1));
    expect(hall.complaints()).toEqual([]);
  });

  /** Plays all rounds of the phase from this one on; returns the number of the last. */
  async function playRounds(first: number): Promise<number> {
    let round = first;
    for (; (await nextStep()).startsWith('Draw'); round += 1) await playRound(round);
    return round - 1;
  }

  const nextStep = async (): Promise<string> => {
    const shown = hall.organiser.page.locator('.next').getByRole('button').first();
    await expect.poll(() => shown.textContent()).toMatch(/^(Draw|Begin phase|Finish)/);
    return (await shown.textContent()) ?? '';
  };

  async function startRound(round: number): Promise<void> {
    await next(new RegExp(`^Draw round ${round}`));
    await next(/^I have looked through it/);
    await next(new RegExp(`^Publish round ${round}`));
    await next(new RegExp(`^Start round ${round}`));
  }

  /** From the page of the tournament, which stays open, into the match and through it. */
  async function playFirstMatch(phone: PhoneInHall): Promise<number> {
    const { page } = phone;
    await button(phone).click();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.locator('.bar, .match').first().waitFor({ timeout: MATCH_MS });
    const match = /match\/([^/?]+)/.exec(page.url())?.[1] ?? '';
    return playByClicks(phone, url, match);
  }

  async function playRound(round: number): Promise<void> {
    await startRound(round);
    const atTable = new Map<string, PhoneInHall[]>();
    for (const phone of phones) {
      if (!(await sitsAtTable(phone))) continue;
      await button(phone).waitFor({ timeout: BUTTON_MS });
      const match = (await button(phone).getAttribute('href'))?.replace('/match/', '') ?? '';
      atTable.set(match, [...(atTable.get(match) ?? []), phone]);
    }
    await Promise.all(
      [...atTable].map(([match, [one, other]]) => {
        if (!one || !other) throw new Error(`${match}: a seat has no phone`);
        return playByBots([one, other], url, match);
      }),
    );
    await next(new RegExp(`^Close round ${round}`));
  }
});

interface Recorded {
  readonly status: string;
  readonly result: { readonly places: readonly (readonly number[])[] };
}

interface PlayedTable {
  readonly matches: readonly string[];
  readonly result: { readonly wins: readonly number[] };
}

async function tablesOf(url: string, tournament: string): Promise<readonly PlayedTable[]> {
  const rounds = '{ it: tournament(tournament: "ID") { rounds { phase round } } }';
  type Rounds = { readonly it: { readonly rounds: readonly { phase: number; round: number }[] } };
  const { it: told } = await ask<Rounds>({ url }, rounds.replace('ID', tournament));
  const tables = told.rounds.map(async ({ phase, round }) => {
    const place = `tournament: "${tournament}", phase: ${phase}, round: ${round}`;
    const query = `{ it: tournamentTables(${place}) { matches result { wins } } }`;
    return (await ask<{ it: readonly PlayedTable[] }>({ url }, query)).it;
  });
  return (await Promise.all(tables)).flat();
}

/** Whether the player plays in the round that has just started, as the phone says it. */
async function sitsAtTable({ page }: Phone): Promise<boolean> {
  const table = page.getByRole('heading', { name: /^You play at table/ });
  const watches = page.getByRole('heading', { name: 'You look on now' });
  await table.or(watches).first().waitFor();
  return (await table.count()) > 0;
}

async function enter({ page, name }: Phone, tournament: string): Promise<void> {
  await page.goto(`/event/${tournament}`);
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByRole('textbox', { name: 'How you are called in the hall' }).fill(name);
  await page.getByRole('button', { name: 'Keep this name' }).click();
  await page.getByRole('button', { name: 'Hand in this deck' }).click();
  await page.getByRole('heading', { name: /^Your deck.*done/ }).waitFor();
}
