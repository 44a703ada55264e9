/** Given a match that was played with clocks, then its replay has the clocks of each step. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, PHONE, startBrowser, visitor } from './browser.spec-kit.js';
import { asked, becomeGuest, beginDuel, giveUp, playOn, type Duel } from './duel.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

describe.skipIf(CHROMIUM === undefined)('The replay of a match with clocks', () => {
  let url: string;
  let browser: Browser;

  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
  });
  afterAll(() => browser?.close());

  it('shows the time that each seat had left at the step, and no ticks', async () => {
    const [ada, ben, stranger] = await Promise.all(
      [1, 2, 3].map(() => visitor(browser, { url, viewport: PHONE })),
    );
    if (!ada || !ben || !stranger) throw new Error('nobody came');
    await Promise.all([ada, ben].map((who) => becomeGuest(who, url)));
    const clock = ', clock: { kind: BANK, bankMs: 60000 }';
    const duel = await beginDuel(url, [ada, ben], clock);
    await playOn(duel, 1);
    // Long enough for a tick, which is an event and no step.
    await expect.poll(() => eventsOf(duel), { timeout: 15_000 }).toContain('clock-ticked');
    await playOn(duel, 2);
    await giveUp(duel, ben);
    const { page } = stranger;
    await page.goto(`/match/${duel.match}`);
    const step = page.getByRole('slider', { name: 'Step' });
    await step.waitFor();
    const ended = await clocksOn(page);
    expect(ended.filter((left) => left === '1:00')).toHaveLength(1);
    await step.fill('4'); // the game has just begun
    await expect.poll(() => clocksOn(page)).toEqual(['1:00', '1:00']);
    await step.press('End');
    await expect.poll(() => clocksOn(page)).toEqual(ended);
    await page.getByRole('button', { name: 'Log' }).click();
    const log = page.getByRole('log');
    await log.getByText('gives the match up').waitFor();
    expect(await log.innerText()).not.toMatch(/tick/i);
  });
});

const clocksOn = (page: Page): Promise<string[]> => page.getByRole('timer').allInnerTexts();

async function eventsOf({ url, match, players }: Duel): Promise<readonly string[]> {
  const query = `{ events(match: "${match}", from: 0, first: 500) { events { type } } }`;
  type Events = { readonly events: { readonly events: readonly { readonly type: string }[] } };
  return (await asked<Events>(players[0], url, query)).events.events.map(({ type }) => type);
}
