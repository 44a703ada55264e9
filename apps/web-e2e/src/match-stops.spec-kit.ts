/** Every page and state that somebody comes to by playing, looking on, and looking back. */
import type { Page } from 'playwright-core';

export interface Stop {
  /** Of its picture. */
  readonly name: string;
  readonly path: (shown: Shown) => string;
  /** Who goes there: somebody who plays, or a stranger. */
  readonly isStranger?: boolean;
  /** What is there when the page is. */
  readonly shows: string;
  /** What is done there before one looks. */
  readonly act?: (page: Page, shown: Shown) => Promise<unknown>;
}

export interface Shown {
  /** A duel in which the player is asked something. */
  readonly live: string;
  /** One that is over and whose record is open. */
  readonly over: string;
  /** One in which the player waits for somebody. */
  readonly lobby: string;
  /** A private one. */
  readonly secret: string;
  /** What is left of the record when somebody has changed a letter of it. */
  readonly changed: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

const BOARD = '.board .seat-line';
type Tab = (typeof TABS)[number];
/** By their places: they are called otherwise in another language. */
const TABS = ['log', 'text', 'chart', 'record', 'what-if'] as const;
const TAB_SHOWS: Readonly<Record<Tab, string>> = {
  log: '.log li[aria-current=step]',
  text: '.text-board li',
  chart: '.lines svg',
  record: '.tab-panel select',
  'what-if': '.tab-panel .button',
};

export async function openTab(page: Page, tab: Tab): Promise<void> {
  // On a phone the tabs lie over the board, once they are opened.
  const beside = page.locator('.match:not(:has(.match-aside[data-open])) .beside');
  if (await beside.isVisible()) await beside.click();
  await page.getByRole('tab').nth(TABS.indexOf(tab)).click();
  await page.locator(TAB_SHOWS[tab]).first().waitFor();
}

async function branch(page: Page): Promise<void> {
  await openTab(page, 'what-if');
  await page.locator('.tab-panel .button').click();
  await page.locator('dialog .seat-line').first().waitFor();
}

async function openCard(page: Page): Promise<void> {
  await page.locator('.board .tile').first().focus();
  await page.keyboard.press('Space');
  await page.locator('dialog .card').first().waitFor();
}

const show = (name: string, path: Stop['path'], shows = 'main h1'): Stop => ({ name, path, shows });

export const STOPS: readonly Stop[] = [
  show('match-asked', ({ live }) => `/match/${live}`, '.bar[data-state=asked]'),
  { ...show('match-watched', ({ live }) => `/match/${live}`, BOARD), isStranger: true },
  { ...show('match-card', ({ live }) => `/match/${live}`, '.board .tile'), act: openCard },
  ...TABS.map((tab) => ({
    ...show(`replay-${tab}`, ({ over }) => `/match/${over}?at=12`, BOARD),
    act: (page: Page) => openTab(page, tab),
  })),
  show('match-over', ({ over }) => `/match/${over}`, '.replay'),
  { ...show('what-if', ({ over }) => `/match/${over}?at=12`, BOARD), act: branch },
  show('lobby-own', ({ lobby }) => `/match/${lobby}`, '.lobby .lobby-seat'),
  {
    ...show('lobby-stranger', ({ lobby }) => `/match/${lobby}`, '.lobby .lobby-seat'),
    isStranger: true,
  },
  show('lobby-private', ({ secret }) => `/match/${secret}`, '.invitation .qr path'),
  { ...show('embed', ({ live }) => `/embed/${live}`, BOARD), isStranger: true },
  { ...show('embed-lobby', ({ lobby }) => `/embed/${lobby}`, '.lobby'), isStranger: true },
  { ...show('projector', ({ live }) => `/projector/${live}`, BOARD), isStranger: true },
  { ...show('projector-over', ({ over }) => `/projector/${over}`, BOARD), isStranger: true },
  show('verify-exact', ({ over }) => `/verify?match=${over}`, '[data-verdict=EXACT]'),
  {
    ...show('verify-broken', () => '/verify', 'input[type=file]'),
    async act(page, { changed }) {
      await page.locator('input[type=file]').setInputFiles(changed);
      await page.locator('[data-verdict=BROKEN]').waitFor();
    },
  },
  {
    ...show('deck-builder', () => '/decks/fuzzycards', 'main select option:nth-child(2)'),
    async act(page) {
      await page.locator('main select').first().selectOption({ index: 1 });
      await page.locator('.step').first().waitFor();
    },
  },
  show('card', () => '/cards/fuzzycards/gen-001', '.card'),
  show('card-print', () => '/cards/fuzzycards/print'),
  show('rules', () => '/rules/fuzzycards'),
  show('lab', () => '/rules/fuzzycards/lab/combat/1', BOARD),
  show('account', () => '/account', '.account-name'),
  show('front-own', () => '/', '.row'),
];
