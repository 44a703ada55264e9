/**
 * Given names that somebody has thought out to hurt, then pages show them as the text that they are:
 * nothing of them runs, what stands beside them keeps its order, and nothing is pushed aside. The server
 * refuses the worst of them; the pages rely on nobody, so here they are told them all.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, PHONE, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { becomeGuest, beginDuel, giveUp, openDuel, playOn } from './duel.spec-kit.js';
import * as hostile from './hostile.spec-kit.js';
import { openTab, type Tab } from './match-stops.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

const BOARD = '.board .seat-line';

describe.skipIf(CHROMIUM === undefined)('A name of', () => {
  let url: string;
  let browser: Browser;
  let matches: { readonly live: string; readonly over: string; readonly lobby: string };
  let state: Awaited<ReturnType<Visitor['context']['storageState']>>;

  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
    const [ada, ben] = await Promise.all([visitor(browser, { url }), visitor(browser, { url })]);
    await Promise.all([ada, ben].map((who) => becomeGuest(who, url)));
    const live = await beginDuel(url, [ada, ben]);
    await playOn(live, 8);
    const over = await beginDuel(url, [ada, ben], 'opens: AT_END');
    await playOn(over, 8);
    await giveUp(over, ben);
    const lobby = await openDuel(url, ada);
    matches = { live: live.match, over: over.match, lobby };
    state = await ada.context.storageState();
    await Promise.all([ada, ben].map(({ context }) => context.close()));
  });
  afterAll(() => browser?.close());

  /** Who comes as one of the players, on a phone. */
  async function comeAs(name: string): Promise<Visitor> {
    const who = await visitor(browser, { url, viewport: PHONE });
    await who.context.addCookies(state.cookies);
    await hostile.callEverybody(who.context, name);
    return who;
  }

  it.each(hostile.HOSTILE_NAMES)('%s hurts no page of a match', async (_, name) => {
    const { page, context, complaints } = await comeAs(name);
    const found: string[] = [];
    const { live, over, lobby } = matches;
    const look = async (path: string, shows: string, tab?: Tab): Promise<void> => {
      await page.goto(path);
      await page.locator(shows).first().waitFor();
      if (tab) await openTab(page, tab);
      await page.waitForLoadState('networkidle');
      const where = `${path} ${tab ?? ''}`;
      found.push(...(await hostile.problemsOf(page, name)).map((each) => `${where}: ${each}`));
    };
    await look('/', '.row');
    await look(`/match/${lobby}`, '.lobby-seat');
    await look(`/match/${live}`, BOARD);
    for (const tab of ['log', 'text', 'chart'] as const) {
      await look(`/match/${over}?at=10`, BOARD, tab);
    }
    await look(`/match/${over}`, '.replay');
    await look(`/embed/${live}`, BOARD);
    await look(`/projector/${over}`, BOARD);
    await look('/account', '.account-name');
    await context.close();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(hostile.HOSTILE_NAMES)('%s hurts no page of decks', async (_, name) => {
    const { page, context, complaints } = await comeAs('Ada');
    const found: string[] = [];
    const look = async (path: string, shows: string): Promise<void> => {
      await page.locator(shows).first().waitFor({ state: 'attached' });
      found.push(...(await hostile.problemsOf(page, name)).map((each) => `${path}: ${each}`));
    };
    // A link that somebody sends brings the name; who keeps the deck has it in every list.
    await page.goto(
      `/decks/fuzzycards#${encodeURIComponent(name).replaceAll('.', '%2E')}~10gen-001`,
    );
    await page.getByRole('button', { name: 'Keep here' }).click();
    await page.getByText('Kept in this browser.').waitFor();
    await look('/decks/fuzzycards', '.step');
    await page.goto('/decks');
    await look('/decks', 'main bdi');
    await page.goto('/play');
    await look('/play', 'main select option:nth-child(1)');
    await context.close();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
