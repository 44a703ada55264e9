/** Plays by clicks as a person does, or by keys: whatever the board and the bar offer, at random. */
import type { Locator, Page } from 'playwright-core';

/** What may be pointed at or pressed for the choice that is being made. */
const OFFERED = [
  '.tile[data-state=can]',
  '.tile[data-state=target]',
  '.slot[data-state=can]',
  '.slot[data-state=target]',
  'button.seat-name[data-state=can]',
  'button.seat-name[data-state=target]',
  '.bar-acts .button[lang=en]',
].join(', ');

const SEND = '.bar .button[data-main]';
/** The page after an answer: it is sent, the next decision is asked, or the match is over. */
export const ANSWERED = '.bar[data-state=sent], .replay, .bar[data-state=asked]';
/** A choice takes so many clicks at most. */
const MOST_CLICKS = 12;

type Press = (what: Locator) => Promise<void>;

export const byClick: Press = (what) => what.click();
/** Goes there as the keyboard does, and presses Enter. */
export const byKey: Press = async (what) => {
  await what.focus();
  await what.press('Enter');
};

/** A decision takes no press before (`use-choice.ts`); a person looks longer than that. */
export const GUARD_MS = 320;

/** A number from 0 up to, and without, `below`: the same seed gives the same game. */
type Below = (below: number) => number;

/**
 * Answers the open decision: points until it can be sent, and sends. What was sent is told by the
 * sentence of the bar.
 */
export async function answerOnce(page: Page, below: Below, press: Press): Promise<string> {
  const question = await page.locator('.bar-question').textContent();
  for (let clicks = 0; clicks < MOST_CLICKS; clicks += 1) {
    const [canSend, offered] = [
      await page.locator(`${SEND}:not([disabled])`).count(),
      await page.locator(OFFERED).all(),
    ];
    if (canSend > 0 && (offered.length === 0 || below(2) === 0)) break;
    const what = offered[below(Math.max(1, offered.length))];
    if (!what) break;
    await press(what);
  }
  const choice = (await page.locator('.bar-choice').allTextContents()).join('');
  await press(page.locator(SEND));
  return `${question} => ${choice}`;
}

/** Waits until the page asks something of its player, or the match is over. */
export async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  await page
    .locator('.bar[data-state=asked], .bar[data-state=choosing], .match[data-status=OVER]')
    .first()
    .waitFor();
  return (await page.locator('.match[data-status=OVER]').count()) > 0 ? 'over' : 'asked';
}
