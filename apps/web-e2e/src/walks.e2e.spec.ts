/**
 * Given moments of random games, then the page says of each what the one who is asked may know, and
 * half of the answers is chosen by a pointer, the other half by keys alone, on a phone and on a desktop.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, PHONE, startBrowser, visitor } from './browser.spec-kit.js';
import { GAMES, gameOf, looksOf, seatsOf, type Look } from './looks.spec-kit.js';
import { hurry, problemsIn } from './shown.spec-kit.js';
import { telling as startTelling, type Telling } from './telling.spec-kit.js';

const WALKS = 100;

describe.skipIf(CHROMIUM === undefined)('The board under random play', () => {
  let telling: Telling;
  let browser: Browser;
  beforeAll(async () => {
    [telling, browser] = await Promise.all([startTelling(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await telling?.stop();
  });

  it.each(GAMES)('says what is known, and takes every answer: %s', async (game) => {
    const entry = await gameOf(game);
    const looks = looksOf({ entry, games: WALKS });
    expect(looks).toHaveLength(WALKS);
    expect(new Set(looks.map(({ seats }) => seats))).toEqual(new Set(seatsOf(entry)));
    const on = async (viewport: typeof PHONE, seen: readonly Look[]) => {
      const { page, context, complaints } = await visitor(browser, { url: telling.url, viewport });
      await hurry(page);
      const problems = await problemsIn({ telling, entry, game, page }, seen);
      await context.close();
      return [...problems, ...complaints];
    };
    const problems = await Promise.all([
      on(
        PHONE,
        looks.filter(({ seed }) => seed % 4 < 2),
      ),
      on(
        DESKTOP,
        looks.filter(({ seed }) => seed % 4 >= 2),
      ),
    ]);
    expect(problems.flat()).toEqual([]);
  });
});
