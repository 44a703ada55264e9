/**
 * Given words that somebody has thought out to hurt, when a page has reason to repeat them (a file that
 * is verified, a device, a list that cannot be read, an address that leads nowhere), then they are the
 * text that they are, and the page's own words beside them stay in their order.
 */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, PHONE, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { callEverybody, forgetKept } from './called.spec-kit.js';
import * as duel from './duel.spec-kit.js';
import { byUnknownRules, withMore } from './hostile-record.spec-kit.js';
import * as hostile from './hostile.spec-kit.js';
import { openTab } from './match-stops.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

declare const DataTransfer: new () => { readonly items: { add(file: File): void } };

describe.skipIf(CHROMIUM === undefined)('Words of', () => {
  let url: string;
  let browser: Browser;
  let over: string;
  /** Somebody with an account, on a phone; a browser of their own, whose files all names share. */
  let ada: Visitor;
  let call: (name: string) => void;

  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
    ada = await visitor(browser, { url, viewport: PHONE });
    const ben = await visitor(browser, { url });
    const account = { name: `Ada ${randomUUID().slice(0, 8)}`, device: 'a device' };
    await duel.becomeAccount(ada, url, { ...account, isNew: true });
    await duel.becomeGuest(ben, url);
    const played = await duel.beginDuel(url, [ada, ben], 'opens: AT_END');
    await duel.playOn(played, 8);
    await duel.giveUp(played, ben);
    over = played.match;
    // The same account on another device: each is in the list of the other.
    await duel.becomeAccount(ben, url, { ...account, isNew: false });
    await ben.context.close();
    call = await callEverybody(ada.context);
    await ada.page.goto('/');
  });
  afterAll(() => browser?.close());

  /** Goes somewhere on a phone, and tells what is wrong there. */
  async function visit(name: string, tour: (tour: Tour) => Promise<void>): Promise<void> {
    const { page, complaints } = ada;
    call(name);
    await forgetKept(page);
    const complained = complaints.length;
    const found: string[] = [];
    const look = async (what: string, within?: string): Promise<void> => {
      if (within !== undefined) await page.locator(within).first().waitFor();
      const problems = await hostile.problemsOf(page, name, { within });
      found.push(...problems.map((each) => `${what}: ${each}`));
    };
    await tour({ page, look });
    expect([...found, ...complaints.slice(complained)]).toEqual([]);
  }

  it.each(hostile.HOSTILE_NAMES)('%s turn no branch of a match', (_, name) =>
    visit(name, async ({ page, look }) => {
      await page.goto(`/match/${over}?at=5`);
      await page.locator('.board .seat-line').first().waitFor();
      await openTab(page, 'what-if');
      await page.locator('.tab-panel .button').click();
      await page.locator('dialog .seat-line').first().waitFor();
      await look('a branch', 'dialog .board');
      await look('whose eyes', 'dialog select');
    }),
  );

  it.each(hostile.HOSTILE_NAMES)('%s turn no verdict', (_, name) =>
    visit(name, async ({ page, look }) => {
      await page.goto('/verify');
      const verdicts = [
        ['UNVERIFIED', byUnknownRules(name)],
        ['DIVERGED', withMore(name)],
        ['BROKEN', name],
      ] as const;
      for (const [verdict, text] of verdicts) {
        await drop(page, { name, text });
        await page.locator(`[data-verdict=${verdict}]`).waitFor();
        await look(verdict, '.verdict-file');
      }
    }),
  );

  it.each(hostile.HOSTILE_NAMES)('%s turn no list of devices', (_, name) =>
    visit(name, async ({ page, look }) => {
      await page.goto('/account');
      await page.locator('.session button').waitFor();
      await look('this device', '.session:has(button)');
      await look('whose account', '.account-name');
    }),
  );

  it.each(hostile.HOSTILE_NAMES)('%s turn no words about a list or a search', (_, name) =>
    visit(name, async ({ page, look }) => {
      await page.goto(
        `/decks/fuzzycards#Deck~10${encodeURIComponent(name).replaceAll('.', '%2E')}`,
      );
      await look('a deck', '.deck-problems');
      await look('its cards', '.deck-entry[data-unknown]');
      await page.locator('.deck-panel summary').first().click();
      const list = page.locator('.deck-panel textarea').first();
      for (const line of [name, `1 ${name}`]) {
        await list.fill(line);
        await look(`a list: ${line}`, '.problems li');
      }
      await list.fill(`[${name}`);
      await page.locator('.problems li', { hasText: 'JSON' }).waitFor();
      await look('a list in JSON');
      await page.goto('/play');
      await page.locator('main select:has(> option[value=""])').first().selectOption('');
      await page.locator('main textarea').fill(name);
      await look('a list to play with', '.problems li');
      await page.goto('/');
      await page.getByRole('searchbox').fill(name);
      await page.locator('main form + .hint').waitFor();
      await look('a search');
    }),
  );

  it.each(hostile.HOSTILE_NAMES)('%s turn no page that is not there', (_, name) =>
    visit(name, async ({ page, look }) => {
      const said = encodeURIComponent(name);
      await page.goto(`/verify?match=${said}`);
      await look('no record', '.verify-problem');
      const addresses = ['', 'match/', 'decks/'];
      for (const address of addresses) {
        await page.goto(`/${address}${said}`);
        await page.locator('main h1').waitFor();
        await look(`/${address}`);
      }
    }),
  );
});

interface Tour {
  readonly page: Page;
  /** Where the name has to be shown; without it nothing has to show it. */
  readonly look: (what: string, within?: string) => Promise<void>;
}

/** A file is dropped, of any name: a file chooser would not have all of them. */
async function drop(page: Page, file: { readonly name: string; readonly text: string }) {
  const dataTransfer = await page.evaluateHandle(({ name, text }) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], name));
    return dropped;
  }, file);
  await page.locator('.verify-drop').dispatchEvent('drop', { dataTransfer });
}
