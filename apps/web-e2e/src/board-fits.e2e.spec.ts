/**
 * Given tables out of the middle of games, then nothing of the board lies on something else, is cut or
 * out of reach, whatever the screen; and hands and eyes get the room that they need.
 */
import { pictureOf } from './pictures.spec-kit.js';
import { oneOf, type CardView, type Seat, type TableView } from '@scoresheet/rules-engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, PHONE, startBrowser, visitor } from './browser.spec-kit.js';
import { GAMES, gameOf, middlesOf, seatsOf, type Look } from './looks.spec-kit.js';
import { boxesOf, measured, scrollersOn, widthOf } from './measures.spec-kit.js';
import type { PageDocument, Part, StyleOf } from './page-parts.spec-kit.js';
import { openFor } from './shown.spec-kit.js';
import { telling as startTelling, type Telling } from './telling.spec-kit.js';

declare const document: PageDocument;
declare const getComputedStyle: StyleOf;

/** A desktop at 200 %: half as many pixels of CSS each way. */
const ZOOMED = { width: 640, height: 360 };
const FINGER = 44;
/** Tables that are looked at of each game on each screen. */
const TABLES = 5;

/** What holds more than it shows, as it is meant to: a log, and rows of cards that go on sideways. */
const MAY_SCROLL = '.match-aside, .area-places:not([data-slots])';

const SCREENS = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
  ['a desktop at 200 %', ZOOMED],
] as const;

describe.skipIf(CHROMIUM === undefined)('The board', () => {
  let telling: Telling;
  let browser: Browser;
  beforeAll(async () => {
    [telling, browser] = await Promise.all([startTelling(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await telling?.stop();
  });

  const come = async (viewport: typeof PHONE): Promise<Page> =>
    (await visitor(browser, { url: telling.url, viewport })).page;

  async function open(page: Page, game: string, look: Look): Promise<void> {
    await openFor({ telling, page, game, entry: await gameOf(game) }, look);
    await page.locator('.bar[data-state=asked]').waitFor();
  }

  describe.each(GAMES)('of %s', (game) => {
    let looks: readonly Look[];
    beforeAll(async () => {
      const entry = await gameOf(game);
      looks = middlesOf(entry, { seats: Math.max(...seatsOf(entry)), tables: TABLES });
    });

    it.each(SCREENS)('at its largest table fits on %s', async (_, viewport) => {
      const page = await come(viewport);
      const found: string[] = [];
      for (const look of looks) {
        await open(page, game, look);
        const wide = (await widthOf(page)) - viewport.width;
        const faults = [
          ...(await measured(page)),
          ...(wide > 0 ? [`the page is ${wide} px too wide`] : []),
          ...(viewport === DESKTOP ? await scrollersOn(page, MAY_SCROLL) : []),
        ];
        await page.screenshot({
          path: pictureOf(`/board/${game}/${look.seed}`, `${viewport.width}`),
        });
        found.push(...faults.map((each) => `seed ${look.seed}: ${each}`));
      }
      await page.context().close();
      expect(found).toEqual([]);
    });
  });

  it('a duel of Fuzzycards is on a phone at once, in two rows of three for each', async () => {
    const page = await come(PHONE);
    await open(page, 'fuzzycards', await middleOfDuel());
    const places = await boxesOf(page, '.area-places[data-slots] > li > *');
    const sizes = places.map(({ left, right, top, bottom }) => [right - left, bottom - top]);
    expect(places).toHaveLength(12);
    expect(Math.min(...sizes.map(([width = 0]) => width))).toBeGreaterThanOrEqual(96);
    expect(Math.min(...sizes.map(([, height = 0]) => height))).toBeGreaterThanOrEqual(72);
    expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(4);
    const all = [...places, ...(await boxesOf(page, '.own .area, .bar, .bar-acts .button'))];
    expect(Math.max(...all.map(({ bottom }) => bottom))).toBeLessThanOrEqual(PHONE.height);
    expect(Math.max(...all.map(({ right }) => right))).toBeLessThanOrEqual(PHONE.width);
    expect(await scrollersOn(page, MAY_SCROLL)).toEqual([]);
    await page.context().close();
  });

  it('ten cards in hand are a strip that snaps, with room for a finger on each, in their order', async () => {
    const look = withTenInHand(await middleOfDuel());
    const page = await come(PHONE);
    await open(page, 'fuzzycards', look);
    const strip = page.locator('.own .area[data-as=hand] .area-places');
    const cards = strip.locator('.tile');
    const order = () =>
      cards.evaluateAll((all: Part[]) => all.map(({ dataset }) => dataset['card']));
    const snaps = await strip.evaluate((part: Part) => getComputedStyle(part)['scrollSnapType']);
    expect(snaps).toMatch(/^x/);
    expect(await page.locator('.own').textContent()).toContain('4 of 10 playable');
    const held = handOf(look.table, look.decision.seat);
    expect(await order()).toEqual(held);
    for (let at = 0; at < 10; at += 1) {
      await cards.nth(at).scrollIntoViewIfNeeded();
      const { width, height } = await cards.nth(at).evaluate(uncovered);
      expect([at, width >= FINGER, height >= FINGER]).toEqual([at, true, true]);
    }
    await cards.nth(3).click();
    await page.locator('.bar[data-state=choosing]').waitFor();
    expect(await order()).toEqual(held);
    await page.context().close();
  });
});

async function middleOfDuel(): Promise<Look> {
  const [look] = middlesOf(await gameOf('fuzzycards'), { seats: 2, tables: 1 });
  if (!look) throw new Error('somebody is asked in the middle of a duel');
  return look;
}

/** How much of a tile, across and down through its middle, takes a press. */
function uncovered(tile: Part): { readonly width: number; readonly height: number } {
  const { left, top, right, bottom } = tile.getBoundingClientRect();
  const takes = (x: number, y: number): boolean => tile.contains(document.elementFromPoint(x, y));
  const count = (length: number, taken: (by: number) => boolean): number =>
    Array.from({ length: Math.floor(length) }, (_, by) => by).filter(taken).length;
  return {
    width: count(right - left, (by) => takes(left + by + 0.5, (top + bottom) / 2)),
    height: count(bottom - top, (by) => takes((left + right) / 2, top + by + 0.5)),
  };
}

const handOf = ({ seats }: TableView, seat: Seat) =>
  seats.find((each) => each.seat === seat)?.zones['hand']?.cards?.map(({ id }) => id) ?? [];

/** The same moment with ten cards in hand, of which four can be played. */
function withTenInHand({ table, decision, ...look }: Look): Look {
  const { seat } = decision;
  const ids = Array.from({ length: 10 }, (_, at) => `hand${seat}-${at + 1}`);
  const options = oneOf(...ids.slice(3, 7).map((id) => `play ${id} vault-1`), 'end');
  const seats = table.seats.map((side) => {
    const known = side.zones['hand']?.cards ?? [];
    const cards = ids.map((id, at): CardView => ({ ...known[at % known.length], id }));
    const hand = { count: ids.length, cards };
    return side.seat === seat ? { ...side, zones: { ...side.zones, hand } } : side;
  });
  const decisions = table.decisions.map((each) =>
    each.id === decision.id ? { ...each, options } : each,
  );
  return { ...look, decision: { ...decision, options }, table: { ...table, seats, decisions } };
}
