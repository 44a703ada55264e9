/** A hall: whoever runs an event, a judge, the screen on the wall, and phones; each a browser of its own. */
import type { Browser, Page } from 'playwright-core';
import { person, signIn } from './api-person.spec-kit.js';
import { guestName } from './api-event.spec-kit.js';
import { PHONE, visitor, type Visitor } from './browser.spec-kit.js';

export interface Phone {
  readonly name: string;
  readonly page: Page;
}

export interface Hall {
  readonly organiser: Visitor;
  readonly judge: Visitor & { readonly name: string };
  readonly wall: Visitor;
  readonly phones: readonly Phone[];
  /** What any of these browsers complained of. */
  readonly complaints: () => readonly string[];
  /** What stands on all of these pages now, for whoever has to find out why a test waits in vain. */
  readonly inSight: () => Promise<string>;
}

/** So many browsers open a page at once that the machine is busy, and none waits for long. */
const AT_ONCE = 4;

/** Nobody is at the event yet: pages are opened by the specs. */
export async function openHall(browser: Browser, url: string, players: number): Promise<Hall> {
  const organiser = await visitor(browser, { url });
  await signIn(organiser.context, url, await person(url, 'Olga'));
  const judith = await person(url, 'Judith');
  const judge = await visitor(browser, { url, viewport: PHONE });
  await signIn(judge.context, url, judith);
  const wall = await visitor(browser, { url, viewport: { width: 1920, height: 1080 } });
  const phones = await inTurns(
    Array.from({ length: players }, (_, index) => async () => ({
      ...(await visitor(browser, { url, viewport: PHONE })),
      name: guestName(index),
    })),
  );
  const all = [organiser, judge, wall, ...phones];
  return {
    organiser,
    wall,
    phones,
    judge: { ...judge, name: judith.name },
    complaints: () => all.flatMap(({ complaints }) => complaints),
    inSight: async () => (await Promise.all(all.map(({ page }) => textOf(page)))).join('\n\n'),
  };
}

const textOf = async (page: Page): Promise<string> =>
  `${page.url()}\n${await page.locator('main').innerText()}`;

/** Does all, some at once, and gives what each gave. */
export async function inTurns<T>(works: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const done: T[] = [];
  for (let from = 0; from < works.length; from += AT_ONCE) {
    done.push(...(await Promise.all(works.slice(from, from + AT_ONCE).map((work) => work()))));
  }
  return done;
}

/** Presses the one button that does what comes next, which has to be the one that is expected. */
export async function step(page: Page, name: RegExp): Promise<void> {
  await page.locator('.next').getByRole('button', { name }).click();
}

/** Types results as somebody does who reads them off slips: a line, Enter, the next line. */
export async function typeResults(page: Page, lines: readonly string[]): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Table and result/ });
  for (const line of lines) {
    await field.fill(line);
    await field.press('Enter');
  }
}

/** Says on a phone how the own table went: `wins` of the own side first. */
export async function report(page: Page, [own, other]: readonly [number, number]): Promise<void> {
  await page.getByRole('button', { name: /^Report/ }).click();
  const group = page.getByRole('group', { name: own > other ? 'I have won' : 'I have lost' });
  await group.getByRole('radio', { name: `${own} – ${other}` }).check();
  await page.getByRole('button', { name: 'Send' }).click();
}
