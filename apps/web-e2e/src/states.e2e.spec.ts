/**
 * What a page shows while it has nothing to show: each state says in words what is the matter and
 * what can be done, and has no fault that axe finds. Pictures are kept for people to look at.
 */
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
import { becomeGuest, beginDuel, playOn, type Duel } from './duel.spec-kit.js';
import { passOn } from './on-the-way.spec-kit.js';
import { pictureOf } from './pictures.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

describe.skipIf(CHROMIUM === undefined)('A page that has nothing to show', () => {
  let url: string;
  let browser: Browser;
  let duel: Duel;

  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
    const [ada, ben] = await Promise.all([visitor(browser, { url }), visitor(browser, { url })]);
    await Promise.all([ada, ben].map((who) => becomeGuest(who, url)));
    duel = await beginDuel(url, [ada, ben]);
    await playOn(duel, 6);
  });
  afterAll(() => browser?.close());

  /** Somebody on a phone in the dark: the narrowest case of every state. */
  const come = (viewport = PHONE): Promise<Visitor> =>
    visitor(browser, { url, viewport, theme: 'dark' });

  const keep = (page: Page, state: string): Promise<unknown> =>
    page.screenshot({ path: pictureOf(`/state-${state}`, 'dark-320') });

  it('says that it is loading', async () => {
    const { page, context } = await come();
    await context.route('**/graphql', () => undefined);
    await page.goto(`/match/${duel.match}`);
    await page.getByText('Loading …').waitFor();
    await keep(page, 'loading');
    await context.close();
  });

  it('says that the server cannot be reached, and comes back by the button', async () => {
    const { page, context } = await come();
    await context.route('**/graphql', (route) => route.abort());
    await page.goto(`/match/${duel.match}`);
    await page.getByRole('heading', { name: 'The server cannot be reached.' }).waitFor();
    await keep(page, 'unreachable');
    await context.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.board .seat-line').first().waitFor();
    await context.close();
  });

  it('says that there is no connection, and lacks no event when it is back', async () => {
    // The log stands beside the board on a desktop alone.
    const { page, context } = await come(DESKTOP);
    let isCut = false;
    const cut: (() => Promise<void>)[] = [];
    await context.routeWebSocket('**/graphql', (socket) => {
      if (isCut) return void socket.close();
      socket.connectToServer();
      cut.push(() => socket.close());
    });
    await page.goto(`/match/${duel.match}`);
    await page.locator('.log li[data-index="10"]').waitFor({ state: 'attached' });
    isCut = true;
    await context.setOffline(true);
    await Promise.all(cut.map((close) => close()));
    await page.getByText('no connection').waitFor();
    await keep(page, 'offline');
    await playOn(duel, 5);
    isCut = false;
    await context.setOffline(false);
    const numbers = page.locator('.log li[data-index]');
    await page.locator('.log li[data-index="15"]').waitFor({ state: 'attached' });
    const all = await numbers.evaluateAll((lines) => lines.map((line) => line.textContent ?? ''));
    expect(all.filter((line) => line.endsWith('…'))).toEqual([]);
    expect(await page.getByText('no connection').count()).toBe(0);
    await context.close();
  });

  it('says that there is a newer version, and offers to load it', async () => {
    const { page, context } = await come();
    let build = 'one';
    await context.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('query Service')) return route.fallback();
      await passOn(route, {
        change: (said) => said.replace(/"build":"[^"]+"/, `"build":"${build}"`),
      });
    });
    const sockets: (() => Promise<void>)[] = [];
    await context.routeWebSocket('**/graphql', (socket) => {
      socket.connectToServer();
      sockets.push(() => socket.close());
    });
    await page.goto(`/match/${duel.match}`);
    await page.locator('.board .seat-line').first().waitFor();
    await expect.poll(() => sockets.length).toBe(1);
    build = 'another';
    await sockets[0]?.();
    await page.getByText('There is a new version of Scoresheet.').waitFor();
    await keep(page, 'new-version');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Load it' }).click();
    await loaded;
    await page.locator('.board .seat-line').first().waitFor();
    expect(await page.getByText('There is a new version').count()).toBe(0);
    await context.close();
  });

  it('says so where no match is played, open or over', async () => {
    const { page, context } = await come();
    await context.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('query Front')) return route.fallback();
      await route.fulfill({ json: { data: { matches: { nodes: [] } } } });
    });
    await page.goto('/');
    for (const says of ['Nobody plays just now.', 'No match waits', 'No match has ended yet.']) {
      await page.getByText(says).waitFor();
    }
    await keep(page, 'empty-front');
    await context.close();
  });

  it.each([
    ['/match/m-nobody-has-played-it', 'There is no such match', 'unknown-match'],
    ['/embed/m-nobody-has-played-it', 'There is no such match', 'unknown-embed'],
    ['/nowhere', 'There is no such page', 'unknown-page'],
    ['/decks/nogame', 'There is no such page', 'unknown-game'],
  ])('says of %s that it is not there', async (path, says, state) => {
    const { page, context, complaints } = await come();
    await page.goto(path);
    await page.getByRole('heading', { name: says }).waitFor();
    await keep(page, state);
    await context.close();
    expect(complaints).toEqual([]);
  });

  it("says what the server says where another seat's eyes are asked for", async () => {
    const { page, context } = await come();
    await page.goto(`/match/${duel.match}?as=1`);
    await page.getByRole('heading', { name: 'This is not shown to you' }).waitFor();
    await page.getByText('You cannot look at this match from that seat').waitFor();
    await keep(page, 'refused');
    await context.close();
  });

  it('says that it could not be shown, and offers to load it again', async () => {
    const { page, context } = await come();
    await page.goto('/');
    await context.route('**/assets/play-page-*.js', (route) => route.abort());
    await page.goto('/play');
    await page.getByRole('alert').getByRole('button', { name: 'Load again' }).waitFor();
    await keep(page, 'page-error');
    await context.unroute('**/assets/play-page-*.js');
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('heading', { name: 'Play', exact: true }).waitFor();
    await context.close();
  });
});
