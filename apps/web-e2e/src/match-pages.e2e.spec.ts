/**
 * Given the pages of matches in every state that one comes to by playing and looking on, then axe finds
 * no fault in either theme, whatever can be scrolled says what it is, and nothing runs out at the side.
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
import { becomeGuest, beginDuel, giveUp, openDecision, openDuel, playOn } from './duel.spec-kit.js';
import {
  bringAxe,
  faultsInThemes,
  namelessScrollers,
  scrollsSideways,
  toSize,
} from './faults.spec-kit.js';
import { STOPS, type Shown, type Stop } from './match-stops.spec-kit.js';
import { pictureOf } from './pictures.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

/** A window of 1280 x 720 whose page is shown at twice the size. */
const ZOOMED = { width: 640, height: 360 };

type Cookies = Awaited<ReturnType<Visitor['context']['cookies']>>;
type Roles = Readonly<Record<'player' | 'stranger', Visitor>>;

describe.skipIf(CHROMIUM === undefined)('The pages of a match', () => {
  let url: string;
  let browser: Browser;
  let shown: Shown;
  let english: Roles;
  let german: Roles;

  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
    const [ada, ben] = await Promise.all([visitor(browser, { url }), visitor(browser, { url })]);
    await Promise.all([ada, ben].map((who) => becomeGuest(who, url)));
    shown = await played(url, ada, ben);
    const cookies = await ada.context.cookies();
    await Promise.all([ada, ben].map(({ context }) => context.close()));
    english = await come('en-GB', cookies);
    german = await come('de-DE', cookies);
  });
  afterAll(() => browser?.close());

  /** A player and a stranger, each on a phone. */
  async function come(locale: string, cookies: Cookies): Promise<Roles> {
    const how = { url, viewport: PHONE, locale };
    const [player, stranger] = [await visitor(browser, how), await visitor(browser, how)];
    await player.context.addCookies(cookies);
    await Promise.all([player, stranger].map(({ context }) => bringAxe(context)));
    return { player, stranger };
  }

  /** Gives what the look finds at the stop, and what the browser complains of. */
  async function foundAt(stop: Stop, roles: Roles, look: (page: Page) => Promise<string[]>) {
    const { page, complaints } = stop.isStranger ? roles.stranger : roles.player;
    const complained = complaints.length;
    await page.goto(stop.path(shown));
    await page.locator(stop.shows).first().waitFor({ state: 'attached' });
    await stop.act?.(page, shown);
    await page.waitForLoadState('networkidle');
    return [...(await look(page)), ...complaints.slice(complained)];
  }

  it.each(STOPS)('have no fault in either theme, at any size: $name', async (stop) => {
    const { name } = stop;
    const found = await foundAt(stop, english, async (page) => {
      const onPhone = await layoutFaults(page, name, '320');
      // A part that a phone has opened over the board stays open in a larger window.
      await toSize(page, ZOOMED);
      const zoomed = await layoutFaults(page, name, 'zoomed');
      await toSize(page, DESKTOP);
      const onDesktop = [
        ...(await namelessScrollers(page)),
        ...(await faultsInThemes(page, `/${name}`)),
      ];
      await toSize(page, PHONE);
      return [...onPhone, ...zoomed, ...onDesktop];
    });
    expect(found).toEqual([]);
  });

  it.each(STOPS)('never scroll sideways on a phone, in German: $name', async (stop) => {
    const found = await foundAt(stop, german, (page) => layoutFaults(page, stop.name, '320-de'));
    expect(found).toEqual([]);
  });
});

/** Returns overflow at the side and scrollable parts without a name. */
async function layoutFaults(page: Page, name: string, how: string): Promise<string[]> {
  await page.screenshot({ path: pictureOf(`/${name}`, how) });
  const beyond = await scrollsSideways(page);
  const found = [...(beyond > 0 ? [`${beyond} px`] : []), ...(await namelessScrollers(page))];
  return found.map((each) => `${how}: ${each}`);
}

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
