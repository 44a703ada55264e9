/** What is wrong with a page that anybody could see: faults that axe finds, and what runs out at the side. */
import axe, { type AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import type { PageDocument, Part, StyleOf } from './page-parts.spec-kit.js';

declare const window: {
  readonly innerWidth: number;
  readonly axe: { run(what: unknown, options: unknown): Promise<AxeResults> };
};
declare const document: PageDocument;
declare const getComputedStyle: StyleOf;

/** To be called before the first page of somebody who is asked for faults. */
export const bringAxe = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: axe.source });

/** What axe looks for only when it is told to: whoever speaks to a browser says what they see. */
const RULES = { 'label-content-name-mismatch': { enabled: true } };

/** What axe finds wrong, in words. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await page.evaluate((rules) => window.axe.run(document, { rules }), RULES);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
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
