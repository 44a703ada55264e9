/** Ids of decisions repeat from match to match: pages of two matches must not take one for the other. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { beginDuel, becomeGuest, look, openDecision, playOn, type Duel } from './duel.spec-kit.js';
import { answerOnce, byClick, GUARD_MS } from './played.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

const MEETS_AT = 'd2';

describe.skipIf(CHROMIUM === undefined)('Two matches whose open decision has the same id', () => {
  let url: string;
  let browser: Browser;
  let ada: Visitor;
  let ben: Visitor;

  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
    [ada, ben] = await Promise.all([visitor(browser, { url }), visitor(browser, { url })]);
    await Promise.all([ada, ben].map((who) => becomeGuest(who, url)));
  });
  afterAll(() => browser?.close());

  /** A match in which Ada is asked `d2`: whose it is, chance says. */
  async function askedTheSame(first = ada, second = ben): Promise<Duel> {
    for (;;) {
      const duel = await beginDuel(url, [first, second]);
      for (let open = await openDecision(duel); open; open = await openDecision(duel)) {
        if (open.id === MEETS_AT && open.who === ada) return duel;
        if (open.id === MEETS_AT) break;
        await playOn(duel, 1);
      }
    }
  }

  async function opened({ match }: Duel): Promise<Page> {
    const page = await ada.context.newPage();
    await page.goto(`/match/${match}`);
    await page.locator('.bar[data-state=asked]').waitFor();
    return page;
  }

  /** The board as it is read: clocks and counts of who watches stand outside of it. */
  const boardOf = (page: Page): Promise<string> => page.locator('.board').innerText();

  it('are each answered in their own tab, and the other tab keeps its board and its question', async () => {
    const [one, other] = [await askedTheSame(), await askedTheSame()];
    const first = await opened(one);
    const before = await boardOf(first);
    const second = await opened(other);
    const untouched = await boardOf(second);
    expect(untouched).not.toBe(before);
    expect(await boardOf(first)).toBe(before);
    await first.waitForTimeout(GUARD_MS);
    await answerOnce(first, () => 0, byClick);
    await expect.poll(async () => (await look(one, ada)).decisions[0]?.id).not.toBe(MEETS_AT);
    await expect.poll(() => boardOf(first)).not.toBe(before);
    expect((await look(other, ada)).decisions[0]?.id).toBe(MEETS_AT);
    expect(await boardOf(second)).toBe(untouched);
    expect(await second.locator('.bar').getAttribute('data-state')).toBe('asked');
    await answerOnce(second, () => 0, byClick);
    await expect.poll(async () => (await look(other, ada)).decisions[0]?.id).not.toBe(MEETS_AT);
    await Promise.all([first.close(), second.close()]);
  });

  it('are told apart by one page that goes from one to the other and back', async () => {
    const [one, other] = [await askedTheSame(), await askedTheSame()];
    const page = await opened(one);
    const ofOne = await boardOf(page);
    const go = async ({ match }: Duel): Promise<void> => {
      await page.getByRole('link', { name: 'Scoresheet' }).click();
      // One's own match stands in two lists.
      await page.locator(`a.row[href$="${match}"]`).first().click();
      await page.locator('.bar[data-state=asked]').waitFor();
    };
    await go(other);
    const ofOther = await boardOf(page);
    expect(ofOther).not.toBe(ofOne);
    await go(one);
    expect(await boardOf(page)).toBe(ofOne);
    await page.close();
  });

  it('stand side by side in a page of somebody else, each as it is seen alone', async () => {
    // Everybody sees other names above and below: the two boards cannot be mistaken.
    const duels = [await askedTheSame(), await askedTheSame(ben, ada)];
    const alone: string[] = [];
    for (const { match } of duels) {
      const page = await ada.context.newPage();
      await page.goto(`/embed/${match}`);
      await page.locator('.board .seat-line').first().waitFor();
      alone.push(await boardOf(page));
      await page.close();
    }
    const page = await ada.context.newPage();
    const frames = duels.map(
      ({ match }) => `<iframe width="1280" height="700" src="${url}/embed/${match}">`,
    );
    const elsewhere = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end(frames.join('</iframe>'));
    }).listen(0, 'localhost');
    await once(elsewhere, 'listening');
    await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`);
    const boards = [0, 1].map((at) => page.frameLocator('iframe').nth(at).locator('.board'));
    for (const board of boards) await board.locator('.seat-line').first().waitFor();
    const together = await Promise.all(boards.map((board) => board.innerText()));
    expect(together).toEqual(alone);
    expect(together[0]).not.toBe(together[1]);
    await page.close();
    elsewhere.close();
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });
});
