/**
 * How quick a replay is on a slow phone: a processor of a quarter of this one's speed, a line of
 * 400 kbit/s. What a page reckons is measured in time of its own thread, which other programs of this
 * machine hardly lengthen. The tables are the fullest there are: five seats of Buddies.
 */
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { TestApi } from '@scoresheet/services-api/api-spec-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, startBrowser, visitor, type Visitor } from '../browser.spec-kit.js';
import { environment, laidOut } from '../laid-out.spec-kit.js';
import { longRecord } from '../long-record.spec-kit.js';
import { untilStill } from '../still.spec-kit.js';
import { countedWork, workedMs } from './thread-work.spec-kit.js';

const EVENTS = 5_000;
const SLOWER = 4;
const LINE = { offline: false, latency: 40, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const STEPS = 60;
/** Several times what it takes where this was written, for the sake of slower machines: 16 and 35. */
const STEP_MS = 60;
const SEEK_MS = 300;
const HEAP_MB = 60;

describe.skipIf(CHROMIUM === undefined)('On a slow phone', () => {
  let browser: Browser;
  const apis: TestApi[] = [];

  beforeAll(async () => {
    browser = await startBrowser([]);
  });
  afterAll(async () => {
    await browser?.close();
    for (const api of apis) await api.close();
  });

  /** Somebody who looks at an event of a record with so many instructions between two answers. */
  async function replaying(instructions: number, at: (last: number) => number): Promise<Replaying> {
    const events = longRecord(environment, EVENTS, instructions);
    const api = await laidOut(events);
    apis.push(api);
    const last = events.length - 1;
    const who = await visitor(browser, { url: api.url, viewport: DESKTOP });
    const devtools = await countedWork(who.page);
    await who.page.goto(`/match/${events[0]?.header.record}?at=${at(last)}`);
    await who.page.locator('.board .seat-line').first().waitFor();
    await untilFolded(who.page, last);
    await sought(who.page, at(last));
    return { ...who, devtools, last };
  }

  it('a step is drawn before somebody presses again', async () => {
    const { page, devtools, context } = await replaying(0, (last) => Math.floor(last / 2));
    await slowed(devtools);
    const worked: number[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const before = await workedMs(devtools);
      await page.keyboard.press(step % 30 < 15 ? 'l' : 'j');
      await drawn(page);
      worked.push((await workedMs(devtools)) - before);
    }
    await context.close();
    expect(await median(worked, 'step')).toBeLessThan(STEP_MS);
  });

  it('any of 5,000 events is there at once', async () => {
    const { page, devtools, context, last } = await replaying(14, () => 10);
    expect(last + 1).toBeGreaterThanOrEqual(EVENTS);
    await slowed(devtools);
    const took: number[] = [];
    for (const at of [2_500, 600, 4_700, 1_234, 3_333, 150, 2_900]) {
      await untilStill(page);
      took.push(await sought(page, at));
    }
    await context.close();
    expect(await median(took, 'seek')).toBeLessThan(SEEK_MS);
  });

  it('a record of 5,000 events, walked from end to end, leaves the page small', async () => {
    const { page, devtools, context, last } = await replaying(14, () => 10);
    for (let at = 0; at <= last; at += 50) await sought(page, at);
    await page.waitForLoadState('networkidle');
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    await context.close();
    expect(await median([usedSize / 1e6], 'heap')).toBeLessThan(HEAP_MB);
  });
});

interface Replaying extends Visitor {
  readonly devtools: CDPSession;
  readonly last: number;
}

/** The record has come and is folded once a leap asks the server nothing. */
async function untilFolded(page: Page, last: number): Promise<void> {
  let asked = 0;
  page.on('request', () => void (asked += 1));
  let at = Math.floor(last / 3);
  await expect
    .poll(
      async () => {
        asked = 0;
        at = (at + 51) % last;
        await sought(page, at);
        await page.waitForLoadState('networkidle');
        return asked;
      },
      { timeout: 120_000 },
    )
    .toBe(0);
}

async function slowed(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
}

const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

interface PagePart {
  dispatchEvent(event: Event): void;
}
declare const document: { querySelector(selector: string): PagePart | null };
declare function requestAnimationFrame(then: () => void): void;

/** Milliseconds, by the page's own clock, until the board is drawn of the event that the bar was moved to. */
const sought = (page: Page, at: number): Promise<number> =>
  page.evaluate((seq) => {
    const bar = document.querySelector('.replay input[type=range]') as PagePart;
    const board = `.match-board[data-event="${seq}"]`;
    const began = performance.now();
    // React listens for what the browser itself would set.
    const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(bar), 'value');
    value?.set?.call(bar, String(seq));
    bar.dispatchEvent(new Event('input', { bubbles: true }));
    return new Promise<number>((found) => {
      const look = (): void => {
        if (document.querySelector(board)) found(performance.now() - began);
        else requestAnimationFrame(look);
      };
      look();
    });
  }, at);

async function median(values: readonly number[], what: string): Promise<number> {
  const sorted = values.toSorted((a, b) => a - b);
  console.log(`${what}: ${sorted.map((value) => value.toFixed(1)).join(' ')}`);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
