/** Names that somebody has thought out to hurt, and what a page does not let them do. */
import type { Page } from 'playwright-core';
import { scrollsSideways } from './faults.spec-kit.js';
import type { Part, PageDocument, StyleOf } from './page-parts.spec-kit.js';

declare const document: PageDocument;
declare const getComputedStyle: StyleOf;

export const HOSTILE_NAMES: readonly (readonly [what: string, name: string])[] = [
  [
    'markup, a script and a template',
    '<img src=x onerror="document.title=1">"><script>document.title = 1</script>' +
      '$t(front.title) $& $1 {{constructor.constructor("alert(1)")()}}',
  ],
  ['signs that turn the direction', 'Ada \u202e neb \u2066\u202b'],
  ['signs that end what keeps it in', 'Ada\u2069\u2069\u202e\u2067'],
  ['letters from the right', 'שרה אברהם'],
  ['letters of both directions', 'سارة 12 Smith (x)'],
  ['nothing that is seen', 'A\u200b\u200d\u2060\ufeff\u200bda'],
  ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈🧑🏽‍🚀'.repeat(4)],
  ['two hundred wide letters', 'W'.repeat(200)],
  ['two hundred letters in words', 'Wilhelmine von '.repeat(14).slice(0, 200).trim()],
  ['a tower of marks', `Z${'\u0335\u0321\u030d'.repeat(12)}oe`],
];

/** A page may leave out the end of a name, and says so by dots. */
const BEGINNING = 30;

/** The name as a page gives it back: without signs that turn the writing, and with single spaces. */
const asShown = (name: string): string =>
  name
    .replaceAll(/[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

interface Shows {
  /** Where the page shows the name; undefined where it has no reason to. */
  readonly within?: string | undefined;
}

/** What is wrong with a page that was told the name. */
export async function problemsOf(
  page: Page,
  name: string,
  { within }: Shows = { within: 'body' },
): Promise<readonly string[]> {
  const beyond = await scrollsSideways(page);
  const words = within === undefined ? undefined : await wordsIn(page, within);
  return [
    ...(words?.includes(asShown(name).slice(0, BEGINNING)) === false ? ['does not show it'] : []),
    ...(beyond > 0 ? [`scrolls sideways by ${beyond} px`] : []),
    ...((await page.title()) === '1' ? ['has run it'] : []),
    ...(await outbreaks(page, asShown(name))),
    ...(await takenAlong(page, asShown(name))),
    ...(await overlaps(page)),
  ];
}

/** The words of a part of a page, those that are heard alone among them, in the same way. */
const wordsIn = async (page: Page, within: string): Promise<string> =>
  asShown((await page.locator(within).allTextContents()).join(' '));

/** Words of the page that run from the right because a name among them does. */
const takenAlong = (page: Page, name: string): Promise<readonly string[]> =>
  page.evaluate((shown) => {
    const words = (text: string): string =>
      text
        .replaceAll(/[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replace(/…$/, '');
    /** What a style puts there. */
    const beside = (part: Part, where: string): string =>
      /^"(.*)"$/.exec(getComputedStyle(part, where)['content'] ?? '')?.[1] ?? '';
    const isMore = (text: string): boolean => !shown.includes(words(text));
    const turned = [...document.querySelectorAll('main *, dialog *')]
      .filter((part) => getComputedStyle(part)['direction'] === 'rtl')
      .map((part) =>
        [beside(part, '::before'), part.textContent, beside(part, '::after')].join(''),
      );
    const labels = [...document.querySelectorAll('[aria-label], [title]')].flatMap((part) =>
      ['aria-label', 'title'].flatMap((named) => part.getAttribute(named) ?? []),
    );
    const isolated = [document.body.textContent ?? '', ...labels].flatMap((text) =>
      [...text.matchAll(/\u2068([^\u2066-\u2069]*)/g)]
        .map(([, within = '']) => within)
        .filter((within) => /^\P{L}*[\u0590-\u08ff]/u.test(within)),
    );
    return [...new Set([...turned, ...isolated])]
      .filter(isMore)
      .map((text) => `takes along: ${text.slice(0, 80)}`);
  }, name);

/** What names have got out of: markup that was made of them, writing that is turned by them. */
const outbreaks = (page: Page, name: string): Promise<readonly string[]> =>
  page.evaluate((shown) => {
    const SIGNS = /[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
    const [ISOLATES, ENDS, TURNS] = [/[\u2066-\u2068]/, /\u2069/, /[\u200e\u200f\u202a-\u202e]/];
    const made = [...document.querySelectorAll('main img, main script, [onerror], [onload]')];
    const walker = document.createTreeWalker(document.body, 4);
    const turned: string[] = [];
    /** In a part that holds the name alone, or of which somebody has said how it runs. */
    const isKept = (part: Part | null): boolean => {
      for (let up = part; up && up.tagName !== 'MAIN'; up = up.parentElement) {
        if (!/isolate|plaintext/.test(getComputedStyle(up)['unicodeBidi'] ?? '')) continue;
        if (up.getAttribute('dir') === 'ltr') return true;
        const words = up.textContent?.replaceAll(SIGNS, '').replaceAll(/\s+/g, ' ').trim();
        return shown.includes(words?.replace(/…$/, '') ?? '');
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
      if (!textContent || !leaks(textContent) || isKept(part) || part?.closest('option, textarea'))
        continue;
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
  }, name);

/** Pairs of things that lie on each other; the log and the text are lists, and flow. */
const overlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const THINGS =
      '.row > *, .seat-name, .clock, .seat-figures > div, .lobby-seat > *, .who-am-i, .brand, ' +
      '.settings summary, .series-seat, .log-seq, .log-says, .projector-says, .lines li, dt, dd, ' +
      '.branch-head > *, .branch-tools > *, .branch li, .session > *, .problems li, .deck-problems li';
    // On a phone the aside lies over the board, or is not there; a dialog lies over everything.
    const onTop =
      document.querySelector('dialog[open]') ?? document.querySelector('.match-aside[data-open]');
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
