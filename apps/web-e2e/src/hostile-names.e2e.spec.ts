/**
 * Given names that somebody has thought out to hurt, then pages show them as the text that they are:
 * nothing of them runs, what stands beside them keeps its order, and nothing is pushed aside. The server
 * refuses the worst of them; the pages rely on nobody, so here they are told them all.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, PHONE, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { callEverybody, forgetKept } from './called.spec-kit.js';
import { becomeGuest, beginDuel, giveUp, openDuel, playOn } from './duel.spec-kit.js';
import * as hostile from './hostile.spec-kit.js';
import { openTab } from './match-stops.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';
import { untilStill } from './still.spec-kit.js';

const BOARD = '.board .seat-line';

describe.skipIf(CHROMIUM === undefined)('A name of', () => {
  let url: string;
  let browser: Browser;
  let matches: { readonly live: string; readonly over: string; readonly lobby: string };
  /** One of the players, on a phone; a browser of their own, whose files all names share. */
  let ada: Visitor;
  let call: (name: string) => void;

  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
    ada = await visitor(browser, { url, viewport: PHONE });
    const ben = await visitor(browser, { url });
    await Promise.all([ada, ben].map((who) => becomeGuest(who, url)));
    const live = await beginDuel(url, [ada, ben]);
    await playOn(live, 8);
    const over = await beginDuel(url, [ada, ben], 'opens: AT_END');
    await playOn(over, 8);
    await giveUp(over, ben);
    const lobby = await openDuel(url, ada);
    matches = { live: live.match, over: over.match, lobby };
    await ben.context.close();
    call = await callEverybody(ada.context);
    await ada.page.goto('/');
  });
  afterAll(() => browser?.close());

  /** Gives everybody the name, and returns what is wrong with it and what the browser complains of. */
  async function wrongWith(name: string, tour: (tour: Tour) => Promise<void>) {
    const { page, complaints } = ada;
    call(name);
    await forgetKept(page);
    const complained = complaints.length;
    const found: string[] = [];
    const look = async (where: string): Promise<void> => {
      found.push(...(await hostile.problemsOf(page, name)).map((each) => `${where}: ${each}`));
    };
    await tour({ page, look });
    return [...found, ...complaints.slice(complained)];
  }

  it.each(hostile.HOSTILE_NAMES)('%s hurts no page of a match', async (_, name) => {
    const { live, over, lobby } = matches;
    const wrong = await wrongWith(name, async ({ page, look }) => {
      const visit = async (path: string, shows: string): Promise<void> => {
        await page.goto(path);
        await page.locator(shows).first().waitFor();
        await page.waitForLoadState('networkidle');
        await look(path);
      };
      await visit('/', '.row');
      await visit(`/match/${lobby}`, '.lobby-seat');
      await visit(`/match/${live}`, BOARD);
      await visit(`/match/${over}?at=10`, BOARD);
      for (const tab of ['log', 'text', 'chart'] as const) {
        await openTab(page, tab);
        await untilStill(page);
        await look(tab);
      }
      await visit(`/match/${over}`, '.replay');
      await visit(`/embed/${live}`, BOARD);
      await visit(`/projector/${over}`, BOARD);
      await visit('/account', '.account-name');
    });
    expect(wrong).toEqual([]);
  });

  it.each(hostile.HOSTILE_NAMES)('%s hurts no page of decks', async (_, name) => {
    const wrong = await wrongWith(name, async ({ page, look }) => {
      const see = async (path: string, shows: string): Promise<void> => {
        await page.locator(shows).first().waitFor({ state: 'attached' });
        await look(path);
      };
      call('Ada');
      // A link that somebody sends contains the name. A deck that is kept shows it in every list.
      await page.goto(
        `/decks/fuzzycards#${encodeURIComponent(name).replaceAll('.', '%2E')}~10gen-001`,
      );
      await page.getByRole('button', { name: 'Keep here' }).click();
      await page.getByText('Kept in this browser.').waitFor();
      await see('/decks/fuzzycards', '.step');
      await page.goto('/decks');
      await see('/decks', 'main bdi');
      await page.goto('/play');
      await see('/play', 'main select option:nth-child(1)');
    });
    expect(wrong).toEqual([]);
  });
});

interface Tour {
  readonly page: Page;
  readonly look: (where: string) => Promise<void>;
}
