/** Given a long record, when a page is opened at one of its events, then the log is there as well. */
import type { TestApi } from '@scoresheet/services-api/api-spec-kit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, PHONE, startBrowser, visitor } from './browser.spec-kit.js';
import { environment, laidOut } from './laid-out.spec-kit.js';
import { longRecord } from './long-record.spec-kit.js';
import { untilStill } from './still.spec-kit.js';

const EVENTS = 400;
/** Far from both ends, in the middle of a page of moments and at the beginning of one. */
const PLACES = [130, 200];

describe.skipIf(CHROMIUM === undefined)('The line of the event that is shown', () => {
  let browser: Browser;
  let api: TestApi;
  let match: string;

  beforeAll(async () => {
    const events = longRecord(environment, EVENTS, 0);
    match = events[0]?.header.record ?? '';
    [api, browser] = await Promise.all([laidOut(events), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });

  const lineInSight = (page: Page, at: number): Promise<boolean> =>
    page.locator(`.log li[data-index="${at}"][aria-current=step]`).evaluateAll(isInSight);

  it.each(PLACES)('is in sight beside the board: event %i', async (at) => {
    const { page, context } = await visitor(browser, { url: api.url, viewport: DESKTOP });
    await page.goto(`/match/${match}?at=${at}`);
    await expect.poll(() => lineInSight(page, at)).toBe(true);
    await untilStill(page);
    expect(await lineInSight(page, at), 'and stays there').toBe(true);
    await context.close();
  });

  it.each(PLACES)('is in sight on a phone, whenever the log is opened: event %i', async (at) => {
    const { page, context } = await visitor(browser, { url: api.url, viewport: PHONE });
    await page.goto(`/match/${match}?at=${at}`);
    await page.locator('.board .seat-line').first().waitFor();
    // All that a page does by itself is done: only opening the log can bring the line there.
    await untilStill(page);
    await page.locator('.match .beside').click();
    await expect.poll(() => lineInSight(page, at)).toBe(true);
    await context.close();
  });
});

interface Box {
  readonly top: number;
  readonly bottom: number;
}
interface Part {
  closest(selector: string): Part | null;
  getBoundingClientRect(): Box;
}

/** Within the frame of the log: whole, or the beginning of one that is higher than the frame. */
function isInSight(lines: readonly unknown[]): boolean {
  const [line] = lines as readonly Part[];
  const frame = line?.closest('.log')?.getBoundingClientRect();
  const box = line?.getBoundingClientRect();
  if (!frame || !box) return false;
  const end = Math.min(box.bottom, box.top + (frame.bottom - frame.top) / 2);
  return box.top >= frame.top - 1 && end <= frame.bottom;
}
