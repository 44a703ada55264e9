/**
 * The product in a real browser, against a real installation: a visitor opens the address, watches,
 * steps through the record, verifies it, and plays against a bot.
 */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CHROMIUM,
  DESKTOP,
  PHONE,
  startBrowser,
  visitor,
  type Visitor,
} from './browser.spec-kit.js';
import * as duel from './duel.spec-kit.js';
import { bringAxe, faultsInThemes, scrollsSideways, toSize } from './faults.spec-kit.js';
import { ANSWERED, answerOnce, byClick, byKey, GUARD_MS, untilAsked } from './played.spec-kit.js';
import { pictureOf } from './pictures.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

/** The end of a delayed match is told a minute later. */
const DELAYED_MATCH_MS = 300_000;
/** `played-here` plays whole matches by clicks. */
const ANSWERS_EACH = 6;

const PAGES = [
  '/',
  '/play',
  '/decks',
  '/cards',
  '/cards/fuzzycards',
  '/cards/fuzzycards/words',
  '/rules',
  '/verify',
  '/account',
];

/** Small and even enough for choosing among a dozen buttons; the same seed gives the same numbers. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe.skipIf(CHROMIUM === undefined)('The pages in a real browser', () => {
  let url: string;
  let browser: Browser;

  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
  });

  afterAll(() => browser?.close());

  const come = (how: Partial<Parameters<typeof visitor>[1]> = {}): Promise<Visitor> =>
    visitor(browser, { url, ...how });

  it('have no fault that axe finds in either theme, and never scroll sideways', async () => {
    const { page, context, complaints } = await come();
    await bringAxe(context);
    const faults: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      // Parts of a page come after it.
      await page.waitForLoadState('networkidle');
      const found = [...(await faultsInThemes(page, path)), ...(await tooWide(page, path))];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    await context.close();
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('lead from the front into each game, to the forms and lists of that game', async () => {
    const { page, context, complaints } = await come();
    await page.goto('/');
    const games = page.locator('.game-row');
    await games.nth(3).waitFor();
    for (const title of ['Fuzzycards', 'Buddies', 'Buddyfight', 'Friendomancy']) {
      const row = games.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      for (const place of ['Rules', 'Cards', 'Decks']) {
        const href = `/${place.toLowerCase()}/${title.toLowerCase()}`;
        expect(
          await row.getByRole('link', { name: `${place} ${title}` }).getAttribute('href'),
        ).toBe(href);
      }
    }
    await games.getByRole('link', { name: 'Play Buddies', exact: true }).click();
    await expect.poll(() => page.getByRole('radio', { name: 'Buddies' }).isChecked()).toBe(true);
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('show a match as it is played, and its past step by step', async () => {
    const players = await Promise.all([come(), come()]);
    await Promise.all(players.map((who) => duel.becomeGuest(who, url)));
    const played = await duel.beginDuel(url, players);
    const { page, context, complaints } = await come();
    await page.goto('/');
    await page.locator(`.row[href="/match/${played.match}"]`).click();
    await page.locator('.board .seat-line').first().waitFor();
    await duel.playOn(played, 8);
    await page.locator('.log li').nth(5).waitFor();
    await page.keyboard.press('<');
    await page.waitForURL(/at=0$/);
    for (const at of [1, 2, 3, 4, 5]) {
      await page.keyboard.press('l');
      await page.waitForURL(new RegExp(`at=${at}$`));
    }
    await page.locator('.log li[aria-current=step][data-index="5"]').waitFor();
    await Promise.all([context, ...players.map((who) => who.context)].map((each) => each.close()));
    expect(complaints).toEqual([]);
  });

  it.each([
    ['by clicks on a desktop', byClick, DESKTOP, 7],
    ['by keys alone on a phone', byKey, PHONE, 11],
  ] as const)('let a stranger play against a bot %s', async (_, press, viewport, seed) => {
    const { page, context, complaints } = await come({ viewport });
    const below = numbers(seed);
    await page.goto('/play');
    await press(page.getByRole('button', { name: 'Play against a bot' }));
    const said: string[] = [];
    while (said.length < 12 && (await untilAsked(page)) === 'asked') {
      const decision = await page.locator('.bar-question').textContent();
      await page.waitForTimeout(GUARD_MS);
      said.push(await answerOnce(page, below, press));
      await page.locator(ANSWERED).first().waitFor();
      expect(decision).not.toBeNull();
    }
    expect(said.length).toBeGreaterThan(3);
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('verify what was played, given up and opened, and find a changed letter of it', async () => {
    const { page, context, complaints } = await come();
    await page.goto('/play');
    await page.getByRole('button', { name: 'Play against a bot' }).click();
    await untilAsked(page);
    await giveUp(page);
    await page.getByRole('tab', { name: 'Record' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the record' }).click();
    const record = await readFile(await (await download).path());
    await page.getByRole('link', { name: 'Verify this record here' }).click();
    await page.locator('[data-verdict=EXACT]').waitFor();
    const at = record.lastIndexOf('"at":') + 5;
    record[at] = record[at] === 0x39 ? 0x38 : 0x39;
    const changed = { name: 'changed.jsonl', mimeType: 'application/jsonl', buffer: record };
    await page.locator('input[type=file]').setInputFiles(changed);
    await page.locator('[data-verdict=BROKEN]').waitFor();
    await context.close();
    expect(complaints).toEqual([]);
  });

  it(
    'let two people play by clicks until one gives up, while a third watches a minute later and a fourth replays',
    async () => {
      const [ada, ben, watcher, late] = await Promise.all([come(), come(), come(), come()]);
      await ada.page.goto('/play');
      await ada.page.getByText('Anybody', { exact: true }).click();
      await ada.page.locator('.more > summary').click();
      await ada.page.getByRole('combobox', { name: 'Spectators see it' }).selectOption('1');
      await ada.page.getByRole('button', { name: 'Open the match' }).click();
      await ada.page.getByRole('button', { name: 'I am ready' }).click();
      const address = ada.page.url();
      await ben.page.goto(address);
      await ben.page.getByRole('button', { name: /^Sit down/ }).click();
      await ben.page.getByRole('button', { name: 'I am ready' }).click();
      await watcher.page.goto(address);
      await playUntilGivenUp([ada.page, ben.page]);
      expect(await watcher.page.locator('.match[data-status=OVER]').count()).toBe(0);
      await watcher.page.locator('.match[data-status=OVER]').waitFor({ timeout: 120_000 });
      const embedded = await come();
      await embedded.page.goto(address.replace('/match/', '/embed/'));
      await late.page.goto(`${address}?at=10&as=public`);
      await late.page.locator('.board .seat-line').first().waitFor();
      await late.page.keyboard.press('>');
      await late.page.locator('.log li[aria-current=step]').waitFor();
      const seen = await watcher.page.locator('.board').innerText();
      await expect.poll(() => late.page.locator('.board').innerText()).toBe(seen);
      await embedded.page.locator('.board .seat-line').first().waitFor();
      expect(await embedded.context.cookies()).toEqual([]);
      const all = [ada, ben, watcher, late, embedded];
      await Promise.all(all.map(({ context }) => context.close()));
      expect(all.flatMap(({ complaints }) => complaints)).toEqual([]);
    },
    DELAYED_MATCH_MS,
  );
});

/** How far the page runs out at the side, on a phone and on a desktop. */
async function tooWide(page: Page, path: string): Promise<readonly string[]> {
  const wide: string[] = [];
  for (const size of [PHONE, DESKTOP]) {
    await toSize(page, size);
    await page.screenshot({ path: pictureOf(path, String(size.width)) });
    const beyond = await scrollsSideways(page);
    if (beyond > 0) wide.push(`${beyond} px at ${size.width} px`);
  }
  return wide;
}

/** Two players answer by clicks. When each has answered often enough, the second player gives up. */
async function playUntilGivenUp(pages: readonly Page[]): Promise<void> {
  const answers = pages.map(() => 0);
  const play = async (page: Page, index: number): Promise<void> => {
    const below = numbers(index + 1);
    while ((await untilAsked(page)) === 'asked') {
      if (index === 1 && Math.min(...answers) >= ANSWERS_EACH) return giveUp(page);
      await page.waitForTimeout(GUARD_MS);
      await answerOnce(page, below, byClick);
      answers[index] = (answers[index] ?? 0) + 1;
      await page.locator(ANSWERED).first().waitFor();
    }
  };
  await Promise.all(pages.map(play));
  expect(Math.min(...answers)).toBeGreaterThanOrEqual(ANSWERS_EACH);
}

async function giveUp(page: Page): Promise<void> {
  await page.getByText('Your seat').click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up the game' }).click();
  await page.locator('.match[data-status=OVER]').waitFor();
}
