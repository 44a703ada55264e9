/** What is wrong with how a page of an event is laid out and worded; nothing of it needs a picture. */
import type { Page } from 'playwright-core';
import { faultsInThemes, scrollsSideways } from './faults.spec-kit.js';
import type { Part, PageDocument } from './page-parts.spec-kit.js';

declare const document: PageDocument;
declare const window: { readonly innerWidth: number };

/** Words that no German sentence of ours has; the names of columns in a file are English on purpose. */
const ENGLISH =
  /\b(?:the|and|of|is|are|with|you|your|this|that|has|have|not|for|from|to|by|no|yet|round|tables?|players?|results?|points|standings|nobody|waits?|done)\b/;
const FILE_COLUMNS = 'name, account, byes, table, apart';
/** The name of words instead of the words, or a gap in them that nothing was put into. */
const UNTRANSLATED =
  /\{\{|\b(?:event|own|wall|round|standings|lists|organiser|staff|print|bracket|entrants|moment|webhooks)\.[a-zA-Z]\w*/;

/** Returns what is wrong with a page in German, in words. */
export async function wrongWith(page: Page): Promise<readonly string[]> {
  const texts = (await page.evaluate(textsOf)).map((text) => text.replace(FILE_COLUMNS, ''));
  const wide = await scrollsSideways(page);
  const english = texts.filter((text) => ENGLISH.test(text));
  return [
    ...(wide > 0 ? [`scrolls sideways by ${wide}`] : []),
    ...texts.filter((text) => UNTRANSLATED.test(text)).map((text) => `no words: ${text}`),
    ...english.map((text) => `English: ${text}`),
    ...(await page.evaluate(brokenWords)).map((text) => `breaks within a word: ${text}`),
    ...(await page.evaluate(hiddenLinks)).map((text) => `the open page is out of sight: ${text}`),
    ...(await faultsInThemes(page)),
  ];
}

/** What is read and what is read out, but for what people have written and what cards are called. */
function textsOf(): readonly string[] {
  const OTHERS =
    'bdi, option, script, noscript, style, [dir=auto], .card-shares tbody, .list-cards';
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, 4);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const text = (textContent ?? '').trim();
    if (text !== '' && parentElement?.closest(OTHERS) === null) texts.push(text);
  }
  for (const name of ['aria-label', 'placeholder', 'title']) {
    const parts = [...document.querySelectorAll(`[${name}]`)];
    texts.push(...parts.map((part) => part.getAttribute(name) ?? ''));
  }
  return texts;
}

/** Single words and figures of tables and clocks that stand on two lines. */
function brokenWords(): readonly string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, 4);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = (node.textContent ?? '').trim();
    if (text === '' || /\s/.test(text)) continue;
    const isFigure = node.parentElement?.closest('th, td, .round-clock, nav');
    if (!isFigure || !node.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size > 1) broken.push(text);
  }
  return broken;
}

/** Links to the page that is open which nobody sees, since their row is scrolled elsewhere. */
function hiddenLinks(): readonly string[] {
  const isOut = (part: Part): boolean => {
    const { left, right } = part.getBoundingClientRect();
    return left < 0 || right > window.innerWidth;
  };
  return [...document.querySelectorAll('.event-tabs [aria-current=page]')]
    .filter((part) => part.checkVisibility() && isOut(part))
    .map(({ innerText }) => innerText);
}
