/** Sheets of an event as they leave the printer: an event of 37, in the second round, on real paper. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  endRound,
  guestName,
  publishRound,
  read,
  signIn,
  startedEvent,
  tablesOf,
  type ApiEvent,
  type ApiTable,
  type Person,
} from './api-event.spec-kit.js';
import { CHROMIUM, startBrowser, visitor } from './browser.spec-kit.js';
import { printed, type PrintedPage } from './pdf.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

const ENTRANTS = 37;
const TABLES = 18;
const A4 = { width: 595, height: 842 };
const LETTER = { width: 612, height: 792 };
/** A moment that every page of the spec is printed at. */
const PRINTED_AT = Date.UTC(2026, 10, 14, 9, 30);

interface Looking {
  readonly who?: Person | undefined;
  readonly theme?: 'light' | 'dark';
  /** Another event than that of 37. */
  readonly of?: ApiEvent;
}

describe.skipIf(CHROMIUM === undefined)('Sheets of an event', () => {
  let browser: Browser;
  let event: ApiEvent;
  let tables: readonly ApiTable[];

  beforeAll(async () => {
    const [{ url }, started] = await Promise.all([sharedServed(), startBrowser()]);
    browser = started;
    event = await startedEvent(url, {
      title: 'Hall of Paper',
      entrants: ENTRANTS,
      staff: { Judith: 'JUDGE' },
      withLists: true,
      more: ', lists: { open: NEVER }',
    });
    await publishRound(event, { phase: 1, round: 1 });
    await endRound(event, { phase: 1, round: 1 });
    await publishRound(event, { phase: 1, round: 2 });
    tables = await tablesOf(event, { phase: 1, round: 2 });
  });

  afterAll(() => browser?.close());

  /** The sheet in a browser of its own, once all of it is there. */
  async function sheet(query: string, { who, theme = 'light', of = event }: Looking = {}) {
    const { context, page, complaints } = await visitor(browser, { url: event.url, theme });
    if (who) await signIn(context, event.url, who);
    await page.clock.setFixedTime(PRINTED_AT);
    await page.goto(`/event/${of.tournament}/print?${query}`);
    await page.locator('.paper').waitFor();
    await expect.poll(() => page.locator('.paper [aria-busy=true]').count()).toBe(0);
    return { context, page, complaints };
  }

  async function pagesOf(query: string, looking: Looking = {}): Promise<readonly PrintedPage[]> {
    const { context, page, complaints } = await sheet(query, looking);
    const pages = await printed(page);
    await context.close();
    expect(complaints).toEqual([]);
    return pages;
  }

  it('have everybody by name once, and the head again on every page', async () => {
    const pages = await pagesOf('view=names&paper=letter');
    expect(pages.map(({ width, height }) => ({ width, height }))).toEqual([LETTER, LETTER]);
    const head = /Hall of Paper[^]*Round 2 by name[^]*Against/;
    expect(pages.filter(({ text }) => !head.test(text))).toEqual([]);
    const rows = pages.flatMap(({ text }) => rowsOf(text, /^(.+?) (\d+) (\d+|–) /));
    const names = Array.from({ length: ENTRANTS }, (_, index) => guestName(index));
    expect(rows.map(([, name]) => name).sort()).toEqual(names.sort());
    expect(rows.filter(([, , , table]) => table === '–')).toHaveLength(1);
    expect(pages.map(({ text }) => text).join(' ')).toContain('2 / 2');
  });

  it('have every table by number, and who has the bye', async () => {
    const pages = await pagesOf('view=tables&paper=a4');
    expect(pages).toMatchObject([A4]);
    const [page] = pages;
    const rows = rowsOf(page?.text ?? '', /^(\d+) .+ · .+/);
    expect(rows.map(([, number]) => Number(number))).toEqual(tables.map(({ number }) => number));
    expect(page?.text).toMatch(/^– .+ bye$/m);
  });

  it('are slips that lie in the order of tables once the stack is cut', async () => {
    const pages = await pagesOf('view=slips&paper=a4');
    expect(pages).toMatchObject(Array.from({ length: 5 }, () => A4));
    const numbers = pages.map(({ text }) =>
      [...text.matchAll(/Table\s+(\d+)/g)].map(([, number]) => Number(number)),
    );
    const piles = [0, 1, 2, 3].flatMap((pile) => numbers.map((page) => page[pile] ?? 0));
    expect(piles.filter((number) => number > 0)).toEqual(
      Array.from({ length: TABLES }, (_, index) => index + 1),
    );
  });

  it('are slips with places where several sit at a table', async () => {
    const pods = await startedEvent(event.url, {
      game: 'friendomancy',
      entrants: 8,
      phases: '{ kind: PODS, wanted: 4, least: 3, most: 5, rounds: 1, standings: "pods/1" }',
    });
    await publishRound(pods, { phase: 1, round: 1 });
    const pages = await pagesOf('view=slips&paper=a4', { of: pods });
    expect(pages).toHaveLength(1);
    // A name may go on in the next line.
    const words = pages[0]?.text.replaceAll(/\s+/g, ' ') ?? '';
    const names = Array.from({ length: 8 }, (_, index) => guestName(index));
    expect(names.filter((name) => !words.includes(name))).toEqual([]);
    expect(words.match(/Player Place At the end Signature/g)).toHaveLength(2);
  });

  it('have all standings of the closed round', async () => {
    const pages = await pagesOf('view=standings&paper=a4');
    const rows = pages.flatMap(({ text }) => rowsOf(text, /^(\d+) (.+?) (\d+) .*% .*-\d+$/));
    expect(rows).toHaveLength(ENTRANTS);
    expect(pages[0]?.text).toContain('Standings after 1 closed round');
  });

  it('are large numbers for the tables, with the way to the event to scan', async () => {
    const { context, page } = await sheet('view=numbers&paper=a4&tables=3,4,11,12,17');
    await expect.poll(() => page.locator('.table-number svg path').count()).toBe(5);
    const address = `${event.url}/event/${event.tournament}`;
    expect(await page.getByRole('img', { name: address }).count()).toBe(5);
    const pages = await printed(page);
    expect(pages.map(({ text }) => text.match(/^\d+$/gm))).toEqual([
      ['3', '11', '17'],
      ['4', '12'],
    ]);
    await context.close();
  });

  it('are lists for a deck check, which nobody but the staff is given', async () => {
    const [table] = tables;
    const [first, second] = table?.seats ?? [];
    const query = `view=check&paper=a4&tables=${table?.number}`;
    const pages = await pagesOf(query, { who: event.staff['Judith'] });
    expect(pages).toHaveLength(2);
    expect(pages[0]?.text).toContain(`no. ${first?.entrant}`);
    expect(pages[1]?.text).toContain(`no. ${second?.entrant}`);
    const counted = rowsOf(pages[0]?.text ?? '', /^(\d+) (?!cards)\w+/);
    const cards = await cardsOf(event, first?.entrant ?? 0);
    expect(counted.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(cards.length);
    const { context, page } = await sheet(query);
    expect((await printed(page)).map(({ text }) => text).join('')).not.toMatch(/^\d+ \w+/m);
    await context.close();
  });

  it('are a bracket to hang up, in parts that fit a page each', async () => {
    const bracket = await startedEvent(event.url, {
      entrants: 64,
      phases: '{ kind: SINGLE_ELIMINATION, standings: "magic/1", bestOf: 3 }',
    });
    await publishRound(bracket, { phase: 1, round: 1 });
    const pages = await pagesOf('view=bracket&paper=a4', { of: bracket });
    expect(pages).toMatchObject([A4, A4]);
    const words = pages.map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(words[0]).toContain('part 1 of 3');
    expect(words[1]).toMatch(/part 2 of 3.*part 3 of 3.*Final/);
    const names = Array.from({ length: 64 }, (_, index) => guestName(index));
    expect(names.filter((name) => !words.join(' ').includes(name))).toEqual([]);
    expect(words.join(' ').match(/table \d+/g)).toHaveLength(32);
  });

  it('are the same picture in either theme: black on white', async () => {
    const [light, dark] = await Promise.all(
      (['light', 'dark'] as const).map(async (theme) => {
        const { context, page } = await sheet('view=slips&paper=a4', { theme });
        expect(await themeOf(page)).toBe(theme);
        await page.emulateMedia({ media: 'print' });
        const picture = await page.screenshot({ fullPage: true });
        await context.close();
        return picture;
      }),
    );
    expect(light?.equals(dark as Buffer)).toBe(true);
  });
});

const rowsOf = (text: string, row: RegExp): readonly RegExpExecArray[] =>
  text
    .split('\n')
    .map((line) => row.exec(line))
    .filter((found) => found !== null);

async function cardsOf(event: ApiEvent, entrant: number): Promise<readonly string[]> {
  type Entries = readonly { readonly list: { readonly cards: readonly string[] } }[];
  const query = `staffEntries(after: ${entrant - 1}, first: 1) { list { cards } }`;
  const [entry] = await read<Entries>(event, event.owner, query);
  return entry?.list.cards ?? [];
}

declare const document: { readonly documentElement: { readonly dataset: { theme?: string } } };

const themeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.theme);
