/** What is wrong with a page that anybody could see: faults that axe finds, and what runs out at the side. */
import axe, { type AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { pictureOf } from './pictures.spec-kit.js';
import type { PageDocument, Part, StyleOf } from './page-parts.spec-kit.js';

declare const window: {
  readonly innerWidth: number;
  readonly axe: { run(what: unknown, options: unknown): Promise<AxeResults> };
};
declare function requestAnimationFrame(draw: () => void): void;
declare const document: PageDocument;
declare const getComputedStyle: StyleOf;

/** To be called before the first page of somebody who is asked for faults. */
export const bringAxe = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: axe.source });

const RESULTS = { resultTypes: ['violations'], selectors: false };
const ALL_RULES = {
  // Off by default in axe. People who speak to a browser say the words that they see.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  ...RESULTS,
};
const RULES_OF_COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'], ...RESULTS };

/** Returns the faults that axe finds, in words. */
export const faultsOf = (page: Page): Promise<readonly string[]> => foundByAxe(page, ALL_RULES);

const foundByAxe = (page: Page, rules: object): Promise<readonly string[]> =>
  page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  }, rules);

const THEMES = ['light', 'dark'] as const;

/**
 * Returns the faults that axe finds in both themes. With a path, it keeps a picture of each theme. Both
 * themes have the same content and layout, so axe checks only the colours of the dark one.
 */
export async function faultsInThemes(page: Page, path?: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const theme of THEMES) {
    await toTheme(page, theme);
    if (path !== undefined) await page.screenshot({ path: pictureOf(path, theme) });
    const found = await foundByAxe(page, theme === 'light' ? ALL_RULES : RULES_OF_COLOURS);
    faults.push(...found.map((fault) => `${theme}: ${fault}`));
  }
  await toTheme(page, 'light');
  return faults;
}

/** Changes the theme of the device, and waits until the page has followed. */
async function toTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
}

type Size = NonNullable<ReturnType<Page['viewportSize']>>;

/** Changes the size of the window, and waits until the page is drawn at that size. */
export async function toSize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise<void>((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => drawn())),
      ),
  );
}

/** How many pixels a page can be scrolled sideways by. */
export const scrollsSideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What keys can scroll, and so is a stop of Tab, and does not say what it is. */
export const namelessScrollers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const TAKES_KEYS = 'a[href], button:enabled, input:enabled, select, textarea, summary';
    const scrolls = (part: Part): boolean => {
      const { overflowX, overflowY } = getComputedStyle(part);
      const moves = (how = ''): boolean => how === 'auto' || how === 'scroll';
      return (
        (moves(overflowX) && part.scrollWidth > part.clientWidth) ||
        (moves(overflowY) && part.scrollHeight > part.clientHeight)
      );
    };
    // A browser makes a stop of whatever scrolls and holds nothing that takes keys.
    const isStop = (part: Part): boolean =>
      scrolls(part) && (part.tabIndex >= 0 || part.querySelector(TAKES_KEYS) === null);
    const NAMED = ':is([role], section, dialog):is([aria-label], [aria-labelledby])';
    return [...document.querySelectorAll('body *')]
      .filter((part) => part.checkVisibility() && !part.matches(TAKES_KEYS) && isStop(part))
      .filter((part) => !part.matches(NAMED))
      .map(({ tagName, className }) => `scrolls, and has no name: ${tagName} ${className}`);
  });
