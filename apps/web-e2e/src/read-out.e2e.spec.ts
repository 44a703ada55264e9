/**
 * Given somebody who hears a match instead of seeing it, then the live regions of the page tell all
 * that happens, in its order and unhurried, and each decision of their own at once.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CHROMIUM, startBrowser, visitor } from './browser.spec-kit.js';
import { answerOnce, byClick, GUARD_MS, untilAsked } from './played.spec-kit.js';
import { listen, readOutOn, type ReadOut } from './read-out.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

/** So high that no line of the log is out of sight, where it would not be drawn. */
const TALL = { width: 1280, height: 3000 };
/** How far two summaries lie apart, less what a busy machine may be late with the first of them. */
const LEAST_BETWEEN_MS = 2_000 - 500;
const ANSWERS = 5;
/** By then all has been said. */
const LONGEST_MS = 30_000;

describe.skipIf(CHROMIUM === undefined).each([
  ['with motion', false],
  ['with reduced motion', true],
] as const)('While a match is played %s, a screen reader', (_, isStill) => {
  let browser: Browser;
  let heard: readonly ReadOut[];
  let questions: readonly string[];
  let log: readonly string[];

  beforeAll(async () => {
    const [{ url }, started] = await Promise.all([sharedServed(), startBrowser()]);
    browser = started;
    const { page, context } = await visitor(browser, { url, isStill, viewport: TALL });
    await listen(context);
    await page.goto('/play');
    await page.getByRole('button', { name: 'Play against a bot' }).click();
    questions = await playOn(page);
    log = await page.locator('.log .log-says > span').allTextContents();
    const last = log.at(-1) ?? '';
    heard = await vi.waitFor(
      async () => {
        const all = await readOutOn(page);
        expect(all.findLast(({ how }) => how === 'polite')?.text.endsWith(last)).toBe(true);
        return all;
      },
      { timeout: LONGEST_MS, interval: 100 },
    );
    await context.close();
  });
  afterAll(() => browser?.close());

  it('is told every action, in its order, and none twice', () => {
    const summaries = summariesOf(heard, log);
    expect(summaries.length).toBeGreaterThan(2);
    const told = summaries.map(({ text }) => text).join(' ');
    // The page was opened while the two sat down: of what was before, nobody is told.
    expect(log.join(' ').slice(-told.length)).toBe(told);
    const game = log.slice(log.findLastIndex((line) => line.endsWith(' is ready.')) + 1);
    expect(game.length).toBeGreaterThan(ANSWERS);
    expect(told).toContain(game.join(' '));
  });

  it('is told them two seconds apart or more', () => {
    const all = summariesOf(heard, log);
    const gaps = all.slice(1).map(({ at }, index) => at - (all[index]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(LEAST_BETWEEN_MS);
  });

  it('is told each decision of its own at once, exactly once', () => {
    const alerts = heard.filter(({ how }) => how === 'assertive').map(({ text }) => text);
    expect(alerts).toEqual(questions.map((question) => `You are asked: ${question}`));
  });
});

/** What is told of the game, and not of who is waited for before it. */
const summariesOf = (heard: readonly ReadOut[], log: readonly string[]): readonly ReadOut[] =>
  heard.filter(({ how, text }) => how === 'polite' && log.join(' ').includes(text));

/** Answers some decisions; gives the questions, with the one that is open at the end. */
async function playOn(page: Page): Promise<readonly string[]> {
  const questions: string[] = [];
  for (;;) {
    expect(await untilAsked(page)).toBe('asked');
    questions.push((await page.locator('.bar-question').textContent()) ?? '');
    if (questions.length > ANSWERS) return questions;
    await page.waitForTimeout(GUARD_MS);
    await answerOnce(page, () => 0, byClick);
    await page.locator('.bar[data-state=sent], .bar[data-state=asked]').first().waitFor();
  }
}
