/**
 * The pictures of `docs/tour.md`, taken in a real browser from an installation that bots have filled.
 * They go to `reports/tour`, and with `npm run tour` to `docs/tour`, where readers find them.
 */
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, startBrowser, visitor } from '../browser.spec-kit.js';
import { seeded, type Seeded } from './seeded.spec-kit.js';
import { STOPS } from './stops.spec-kit.js';

const ROOT = new URL('../../../../', import.meta.url);
const FOLDER = process.env['TOUR_FOLDER'] ?? 'reports/tour';

const pathOf = (inRoot: string): string => fileURLToPath(new URL(inRoot, ROOT));
const NAMES = STOPS.map(({ name }) => name);

describe.skipIf(CHROMIUM === undefined)('A stop of the tour', () => {
  let installation: Seeded;
  let browser: Browser;

  beforeAll(async () => {
    [installation, browser] = await Promise.all([seeded(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await installation?.stop();
  });

  it.each(STOPS.map((stop) => [stop.name, stop] as const))(
    'can be reached: %s',
    async (name, stop) => {
      const { url } = installation;
      const { page, context, complaints } = await visitor(browser, { url, ...stop });
      await stop.show(page, installation);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.screenshot({ path: `${pathOf(FOLDER)}/${name}.png`, caret: 'initial' });
      await context.close();
      expect(complaints).toEqual([]);
    },
  );
});

describe('The tour', () => {
  it('shows each of its pictures, in the order of its stops', async () => {
    const text = await readFile(pathOf('docs/tour.md'), 'utf8');
    expect([...text.matchAll(/\(tour\/(.+?)\.png\)/g)].map(([, name]) => name)).toEqual(NAMES);
  });

  it('has a picture of each stop, and no other', async () => {
    const kept = await readdir(pathOf('docs/tour/'));
    expect(kept.toSorted()).toEqual(NAMES.map((name) => `${name}.png`).toSorted());
  });
});

declare const document: { readonly fonts: { readonly ready: Promise<unknown> } };
