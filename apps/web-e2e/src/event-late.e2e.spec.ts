/**
 * A player comes three minutes late: check-in is over, the place went to the waitlist, and round 1 is
 * running. The organiser reinstates the player on the page, and the player's phone shows the table of
 * round 2.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endRound, openEvent, signIn, told, type ApiEvent } from './api-event.spec-kit.js';
import { person, type Person } from './api-person.spec-kit.js';
import { CHROMIUM, PHONE, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { bringAxe, faultsOf } from './faults.spec-kit.js';
import { step } from './hall.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

const ENTRANTS = 8;
const LATE = 1;
/** Present, but checked in by the organiser. */
const WITHOUT_PHONE = 8;

describe.skipIf(CHROMIUM === undefined)('A player who is late', { timeout: 120_000 }, () => {
  let browser: Browser;
  let event: ApiEvent;
  let organiser: Visitor;
  let phone: Visitor;

  beforeAll(async () => {
    const [{ url }, started] = await Promise.all([sharedServed(), startBrowser()]);
    browser = started;
    const more = ', checkIn: true';
    event = await openEvent(url, { entrants: ENTRANTS, accounts: 1, more });
    const waiting = await person(url, 'Wanda');
    await told(event, waiting, 'enterTournament');
    await told(event, event.owner, 'beginCheckIn');
    for (let entrant = 1; entrant <= ENTRANTS + 1; entrant += 1) {
      if (entrant === LATE || entrant === WITHOUT_PHONE) continue;
      await told(event, event.owner, 'checkIn', `entrant: ${entrant}`);
    }
    organiser = await opened(event.owner, '/organise');
    phone = await opened(event.players[0] as Person, '', PHONE);
  }, 120_000);
  afterAll(() => browser?.close());

  async function opened(who: Person, path: string, viewport?: typeof PHONE): Promise<Visitor> {
    const seen = await visitor(browser, withoutUndefined({ url: event.url, viewport }));
    await bringAxe(seen.context);
    await signIn(seen.context, event.url, who);
    await seen.page.goto(`/event/${event.tournament}${path}`);
    return seen;
  }

  it('is named as missing before phase 1, beside a button that checks in', async () => {
    const { page } = organiser;
    await page.getByText('6 of 8 checked in, 2 missing').waitFor();
    const missing = page.locator('.missing li');
    await expect.poll(() => missing.count()).toBe(2);
    expect(await faultsOf(page)).toEqual([]);
    await missing
      .last()
      .getByRole('button', { name: /^Check in / })
      .click();
    await page.getByText('7 of 8 checked in, 1 missing').waitFor();
    await expect.poll(() => missing.count()).toBe(1);
  });

  it('reads on the phone what happened, and calls a judge', async () => {
    for (const name of [/^Begin phase 1/, /^Draw round 1/, /^I have looked through it/]) {
      await step(organiser.page, name);
    }
    await step(organiser.page, /^Publish round 1/);
    await step(organiser.page, /^Start round 1/);
    const { page } = phone;
    await page.getByRole('heading', { name: 'You missed check-in' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Call judge' }).click();
    await page.getByText('Staff know. Wait where a judge can find you.').waitFor();
  });

  it('is reinstated over the cap during round 1, and plays round 2', async () => {
    const { page } = organiser;
    await page.locator('a[href$="?part=players"]').click();
    await page.locator('.player-open').first().click();
    const reinstate = page.getByRole('button', { name: 'Reinstate player' });
    await reinstate.click();
    await page.getByText('8 of 8: reinstate as the 9th?').waitFor();
    await reinstate.click();
    await reinstate.waitFor({ state: 'detached' });
    await phone.page.getByRole('heading', { name: /^Round 1: you have no table/ }).waitFor();
    await endRound(event, { phase: 1, round: 1 });
    await step(page, /^Draw round 2/);
    await step(page, /^I have looked through it/);
    await step(page, /^Publish round 2/);
    await phone.page.getByRole('heading', { name: /^You play at table/ }).waitFor();
    expect([...organiser.complaints, ...phone.complaints]).toEqual([]);
  });
});
