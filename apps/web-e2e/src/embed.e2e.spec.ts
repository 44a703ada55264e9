/**
 * Given a match that is shown within somebody else's page, then it follows what happens, as a stranger
 * sees it: whoever is signed in with the same browser is nobody there.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { answerOnce, byClick, untilAsked } from './played.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

const FIRST = (): number => 0;
/** A decision takes no press before; a person looks longer than that. */
const GUARD_MS = 320;

interface Line {
  /** What the server has sent by the socket. */
  readonly heard: readonly string[];
  readonly said: readonly string[];
  /** Cuts the line; it stays cut until it is mended. */
  cut(): void;
  mend(): void;
}

/** Listens to the socket of a page that is opened afterwards. */
async function lineOf(page: Page): Promise<Line> {
  const [heard, said]: [string[], string[]] = [[], []];
  let isCut = false;
  let hangUp = (): void => undefined;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isCut) return void socket.close();
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      said.push(String(message));
      server.send(message);
    });
    server.onMessage((message) => {
      heard.push(String(message));
      socket.send(message);
    });
    hangUp = () => void Promise.all([server.close(), socket.close()]);
  });
  return {
    heard,
    said,
    cut() {
      isCut = true;
      hangUp();
    },
    mend: () => void (isCut = false),
  };
}

describe.skipIf(CHROMIUM === undefined)('A match within another page', () => {
  let url: string;
  let browser: Browser;

  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
  });
  afterAll(() => browser?.close());

  const come = (): Promise<Visitor> => visitor(browser, { url });

  async function play(page: Page): Promise<string> {
    await page.goto('/play');
    await page.getByRole('button', { name: 'Play against a bot' }).click();
    await page.waitForURL(/\/match\//);
    return new URL(page.url()).pathname.split('/')[2] ?? '';
  }

  async function answer(page: Page): Promise<void> {
    await untilAsked(page);
    await page.waitForTimeout(GUARD_MS);
    await answerOnce(page, FIRST, byClick);
  }

  /** The number of the step that is shown. */
  const stepOn = async (page: Page): Promise<number> =>
    Number(/Step (\d+)/.exec((await page.locator('.replay-says').textContent()) ?? '')?.[1] ?? -1);

  it('follows what happens, tells that the line is cut, and resumes', async () => {
    const { page, context, complaints } = await come();
    const match = await play(page);
    const stranger = await come();
    const line = await lineOf(stranger.page);
    await stranger.page.goto(`/embed/${match}`);
    await stranger.page.locator('.board .seat-line').first().waitFor();
    const before = await stepOn(stranger.page);
    await answer(page);
    await expect.poll(() => stepOn(stranger.page)).toBeGreaterThan(before);
    line.cut();
    await stranger.page.getByText('no connection').waitFor();
    const then = await stepOn(stranger.page);
    await answer(page);
    line.mend();
    await expect.poll(() => stepOn(stranger.page), { timeout: 30_000 }).toBeGreaterThan(then);
    expect(await stranger.page.getByText('no connection').count()).toBe(0);
    const whole = stranger.page.getByRole('link', { name: 'Open on Scoresheet' });
    expect(await whole.getAttribute('href')).toBe(`/match/${match}`);
    expect(await stranger.context.cookies()).toEqual([]);
    await Promise.all([context.close(), stranger.context.close()]);
    expect(complaints).toEqual([]);
  });

  it('shows a player in the same browser no more than anybody, by HTTP and by the socket', async () => {
    const { page, context } = await come();
    const own = await lineOf(page);
    const match = await play(page);
    await untilAsked(page);
    const embedded = await context.newPage();
    const line = await lineOf(embedded);
    const cookies: (string | undefined)[] = [];
    embedded.on('request', (request) => {
      if (!request.url().endsWith('/graphql')) return;
      // The page may be gone before its headers are told.
      void request.allHeaders().then(
        ({ cookie }) => cookies.push(cookie),
        () => undefined,
      );
    });
    await embedded.goto(`/embed/${match}`);
    await embedded.locator('.board .seat-line').first().waitFor();
    const before = await stepOn(embedded);
    await answer(page);
    await expect.poll(() => stepOn(embedded)).toBeGreaterThan(before);
    expect(await embedded.locator('.bar').count()).toBe(0);
    expect(line.said.some((message) => message.includes('"authorization":null'))).toBe(true);
    // The player's own line tells what they may choose, and the embedded one does not.
    await expect.poll(() => own.heard.join('').includes('"pick"')).toBe(true);
    expect(line.heard.join('')).toContain('"facts"');
    expect(line.heard.join('')).not.toContain('"pick"');
    expect(cookies.length).toBeGreaterThan(0);
    expect(cookies.every((cookie) => cookie === undefined)).toBe(true);
    await context.close();
  });

  it('is not there where it is private, whoever looks', async () => {
    const { page, context } = await come();
    await page.goto('/play');
    await page.getByText('A friend', { exact: true }).click();
    await page.getByRole('button', { name: 'Make an invitation' }).click();
    await page.waitForURL(/\/match\//);
    await page.goto(page.url().replace('/match/', '/embed/'));
    await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
    await context.close();
  });
});
