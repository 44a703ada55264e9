/**
 * The server is killed, by a signal that nothing can catch, while an answer is between Send and the
 * record. Whatever moment that is, the answer stands on the record once, and the page gets there by
 * itself; whoever watches has seen every event.
 */
import { freePorts } from '@scoresheet/tools-throwaway';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { beginDuel, becomeGuest, commandsOf, look, openDecision, playOn } from './duel.spec-kit.js';
import type { Duel, Somebody } from './duel.spec-kit.js';
import { answerOnce, byClick, GUARD_MS } from './played.spec-kit.js';
import { newDataFolder, serve, type Served } from './served.spec-kit.js';

/** What the server may have of an answer when it is killed. */
type Killed = 'before it has the answer' | 'with the answer in its hands' | 'before it says so';

const KILLED: readonly Killed[] = [
  'before it has the answer',
  'with the answer in its hands',
  'before it says so',
];

const BACK_WITHIN_MS = 60_000;

describe.skipIf(CHROMIUM === undefined)('Given a server that is killed after Send', () => {
  let settings: Record<string, string>;
  let served: Served;
  let browser: Browser;
  let ada: Visitor;
  let ben: Visitor;
  let watcher: Visitor;

  beforeAll(async () => {
    const [port] = await freePorts(1);
    settings = { SCORESHEET_DATA: await newDataFolder(), SCORESHEET_PORT: String(port) };
    [served, browser] = await Promise.all([serve(settings), startBrowser()]);
    const come = () => visitor(browser, { url: served.url });
    [ada, ben, watcher] = await Promise.all([come(), come(), come()]);
    await Promise.all([ada, ben].map((who) => becomeGuest(who, served.url)));
  });
  afterAll(async () => {
    await browser?.close();
    await served?.stop();
  });

  /** A duel in which Ada is asked. */
  async function askingAda(): Promise<Duel> {
    const duel = await beginDuel(served.url, [ada, ben]);
    const isHers = async () => (await openDecision(duel))?.who === (ada as Somebody);
    while (!(await isHers())) await playOn(duel, 1);
    return duel;
  }

  /** Lets the page send its answer, and kills the server at that moment; gives the answer's id. */
  function killAtSend(page: Page, killed: Killed): Promise<string> {
    return new Promise((done, failed) => {
      void page
        .route(
          '**/graphql',
          async (route) => {
            const id = commandOf(route.request());
            if (id === undefined) return route.fallback();
            if (killed === 'before it says so') await route.fetch();
            if (killed === 'with the answer in its hands')
              void route.fetch().catch(() => undefined);
            await served.stop('SIGKILL');
            await route.abort();
            await page.unroute('**/graphql');
            done(id);
          },
          // The page tries again and again: only the first try is held.
        )
        .catch(failed);
    });
  }

  it.each(KILLED)('%s: it is on the record once, and the page goes on', async (killed) => {
    const duel = await askingAda();
    const before = (await look(duel, ada)).seq;
    for (const { page } of [ada, watcher]) {
      await page.goto(`/match/${duel.match}`);
      await page.locator('.board .seat-line').first().waitFor();
    }
    await ada.page.locator('.bar[data-state=asked]').waitFor();
    await ada.page.waitForTimeout(GUARD_MS);
    const sending = killAtSend(ada.page, killed);
    await answerOnce(ada.page, () => 0, byClick);
    const id = await sending;
    // Where the event itself had come before the server was gone, nothing is left to wait for.
    const shown = await ada.page.locator('.bar-question').allTextContents();
    if (killed === 'before it says so') expect(shown.join()).not.toMatch(/not open any more/);
    else expect(shown.join(), 'nothing is accepted yet').toMatch(/Waiting|No connection/);
    served = await serve(settings);
    const now = async () => (await look(duel, ada)).seq;
    await expect.poll(now, { timeout: BACK_WITHIN_MS }).toBe(before + 1);
    const commands = await commandsOf(duel);
    expect(commands.filter((each) => each === id)).toHaveLength(1);
    expect(commands).toHaveLength(before + 2);
    for (const { page } of [ada, watcher]) {
      const line = page.locator(`.log li[data-index="${before + 1}"] .log-says`);
      await line.waitFor({ timeout: BACK_WITHIN_MS });
      await expect.poll(() => line.innerText()).not.toContain('…');
      await expect.poll(() => page.getByText('no connection').count()).toBe(0);
    }
    await expect.poll(() => ada.page.locator('.bar[data-state=sent]').count()).toBe(0);
    const problems = await ada.page.locator('.bar-problem').count();
    expect(problems).toBe(0);
  });

  it('then whoever only watches is told that the server is away, and misses no event', async () => {
    const duel = await beginDuel(served.url, [ada, ben]);
    const { page } = watcher;
    await page.goto(`/match/${duel.match}`);
    await page.locator('.replay').waitFor();
    await served.stop('SIGKILL');
    await page.getByText('no connection').waitFor();
    served = await serve(settings);
    await playOn(duel, 4);
    const { seq } = await look(duel, ada);
    await page.locator(`.log li[data-index="${seq}"]`).waitFor({ timeout: BACK_WITHIN_MS });
    const numbers = page.locator('.log .log-seq');
    const shown = (await numbers.allInnerTexts()).map((text) => Number(text.match(/\d+/)?.[0]));
    expect(shown).toEqual(Array.from({ length: seq + 1 }, (_, index) => index + 1));
    await expect.poll(() => page.locator('.log').innerText()).not.toContain('…');
    await expect.poll(() => page.getByText('no connection').count()).toBe(0);
  });
});

/** The id under which an answer is sent; undefined for everything else that a page asks. */
function commandOf(request: Request): string | undefined {
  const { operationName, variables } = (request.postDataJSON() ?? {}) as {
    readonly operationName?: string;
    readonly variables?: { readonly commandId?: string };
  };
  return operationName === 'Act' ? variables?.commandId : undefined;
}
