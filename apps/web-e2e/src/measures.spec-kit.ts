/**
 * Measures a page as it is laid out: what lies on what else, what is cut, what is out of reach, what
 * scrolls. Each gives its findings in words, none where all is well.
 */
import type { Page } from 'playwright-core';
import type { Box, Part, PageDocument, StyleOf } from './page-parts.spec-kit.js';

declare const document: PageDocument;
declare const getComputedStyle: StyleOf;
declare const NodeFilter: { readonly SHOW_TEXT: number };

/** Things of which none lies on another, unless one contains the other. */
const THINGS = [
  '.tile',
  '.slot',
  '.seat-name',
  '.seat-status',
  '.clock',
  '.seat-figures > div',
  '.beside',
  '.area-title',
  '.area-unknown',
  '.middle p > span',
  '.next',
  '.strip',
  '.bar',
  '.bar-says p',
  '.bar-acts > *',
  '.replay',
  '.masthead',
].join(', ');

/** What has to be seen whole, as soon as whatever a finger scrolls is scrolled to it. */
const REACHED = '.tile, .slot, .seat-name, .strip, .bar, .bar-acts .button';

/** What lies on something else, is cut without a sign of it, or is out of reach. */
export const measured = (page: Page): Promise<readonly string[]> =>
  page.evaluate(measure, { things: THINGS, reached: REACHED });

/** Sizes of what fits the selector, as far as it is drawn. */
export const boxesOf = (page: Page, selector: string): Promise<readonly Box[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          return { left, top, right, bottom };
        }),
    selector,
  );

/** What can be scrolled although it should fit; `but` names what may scroll nevertheless. */
export const scrollersOn = (page: Page, but: string): Promise<readonly string[]> =>
  page.evaluate((free) => {
    const scrolls = (part: Part, isPage: boolean): boolean => {
      const { overflowX, overflowY } = getComputedStyle(part);
      const moves = (how: string): boolean => how === 'auto' || how === 'scroll' || isPage;
      const [wide, high] = [
        part.scrollWidth - part.clientWidth,
        part.scrollHeight - part.clientHeight,
      ];
      return (moves(overflowX ?? '') && wide > 1) || (moves(overflowY ?? '') && high > 1);
    };
    const within = [...document.querySelectorAll('.match *')].filter(
      (part) => part.checkVisibility() && !part.closest(free) && scrolls(part, false),
    );
    const all = scrolls(document.documentElement, true)
      ? [document.documentElement, ...within]
      : within;
    return all.map(
      ({ className, tagName, scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        `${className || tagName}: ${scrollWidth} x ${scrollHeight} in ${clientWidth} x ${clientHeight}`,
    );
  }, but);

export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

/** Stands alone: it runs within the page. */
function measure({ things, reached }: { readonly things: string; readonly reached: string }) {
  const hides = (how = ''): boolean => how === 'hidden' || how === 'clip';
  const isClamped = (style: Readonly<Record<string, string>>): boolean =>
    style['textOverflow'] === 'ellipsis' || (style['webkitLineClamp'] ?? 'none') !== 'none';
  const call = (part: Part): string =>
    `${part.className || part.tagName} '${(part.getAttribute('aria-label') ?? part.textContent ?? '').slice(0, 40)}'`;

  /**
   * What is left of a box within all that cuts it. With `isScrolled`, whatever a finger scrolls is
   * scrolled to it first.
   */
  const leftOf = (part: Part, whole: Box, isScrolled: boolean): Box => {
    const across = [whole.left, whole.right];
    const down = [whole.top, whole.bottom];
    const within = (line: number[], how: string | undefined, from: number, to: number): void => {
      if (how === undefined || how === 'visible') return;
      const [start = 0, end = 0] = line;
      const by = !isScrolled || hides(how) ? 0 : Math.max(from - start, 0) || Math.min(to - end, 0);
      line.splice(0, 2, Math.max(start + by, from), Math.min(end + by, to));
    };
    for (let each = part.parentElement; each; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const { left, top, right, bottom } = each.getBoundingClientRect();
      within(across, overflowX, left, right);
      within(down, overflowY, top, bottom);
    }
    const [left = 0, right = 0] = across;
    const [top = 0, bottom = 0] = down;
    return { left, top, right, bottom };
  };
  const areaOf = ({ left, top, right, bottom }: Box): number =>
    Math.max(0, right - left) * Math.max(0, bottom - top);
  const both = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const sizeOf = ({ left, top, right, bottom }: Box): string =>
    `${Math.round(right - left)} x ${Math.round(bottom - top)}`;

  const isSeen = (part: Part): boolean =>
    part.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(part)['clipPath'] === 'none';
  const drawn = [...document.querySelectorAll(things)]
    .filter((part) => isSeen(part) && !part.closest('.match-aside:not([data-open])'))
    .map((part) => ({ part, box: leftOf(part, part.getBoundingClientRect(), false) }))
    .filter(({ box }) => areaOf(box) > 1);
  const overlaps = drawn.flatMap(({ part, box }, index) =>
    drawn
      .slice(index + 1)
      .filter((other) => !part.contains(other.part) && !other.part.contains(part))
      .map((other) => ({ other, on: both(box, other.box) }))
      .filter(({ on }) => on.right - on.left > 1 && on.bottom - on.top > 1)
      .map(({ other, on }) => `${call(part)} and ${call(other.part)}: ${sizeOf(on)}`),
  );

  const outOfReach = [...document.querySelectorAll(reached)].filter(isSeen).flatMap((part) => {
    const whole = part.getBoundingClientRect();
    const left = leftOf(part, whole, true);
    return areaOf(whole) - areaOf(left) > 1
      ? [`${call(part)}: ${sizeOf(left)} of ${sizeOf(whole)}`]
      : [];
  });

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: part, textContent } = walker.currentNode;
    if (!part || !textContent?.trim() || !isSeen(part) || !part.closest('.match')) continue;
    if (part.closest('.unseen, .match-aside:not([data-open]), dialog')) continue;
    const marked = [part, part.parentElement].some(
      (each) => each && isClamped(getComputedStyle(each)),
    );
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) {
      const left = leftOf(part, line, true);
      // A line box is higher than its letters; a whole line that is left out is cut nowhere.
      const isCut =
        areaOf(left) > 1 &&
        (line.right - line.left - (left.right - left.left) > 1 ||
          line.bottom - line.top - (left.bottom - left.top) > 3);
      if (isCut && !marked) cut.push(`${call(part)}: ${sizeOf(left)} of ${sizeOf(line)}`);
    }
  }
  return [
    ...overlaps.map((each) => `overlap of ${each}`),
    ...cut.map((each) => `cut: ${each}`),
    ...outOfReach.map((each) => `out of reach: ${each}`),
  ];
}
