/** The stops of the tour: what is opened and pressed, until the page shows what the picture is of. */
import type { Page } from 'playwright-core';
import { signIn } from '../api-event.spec-kit.js';
import { DESKTOP, PHONE } from '../browser.spec-kit.js';
import { answerOnce, byClick, untilAsked } from '../played.spec-kit.js';
import type { Seeded } from './seeded.spec-kit.js';

interface Stop {
  /** Of its picture, without the ending. */
  readonly name: string;
  readonly viewport?: typeof DESKTOP;
  readonly theme?: 'light' | 'dark';
  readonly locale?: string;
  readonly show: (page: Page, seeded: Seeded) => Promise<void>;
}

const TALL = { width: 1280, height: 900 };

/** The duel of the tour, at an event. */
async function atEvent(page: Page, { duel }: Seeded, at: number, query = ''): Promise<void> {
  await page.goto(`/match/${duel}?at=${at}${query}`);
  await page.locator('.board .seat-line').first().waitFor();
  await page.locator(`.log li[aria-current=step][data-index="${at}"]`).waitFor();
}

/** Plays on until there are cards in hand: the first question may be who begins. */
async function untilDealt(page: Page): Promise<void> {
  await untilAsked(page);
  while ((await page.locator('.area[data-as=hand] .tile').count()) === 0) {
    await page.waitForTimeout(GUARD_MS);
    await answerOnce(page, () => 0, byClick);
    await untilAsked(page);
  }
}

/** A decision takes no press before (`use-choice.ts`). */
const GUARD_MS = 320;

export const STOPS: readonly Stop[] = [
  {
    name: 'front',
    show: async (page) => {
      await page.goto('/');
      await page.locator('.row').nth(1).waitFor();
    },
  },
  {
    name: 'watch',
    show: async (page, { crowd }) => {
      await page.goto(`/match/${crowd}`);
      await page.locator('.log li').nth(5).waitFor();
    },
  },
  { name: 'replay', show: (page, seeded) => atEvent(page, seeded, 60) },
  {
    name: 'replay-dark',
    theme: 'dark',
    show: (page, seeded) => atEvent(page, seeded, 75, '&as=1'),
  },
  {
    name: 'chart',
    show: async (page, seeded) => {
      await atEvent(page, seeded, 75);
      await page.getByRole('tab', { name: 'Chart' }).click();
      await page.locator('.lines svg').first().waitFor();
    },
  },
  {
    name: 'what-if',
    show: async (page, seeded) => {
      await atEvent(page, seeded, 60);
      await page.getByRole('tab', { name: 'What if' }).click();
      await page.getByRole('button', { name: /^Try from step/ }).click();
      await page.getByText('Nothing was tried yet.').waitFor();
    },
  },
  {
    name: 'verify',
    show: async (page, { duel }) => {
      await page.goto(`/verify?match=${duel}`);
      await page.locator('[data-verdict=EXACT]').waitFor();
    },
  },
  {
    name: 'play',
    viewport: TALL,
    show: async (page) => {
      await page.goto('/play');
      await page.getByRole('button', { name: 'Play against a bot' }).waitFor();
    },
  },
  {
    name: 'invite',
    viewport: TALL,
    show: async (page) => {
      await page.goto('/play');
      await page.getByText('A friend', { exact: true }).click();
      await page.getByRole('button', { name: 'Make an invitation' }).click();
      await page.getByRole('button', { name: 'Copy the link' }).waitFor();
    },
  },
  {
    name: 'decide',
    viewport: PHONE,
    show: async (page) => {
      await page.goto('/play');
      await page.getByRole('button', { name: 'Play against a bot' }).click();
      await untilDealt(page);
    },
  },
  {
    name: 'decide-german',
    viewport: PHONE,
    theme: 'dark',
    locale: 'de-DE',
    show: async (page) => {
      await page.goto('/play');
      await page.getByRole('button', { name: 'Gegen einen Bot spielen' }).click();
      await untilDealt(page);
    },
  },
  {
    name: 'decks',
    viewport: TALL,
    show: async (page) => {
      await page.goto('/decks/fuzzycards');
      await page.getByLabel('Begin with').selectOption({ index: 1 });
      await page.getByText('This deck may be played.').waitFor();
    },
  },
  {
    name: 'cards',
    show: async (page) => {
      await page.goto('/cards/buddyfight');
      await page.locator('main h1').waitFor();
    },
  },
  {
    name: 'words',
    show: async (page) => {
      await page.goto('/cards/fuzzycards/words');
      await page.getByLabel('Find a word').fill('attack');
      await page.locator('.word').first().waitFor();
    },
  },
  {
    name: 'print',
    viewport: TALL,
    show: async (page) => {
      await page.goto('/cards/fuzzycards');
      await page.getByLabel('Name or text').fill('attack');
      await page.getByRole('link', { name: 'Print these' }).click();
      await page.getByRole('button', { name: 'Print', exact: true }).waitFor();
    },
  },
  {
    name: 'rules',
    show: async (page) => {
      await page.goto('/rules/fuzzycards');
      await page.getByLabel('Find a statement').fill('Vault');
      await page
        .getByText(/\d+ scenarios?/)
        .first()
        .waitFor();
      await page.getByLabel('Find a statement').evaluate((field) => field.scrollIntoView());
    },
  },
  {
    name: 'lab',
    show: async (page) => {
      await page.goto('/rules/fuzzycards');
      await page
        .getByText(/\d+ scenarios?/)
        .first()
        .click();
      await page
        .getByRole('link')
        .filter({ has: page.locator('xpath=self::*[contains(@href,"/lab/")]') })
        .first()
        .click();
      await page.locator('.board .seat-line').first().waitFor();
    },
  },
  {
    name: 'event-new',
    viewport: TALL,
    show: async (page) => {
      await page.goto('/events/new');
      await page.getByRole('textbox', { name: 'Title' }).fill('Saturday Swiss');
      await page.getByRole('radio', { name: /^Swiss, then a bracket/ }).check();
    },
  },
  {
    name: 'event-organise',
    viewport: TALL,
    show: async (page, { url, swiss }) => {
      await signIn(page.context(), url, swiss.owner);
      await page.goto(`/event/${swiss.tournament}/organise`);
      await page.getByRole('textbox', { name: /^Table and result/ }).waitFor();
    },
  },
  {
    name: 'event-table',
    viewport: PHONE,
    show: async (page, { url, swiss }) => {
      const [player] = swiss.players;
      if (player) await signIn(page.context(), url, player);
      await page.goto(`/event/${swiss.tournament}`);
      await page.getByRole('heading', { name: /^You play at table/ }).waitFor();
    },
  },
  {
    name: 'event-standings',
    viewport: TALL,
    show: async (page, { swiss }) => {
      await page.goto(`/event/${swiss.tournament}/standings`);
      await page.locator('.standings-lines .line-opener').nth(2).click();
      await page.locator('.unfolded [aria-busy=true]').waitFor({ state: 'detached' });
      await page.locator('.unfolded h3, .unfolded h4, .unfolded table').first().waitFor();
    },
  },
  {
    name: 'event-bracket',
    show: async (page, { cup }) => {
      await page.goto(`/event/${cup.tournament}/bracket`);
      await page.locator('.bracket-match').first().waitFor();
    },
  },
  {
    name: 'event-wall',
    show: async (page, { swiss }) => {
      await page.goto(`/wall/${swiss.tournament}`);
      await page.getByRole('region', { name: 'Pairings' }).waitFor();
    },
  },
];
