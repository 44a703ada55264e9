/** Names that somebody has thought out to hurt, and what a page does not let them do. */
import type { BrowserContext, Page } from 'playwright-core';
import type { Part, PageDocument, StyleOf } from './page-parts.spec-kit.js';

declare const document: PageDocument;
declare const getComputedStyle: StyleOf;

export const HOSTILE_NAMES: readonly (readonly [what: string, name: string])[] = [
  ['markup', '<img src=x onerror="document.title=1">'],
  ['a script', '"><script>document.title = 1</script>'],
  ['signs that turn the direction', 'Ada \u202e neb \u2066\u202b'],
  ['signs that end what keeps it in', 'Ada\u2069\u2069\u202e\u2067'],
  ['letters from the right', 'שרה אברהם'],
  ['letters of both directions', 'سارة 12 Smith (x)'],
  ['nothing that is seen', 'A\u200b\u200d\u2060\ufeff\u200bda'],
  ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈🧑🏽‍🚀'.repeat(4)],
  ['two hundred wide letters', 'W'.repeat(200)],
  ['two hundred letters in words', 'Wilhelmine von '.repeat(14).slice(0, 200).trim()],
  ['a tower of marks', `Z${'\u0335\u0321\u030d'.repeat(12)}oe`],
  ['words of a template', '{{constructor.constructor("alert(1)")()}} $t(front.title) $& $1'],
];

/** Whoever sits anywhere is called so; the server, which would refuse it, does not know. */
export async function callEverybody(context: BrowserContext, name: string): Promise<void> {
  const named = `"label":${JSON.stringify(name)}`;
  await context.route('**/graphql', async (route) => {
    const response = await route.fetch().catch(() => undefined);
    // The page was closed in between.
    if (response === undefined) return route.abort();
    const body = (await response.text()).replaceAll(/"label":"(?:[^"\\]|\\.)*"/g, () => named);
    await route.fulfill({ response, body });
  });
}

/** A page may leave out the end of a name, and says so by dots. */
export const BEGINNING = 30;

/** The name as a page gives it back: without signs that turn the writing, and with single spaces. */
export const asShown = (name: string): string =>
  name
    .replaceAll(/[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The words of a page, those that are heard alone among them, in the same way. */
export const wordsOn = async (page: Page): Promise<string> =>
  asShown((await page.locator('body').textContent()) ?? '');

/** What names have got out of: markup that was made of them, writing that is turned by them. */
export const outbreaks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const [ISOLATES, ENDS, TURNS] = [/[\u2066-\u2068]/, /\u2069/, /[\u200e\u200f\u202a-\u202e]/];
    const made = [...document.querySelectorAll('main img, main script, [onerror], [onload]')];
    const walker = document.createTreeWalker(document.body, 4);
    const turned: string[] = [];
    const isKept = (part: Part | null): boolean => {
      for (let up = part; up && up.tagName !== 'MAIN'; up = up.parentElement) {
        if (/isolate|plaintext/.test(getComputedStyle(up)['unicodeBidi'] ?? '')) return true;
      }
      return false;
    };
    /** Letters from the right, outside of what is isolated. */
    const leaks = (text: string): boolean => {
      let depth = 0;
      for (const letter of text) {
        if (ISOLATES.test(letter)) depth += 1;
        else if (ENDS.test(letter)) depth -= 1;
        else if (TURNS.test(letter)) return true;
        else if (depth === 0 && /[\u0590-\u08ff]/.test(letter)) return true;
        if (depth < 0) return true;
      }
      return depth !== 0;
    };
    while (walker.nextNode()) {
      const { parentElement: part, textContent } = walker.currentNode;
      if (!textContent || !leaks(textContent) || isKept(part) || part?.closest('option')) continue;
      turned.push(`${part?.tagName}.${part?.className}: ${textContent.slice(0, 60)}`);
    }
    const labels = [...document.querySelectorAll('[aria-label], [title]')].flatMap((part) =>
      ['aria-label', 'title'].flatMap((name) => part.getAttribute(name) ?? []),
    );
    return [
      ...made.map(({ tagName }) => `markup: ${tagName}`),
      ...turned.map((each) => `turned: ${each}`),
      ...labels.filter(leaks).map((each) => `turned label: ${each.slice(0, 60)}`),
    ];
  });

/** Pairs of things that lie on each other; the log and the text are lists, and flow. */
export const overlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const THINGS =
      '.row > *, .seat-name, .clock, .seat-figures > div, .lobby-seat > *, .who-am-i, .brand, ' +
      '.settings summary, .series-seat, .log-seq, .log-says, .projector-says, .lines li, dt, dd';
    // On a phone the aside lies over the board, or is not there.
    const onTop = document.querySelector('.match-aside[data-open]');
    const isOn = (part: Part): boolean =>
      onTop ? onTop.contains(part) : part.closest('.match-aside') === null;
    const drawn = [...document.querySelectorAll(THINGS)]
      .filter((part) => part.checkVisibility() && isOn(part))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
    return drawn.flatMap(({ part, box }, index) =>
      drawn
        .slice(index + 1)
        .filter((other) => !part.contains(other.part) && !other.part.contains(part))
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map(
          (other) =>
            `${part.className || part.tagName} on ${other.part.className || other.part.tagName}`,
        ),
    );
  });
