/** Whoever enters results reads them off slips, one after the other, and never waits for the page. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  publishRound,
  signIn,
  startedEvent,
  tablesOf,
  type ApiEvent,
} from '../api-event.spec-kit.js';
import { CHROMIUM, startBrowser, visitor } from '../browser.spec-kit.js';
import { sharedServed } from '../served.spec-kit.js';

const TABLES = 60;
const ROUND = { phase: 1, round: 1 };
/** All of them; keys are pressed as quick as somebody does who types well. */
const WITHIN_MS = 60_000;
const KEY_MS = 50;

describe.skipIf(CHROMIUM === undefined)('Results by keyboard', () => {
  let browser: Browser;
  let event: ApiEvent;

  beforeAll(async () => {
    const [{ url }, started] = await Promise.all([sharedServed(), startBrowser([])]);
    browser = started;
    event = await startedEvent(url, { entrants: 2 * TABLES });
    await publishRound(event, ROUND);
  });
  afterAll(() => browser?.close());

  it('are taken at sixty a minute, each key for itself, and none is lost', async () => {
    const { page, context, complaints } = await visitor(browser, { url: event.url });
    await signIn(context, event.url, event.owner);
    await page.goto(`/event/${event.tournament}/organise`);
    await page.getByRole('textbox', { name: /^Table and result/ }).focus();
    const began = Date.now();
    for (let table = 1; table <= TABLES; table += 1) {
      await page.keyboard.type(`${table} 2-1`, { delay: KEY_MS });
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: /^Close round 1/ }).waitFor();
    const tookMs = Date.now() - began;
    console.log(`${TABLES} results in ${(tookMs / 1_000).toFixed(1)} s`);
    const results = (await tablesOf(event, ROUND)).map(({ result }) => result);
    expect(results).toEqual(results.map(() => ({ is: 'GAMES', wins: [2, 1] })));
    expect(results).toHaveLength(TABLES);
    expect(tookMs).toBeLessThan(WITHIN_MS);
    await context.close();
    expect(complaints).toEqual([]);
  });
});
