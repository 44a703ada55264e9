/** An organiser has a bot told of the event, sees how that goes, and sends everything again. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEvent, signIn } from './api-event.spec-kit.js';
import { CHROMIUM, PHONE, startBrowser, visitor } from './browser.spec-kit.js';
import { bringAxe, faultsOf, scrollsSideways } from './faults.spec-kit.js';
import { pictureOf } from './pictures.spec-kit.js';
import { serve, type Served } from './served.spec-kit.js';

describe.skipIf(CHROMIUM === undefined)('Bots that are told of an event', () => {
  let served: Served;
  let browser: Browser;
  let bot: Server;
  let address: string;
  let status = 204;
  let olga: Page;
  let complaints: readonly string[];

  beforeAll(async () => {
    bot = createServer((request, response) => {
      request.resume();
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => bot.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(bot.address() as AddressInfo).port}/${'hook'.repeat(16)}`;
    const settings = { SCORESHEET_WEBHOOK_ADDRESSES: 'any' };
    [served, browser] = await Promise.all([serve(settings), startBrowser()]);
    const event = await openEvent(served.url, { entrants: 8 });
    const who = await visitor(browser, { url: served.url, viewport: PHONE, theme: 'dark' });
    ({ page: olga, complaints } = who);
    await bringAxe(who.context);
    await signIn(who.context, served.url, event.owner);
    await olga.goto(`/event/${event.tournament}/organise?part=webhooks`);
  });
  afterAll(async () => {
    await browser?.close();
    await served?.stop();
    bot?.close();
  });

  const hook = () => olga.locator('.webhook');
  const isWell = async (state: string): Promise<void> => {
    await olga.screenshot({ path: pictureOf(`/webhooks-${state}`, 'dark-320'), fullPage: true });
    expect(await faultsOf(olga)).toEqual([]);
    expect(await scrollsSideways(olga)).toBeLessThanOrEqual(0);
  };

  it('are given by an address, and their secret is shown once', async () => {
    await olga.getByText('Nobody is told yet.').waitFor();
    await olga.getByLabel('Address (https)').fill(address);
    await olga.getByRole('button', { name: 'Add webhook' }).click();
    const secret = olga.getByLabel('Secret', { exact: true });
    expect(await secret.inputValue()).toMatch(/^whsec_/);
    await isWell('secret');
    await olga.getByRole('button', { name: 'I have kept it' }).click();
    await secret.waitFor({ state: 'detached' });
    await hook().getByText('Active.').waitFor();
  });

  it('are sent everything again from any event on, in its order', async () => {
    await hook().getByLabel('From event').fill('1');
    await hook()
      .getByRole('button', { name: /^Send again/ })
      .click();
    await hook().locator('summary').click();
    const rows = hook().locator('tbody tr');
    await rows.nth(2).waitFor();
    const numbers = await rows.locator('td:first-child').allTextContents();
    expect(numbers).toEqual(numbers.toSorted((a, b) => Number(b) - Number(a)));
    expect(numbers.at(-1)).toBe('1');
  });

  it('that refuse are tried again, and the page says when', async () => {
    status = 500;
    await hook()
      .getByRole('button', { name: /^Send a test/ })
      .click();
    await hook().getByText('Test: Refused by the receiver (500)').waitFor();
    await hook()
      .getByRole('button', { name: /^Send again/ })
      .click();
    await hook()
      .getByText(/^Trying again\..*next try/)
      .waitFor();
    await isWell('retrying');
  });

  it('are told no more once they were removed', async () => {
    await hook()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await olga.getByRole('button', { name: 'Remove for good' }).click();
    await olga.getByText('Nobody is told yet.').waitFor();
    expect(complaints).toEqual([]);
  });
});
