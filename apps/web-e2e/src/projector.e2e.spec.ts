/** The arrangement for a hall, in a real browser: it fits every wall, and shows what everybody may see. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CHROMIUM, PHONE, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { asked, type Somebody } from './duel.spec-kit.js';
import { answerOnce, byClick, untilAsked } from './played.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

/** A name is read at ten metres where it has so much of the height of the wall. */
const NAME_OF_HEIGHT = 1 / 40;
/** A decision takes no press before. */
const GUARD_MS = 320;
/** Bots think about every answer for as long as people watch with pleasure. */
const BOTS_PLAY_MS = 90_000;
/** An event of the middle of a game. */
const EVENT = 24;
/** The line of that event in the log: before there is one, the last one is shown in its place. */
const LINE = `.log li[aria-current=step][data-index="${EVENT}"]`;

const WALLS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Element {
  readonly scrollWidth: number;
  readonly scrollHeight: number;
  readonly clientWidth: number;
  readonly clientHeight: number;
  readonly className: string;
  getBoundingClientRect(): Box;
  closest(selector: string): Element | null;
}

declare const document: {
  readonly documentElement: Element;
  querySelectorAll(selector: string): Iterable<Element>;
};
declare const innerWidth: number;
declare const innerHeight: number;
declare function getComputedStyle(element: Element): {
  readonly fontSize: string;
  readonly overflowX: string;
  readonly clipPath: string;
  readonly cursor: string;
};

describe.skipIf(CHROMIUM === undefined)('The projector', () => {
  let url: string;
  let browser: Browser;
  /** A match that bots play, which has come to the event. */
  let match: string;

  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
    const who = await come();
    match = await vi.waitFor(() => playedByBots(who, url), {
      timeout: BOTS_PLAY_MS,
      interval: 250,
    });
    await who.context.close();
  });

  afterAll(() => browser?.close());

  const come = (viewport = WALLS[0]): Promise<Visitor> =>
    visitor(browser, withoutUndefined({ url, viewport }));

  it('fits every wall: nothing scrolls, nothing is cut, and names are large', async () => {
    const { page, context, complaints } = await come();
    for (const wall of WALLS) {
      await page.setViewportSize(wall);
      await page.goto(`/projector/${match}?at=${EVENT}`);
      await page.locator('.projector .tile-name').first().waitFor();
      expect(await page.evaluate(misfits), `${wall.width} x ${wall.height}`).toEqual([]);
      const least = await page.evaluate(leastName);
      expect(least / wall.height).toBeGreaterThanOrEqual(NAME_OF_HEIGHT);
    }
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('says the sentence of the record that the log has for the event', async () => {
    const { page, context } = await come();
    // A record that opens when its match is over says more to its readers than a wall may.
    await page.goto(`/match/${match}?at=${EVENT}&as=public`);
    const line = page.locator(`${LINE} .log-says > span`);
    const said = await line.textContent();
    await page.goto(`/projector/${match}?at=${EVENT}`);
    const says = page.locator('.projector-says');
    await expect.poll(() => says.textContent()).toBe(said);
    await context.close();
  });

  it('shows nobody a hand, not even to a player, and has nothing to press', async () => {
    const { page, context } = await come(PHONE);
    await page.goto('/play');
    await page.getByRole('button', { name: 'Play against a bot' }).click();
    const hand = page.locator('.own .tile-name');
    // What is asked before the hands are dealt is answered by whatever comes first.
    while ((await hand.count()) === 0) {
      await untilAsked(page);
      await page.waitForTimeout(GUARD_MS);
      await answerOnce(page, () => 0, byClick);
      await page.locator('.bar[data-state=sent], .bar[data-state=asked]').first().waitFor();
    }
    const held = await hand.allTextContents();
    expect(held.length).toBeGreaterThan(0);
    await page.goto(page.url().replace(/\/match\/([^?]*).*/, '/projector/$1'));
    await page.locator('.projector .seat-line').first().waitFor();
    const shown = await page.locator('.projector .tile-name').allTextContents();
    expect(shown.filter((name) => held.includes(name))).toEqual([]);
    expect(await page.locator('.projector [data-as=hand]').count()).toBe(0);
    expect(await page.locator('.projector button:not([inert] *), .projector a').count()).toBe(0);
    await context.close();
  });

  it('is one press away from the match, and takes the pointer off the wall', async () => {
    const { page, context } = await come();
    await page.goto(`/match/${match}`);
    await page.getByRole('tab', { name: 'Record' }).click();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'On a projector' }).click();
    const wall = await opened;
    await wall.locator('.projector .seat-line').first().waitFor();
    await wall.mouse.move(300, 300);
    const cursor = (): Promise<string | undefined> => wall.evaluate(cursorOfWall);
    expect(await cursor()).not.toBe('none');
    await expect.poll(cursor).toBe('none');
    await context.close();
  });
});

interface Listed {
  readonly id: string;
  readonly eventCount: number;
  readonly seats: readonly { readonly isBot: boolean }[];
}

/** The oldest match that bots play, once it has come to the event; the installation began with it. */
async function playedByBots(who: Somebody, url: string): Promise<string> {
  const query = `{ matches(first: 12, orderBy: { field: CREATED_AT, direction: ASC }) {
    nodes { id eventCount seats { isBot } } } }`;
  type Lists = { readonly matches: { readonly nodes: readonly Listed[] } };
  const { nodes } = (await asked<Lists>(who, url, query)).matches;
  const found = nodes.find(({ seats }) => seats.length > 0 && seats.every(({ isBot }) => isBot));
  if (found && found.eventCount > EVENT) return found.id;
  throw new Error(`no match of bots has come to event ${EVENT}: ${JSON.stringify(nodes)}`);
}

/** What lies outside of the wall, or is cut by what it lies in; names and sentences may end in dots. */
function misfits(): readonly string[] {
  const lines = '.tile-name, .tile-words, .projector-says, .unseen, .seat-name';
  const all = [...document.querySelectorAll('.projector *')].filter(
    (each) => !each.closest('.unseen') && getComputedStyle(each).clipPath === 'none',
  );
  const outside = all.filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });
  const cut = all.filter(
    (each) =>
      getComputedStyle(each).overflowX !== 'visible' &&
      each.closest(lines) === null &&
      (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1),
  );
  const { scrollWidth, scrollHeight } = document.documentElement;
  const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight;
  return [
    ...outside.map(({ className }) => `outside: ${className}`),
    ...cut.map(({ className }) => `cut: ${className}`),
    ...(scrolls ? ['the page scrolls'] : []),
  ];
}

/** The least height of a letter's line among the names, as it is on the wall. */
function leastName(): number {
  const [sheet] = document.querySelectorAll('.projector-sheet');
  if (!sheet) return 0;
  const { left, right } = sheet.getBoundingClientRect();
  const scale = (right - left) / sheet.clientWidth;
  const sizes = [...document.querySelectorAll('.projector .tile-name')].map(
    (name) => parseFloat(getComputedStyle(name).fontSize) * scale,
  );
  return Math.min(...sizes);
}

function cursorOfWall(): string | undefined {
  const [wall] = document.querySelectorAll('.projector');
  return wall && getComputedStyle(wall).cursor;
}
