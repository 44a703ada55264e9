/** Presses a thing of the page as a person has to: where a finger really hits it, or by keys alone. */
import type { Page } from 'playwright-core';
import type { PageDocument, Part, StyleOf } from './page-parts.spec-kit.js';

declare const document: PageDocument;
declare const getComputedStyle: StyleOf;

/** Presses the one thing that fits the selector; why it could not be is given as words. */
export type Press = (page: Page, selector: string) => Promise<string | undefined>;

export const byPointer: Press = async (page, selector) => {
  const at = await page.evaluate(pointOf, selector);
  if (typeof at === 'string') return `${selector} ${at}`;
  await page.mouse.click(at.x, at.y);
  return undefined;
};

/** Goes there by Tab, as far as it takes, and presses Enter. */
export const byKeys: Press = async (page, selector) => {
  const problem = await goByTab(page, selector);
  if (problem === undefined) await page.keyboard.press('Enter');
  return problem;
};

/** Where the focus was lost, a first Tab shows from where the browser goes on. */
const MOST_TURNS = 8;

export async function goByTab(page: Page, selector: string): Promise<string | undefined> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const steps = await page.evaluate(stepsTo, selector);
    if (typeof steps === 'string') return `${selector} ${steps}`;
    if (steps === 0) return undefined;
    await holdTab(page, steps);
  }
  return `${selector} is not reached by Tab`;
}

/** Holds the key down for so many steps, as a person does; the browser takes them in this order. */
async function holdTab({ keyboard }: Page, steps: number): Promise<void> {
  const downs = Array.from({ length: Math.abs(steps) }, () => () => keyboard.down('Tab'));
  const back = steps < 0 ? [keyboard.down('Shift')] : [];
  await Promise.all([...back, ...downs.map((down) => down()), keyboard.up('Tab')]);
  if (steps < 0) await keyboard.up('Shift');
}

/** A point at which the thing takes a press, after whatever a finger can scroll was scrolled. */
function pointOf(selector: string): { readonly x: number; readonly y: number } | string {
  const [part, ...others] = document.querySelectorAll(selector);
  if (!part) return 'is not there';
  if (others.length > 0) return `is there ${others.length + 1} times`;
  part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  for (let each = part.parentElement; each; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    const isMoved =
      (overflowX === 'hidden' && each.scrollLeft !== 0) ||
      (overflowY === 'hidden' && each.scrollTop !== 0);
    if (isMoved) return `lies outside of .${each.className}, which no finger scrolls`;
  }
  const { left, top, right, bottom } = part.getBoundingClientRect();
  // A name of its own may lie on a strip; on a tile nothing does.
  const parts = part.matches('.strip-open') ? [0.5, 0.9, 0.1] : [0.5];
  for (const down of parts) {
    const [x, y] = [(left + right) / 2, top + (bottom - top) * down];
    if (part.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return `is covered by ${over ? `.${over.className}` : 'nothing of the page'}`;
}

/** How often Tab is to be pressed, backwards where negative. */
function stepsTo(selector: string): number | string {
  const now = document.activeElement;
  // A list that scrolls is a stop as well, though nothing tells so but that the focus is there.
  const stops = [...document.querySelectorAll('body *')].filter(
    (part) =>
      part === now ||
      (part.tabIndex >= 0 && !part.disabled && part.checkVisibility({ visibilityProperty: true })),
  );
  const fitting = stops.filter((part) => part.matches(selector));
  if (fitting.length !== 1) return `is there for Tab ${fitting.length} times`;
  const from = stops.findIndex((part) => part === now);
  return from < 0 ? 1 : stops.indexOf(fitting[0] as Part) - from;
}
