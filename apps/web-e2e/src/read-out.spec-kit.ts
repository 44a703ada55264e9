/** What a page tells a screen reader: every change of a live region, from the first moment on. */
import type { BrowserContext, Page } from 'playwright-core';

export interface ReadOut {
  /** `assertive` interrupts whatever is being read. */
  readonly how: 'polite' | 'assertive';
  readonly text: string;
  /** In ms since the page was opened. */
  readonly at: number;
}

interface PageNode {
  readonly parentElement: Region | null;
  readonly textContent: string | null;
}

interface Region extends PageNode {
  closest?(selector: string): Region | null;
  querySelectorAll?(selector: string): Iterable<Region>;
  matches(selector: string): boolean;
}

interface Change {
  readonly target: Region;
  readonly addedNodes: Iterable<Region>;
}

declare const window: { readOut: ReadOut[] };
declare const document: unknown;
declare const performance: { now(): number };
declare class MutationObserver {
  constructor(changed: (changes: readonly Change[]) => void);
  observe(target: unknown, what: object): void;
}

/** To be called before the first page of somebody who listens. */
export const listen = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(keepReadOut);

export const readOutOn = (page: Page): Promise<readonly ReadOut[]> =>
  page.evaluate(() => window.readOut);

/** Stands alone: it runs within the page. A region of which several parts change at once is read once. */
function keepReadOut(): void {
  const REGIONS = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  window.readOut = [];
  const changedBy = ({ target, addedNodes }: Change): readonly Region[] => {
    const around = (target.closest ? target : target.parentElement)?.closest?.(REGIONS);
    const added = [...addedNodes].flatMap((node) => [
      ...(node.closest && node.matches(REGIONS) ? [node] : []),
      ...(node.querySelectorAll?.(REGIONS) ?? []),
    ]);
    return around ? [around, ...added] : added;
  };
  const keep = (region: Region): void => {
    const text = (region.textContent ?? '').trim();
    if (text === '') return;
    const isAssertive = region.matches('[role=alert], [aria-live=assertive]');
    window.readOut.push({
      how: isAssertive ? 'assertive' : 'polite',
      text,
      at: performance.now(),
    });
  };
  new MutationObserver((changes) => {
    for (const region of new Set(changes.flatMap(changedBy))) keep(region);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
