/**
 * Given the pages of matches in every state that one comes to by playing and looking on, then axe finds
 * no fault in either theme, whatever can be scrolled says what it is, and nothing runs out at the side.
 */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, PHONE, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { becomeGuest, beginDuel, giveUp, openDecision, openDuel, playOn } from './duel.spec-kit.js';
import { bringAxe, faultsOf, namelessScrollers, scrollsSideways } from './faults.spec-kit.js';
import { stopsOf, type Shown, type Stop } from './match-stops.spec-kit.js';
import { pictureOf } from './pictures.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

/** A window of 1280 x 720 whose page is shown at twice the size. */
const ZOOMED = { width: 640, height: 360 };

type Somebody = Partial<Parameters<typeof visitor>[1]>;

describe.skipIf(CHROMIUM === undefined)('The pages of a match', () => {
  let url: string;
  let browser: Browser;
  let stops: readonly Stop[];
  let state: Awaited<ReturnType<Visitor['context']['storageState']>>;

  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
    const [ada, ben] = await Promise.all([visitor(browser, { url }), visitor(browser, { url })]);
    await Promise.all([ada, ben].map((who) => becomeGuest(who, url)));
    stops = stopsOf(await played(url, ada, ben));
    state = await ada.context.storageState();
    await Promise.all([ada, ben].map(({ context }) => context.close()));
  });
  afterAll(() => browser?.close());

  async function come(how: Somebody, isStranger = false): Promise<Visitor> {
    const who = await visitor(browser, { url, ...how });
    if (!isStranger) await who.context.addCookies(state.cookies);
    await bringAxe(who.context);
    return who;
  }

  /** Goes from stop to stop, and gives what is found there and what the browsers complained of. */
  async function walk(how: Somebody, look: (at: Stop, who: Visitor) => Promise<readonly string[]>) {
    const [player, stranger] = [await come(how), await come(how, true)];
    const found: string[] = [];
    for (const stop of stops) {
      const who = stop.isStranger ? stranger : player;
      await who.page.goto(stop.path);
      await who.page.locator(stop.shows).first().waitFor({ state: 'attached' });
      await stop.act?.(who.page);
      await who.page.waitForLoadState('networkidle');
      found.push(...(await look(stop, who)).map((each) => `${stop.name}: ${each}`));
    }
    await Promise.all([player, stranger].map(({ context }) => context.close()));
    return [...found, ...player.complaints, ...stranger.complaints];
  }

  it.each(['light', 'dark'] as const)('have no fault that axe finds, in %s', async (theme) => {
    const found = await walk({ theme }, async ({ name }, { page }) => {
      await page.screenshot({ path: pictureOf(`/${name}`, theme) });
      return [...(await faultsOf(page)), ...(await namelessScrollers(page))];
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['a phone of 320 px', '320', { viewport: PHONE }],
    ['a desktop at 200 %', 'zoomed', { viewport: ZOOMED }],
    ['a phone, in German', '320-de', { viewport: PHONE, locale: 'de-DE' }],
  ])('never scroll sideways on %s', async (_, name, how) => {
    const found = await walk(how, async (stop, { page }) => {
      await page.screenshot({ path: pictureOf(`/${stop.name}`, name) });
      const beyond = await scrollsSideways(page);
      return [...(beyond > 0 ? [`${beyond} px`] : []), ...(await namelessScrollers(page))];
    });
    expect(found).toEqual([]);
  });
});

/** A duel in which Ada is asked, one that is over, and two that wait for somebody. */
async function played(url: string, ada: Visitor, ben: Visitor): Promise<Shown> {
  const live = await beginDuel(url, [ada, ben]);
  await playOn(live, 12);
  while ((await openDecision(live))?.who !== ada) await playOn(live, 1);
  const over = await beginDuel(url, [ada, ben], 'opens: AT_END');
  await playOn(over, 12);
  await giveUp(over, ben);
  const lobby = await openDuel(url, ada);
  const secret = await openDuel(url, ada, 'private: true');
  await ada.page.goto(`/match/${over.match}`);
  await ada.page.getByRole('tab', { name: 'Record' }).click();
  const changed = await changedRecord(ada.page);
  return { live: live.match, over: over.match, lobby, secret, changed };
}

/** The record as it is downloaded, with another digit in the time of its last event. */
async function changedRecord(page: Page): Promise<Shown['changed']> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  const buffer = await readFile(await (await download).path());
  const at = buffer.lastIndexOf('"at":') + 5;
  buffer[at] = buffer[at] === 0x39 ? 0x38 : 0x39;
  return { name: 'changed.jsonl', mimeType: 'application/jsonl', buffer };
}
