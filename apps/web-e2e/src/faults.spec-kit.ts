/** What is wrong with a page that anybody could see: faults that axe finds, and what runs out at the side. */
import axe, { type AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

declare const window: {
  readonly innerWidth: number;
  readonly axe: { run(what: unknown, options: unknown): Promise<AxeResults> };
};
declare const document: { readonly documentElement: { readonly scrollWidth: number } };

/** To be called before the first page of somebody who is asked for faults. */
export const bringAxe = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: axe.source });

/**
 * The label of a tile begins with its name, as whoever speaks to a browser needs it; what follows says
 * in words the figures that are drawn apart.
 */
const RULES = { 'label-content-name-mismatch': { enabled: false } };

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
