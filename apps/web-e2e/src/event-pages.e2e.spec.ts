/**
 * Every page of an event in every state of it, on the narrowest phone and in German, whose words are the
 * longest: what is wrong with any of them is listed. What is shown in a state is asked for one by one.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, type ApiEvent, type Person } from './api-event.spec-kit.js';
import { CHROMIUM, PHONE, startBrowser, visitor, type Visitor } from './browser.spec-kit.js';
import { forgetKept } from './called.spec-kit.js';
import { wrongWith } from './event-look.spec-kit.js';
import { EVENT_STATES, type EventState } from './event-states.spec-kit.js';
import { bringAxe } from './faults.spec-kit.js';
import { inTurns } from './hall.spec-kit.js';
import { sharedServed } from './served.spec-kit.js';

const ROLES = ['stranger', 'player', 'judge', 'owner'] as const;
type Role = (typeof ROLES)[number];
type Visits = Partial<Record<Role, readonly string[]>>;

const WALL = 'wall';

const VISITS: Partial<Record<EventState, Visits>> = {
  draft: { owner: ['', '/organise', '/bracket'] },
  announced: {
    stranger: ['', '/pairings', '/standings', '/bracket', '/entrants', '/lists', WALL],
    owner: ['/staff', '/organise?part=people'],
  },
  waitlist: { player: [''], stranger: ['', '/entrants'], owner: ['/organise'] },
  checkIn: { player: [''], stranger: ['', WALL], owner: ['/organise'] },
  drawn: { player: [''], stranger: ['', WALL], judge: ['', '/staff'], owner: ['/organise'] },
  published: { player: [''], stranger: ['/pairings?by=name'], owner: ['/organise'] },
  differing: {
    player: [''],
    stranger: ['', '/standings', WALL],
    judge: ['/staff', '/staff?table=1'],
    owner: ['/organise'],
  },
  resting: { player: [''], stranger: ['/pairings', WALL] },
  between: {
    player: [''],
    stranger: ['', '/pairings', '/standings?live=false', '/lists', '/table/1/1/9', WALL],
    judge: ['/staff', '/print?view=standings'],
    owner: ['/organise', '/organise?part=correct'],
  },
  pods: {
    player: [''],
    stranger: ['/pairings', '/standings', '/table/1/1/1', WALL],
    judge: ['/staff?table=1'],
  },
  bracket: { player: [''], stranger: ['', '/bracket', WALL], judge: ['/print?view=bracket'] },
  finished: {
    player: [''],
    stranger: ['', '/standings', '/entrants', '/entrants/1', '/lists', WALL],
    owner: ['/organise'],
  },
  cancelled: { player: [''], stranger: ['', WALL], owner: ['/organise'] },
  paused: { player: [''], stranger: ['', WALL], owner: ['/organise'] },
  platform: { player: [''], stranger: ['/table/1/1/1'], judge: ['/staff'] },
};

const STATES = Object.keys(VISITS) as EventState[];

describe.skipIf(CHROMIUM === undefined)('The pages of an event', () => {
  let url: string;
  let browser: Browser;
  let events: Record<EventState, ApiEvent>;
  /** A browser for each role, which keeps the files of the pages and signs in once per event. */
  let visitors: Record<Role, Visitor>;

  beforeAll(async () => {
    [{ url }, browser] = await Promise.all([sharedServed(), startBrowser()]);
    const seen = await Promise.all(ROLES.map(async (role) => [role, await come()] as const));
    visitors = Object.fromEntries(seen) as Record<Role, Visitor>;
    const made = await inTurns(
      STATES.map((state) => async () => [state, await EVENT_STATES[state](url)] as const),
    );
    events = Object.fromEntries(made) as Record<EventState, ApiEvent>;
  });
  afterAll(() => browser?.close());

  async function come(): Promise<Visitor> {
    const seen = await visitor(browser, { url, viewport: PHONE, locale: 'de-DE' });
    await bringAxe(seen.context);
    await seen.page.goto('/');
    return seen;
  }

  /** The role's browser, signed in as somebody of that event, with nothing that it kept of another. */
  async function comeTo(state: EventState, role: Role): Promise<Visitor> {
    const { context, page } = visitors[role];
    await forgetKept(page);
    await context.clearCookies();
    const who = personOf(events[state], role);
    if (who) await signIn(context, url, who);
    return visitors[role];
  }

  const addressOf = (state: EventState, path: string): string => {
    const { tournament } = events[state];
    return path === WALL ? `/wall/${tournament}` : `/event/${tournament}${path}`;
  };

  /** The page once all of it is there. */
  async function open(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
  }

  async function wrongIn(state: EventState, role: Role, paths: readonly string[]) {
    const { page, complaints } = await comeTo(state, role);
    const complained = complaints.length;
    const wrong: string[] = [];
    const titles = new Map<string, string>();
    for (const path of paths) {
      await open(page, addressOf(state, path));
      const [place = ''] = path.split('?');
      const title = await page.title();
      if ((titles.get(title) ?? place) !== place) wrong.push(`${path}: the title of ${place}`);
      titles.set(title, place);
      if (!/^.+ · Scoresheet$/.test(title)) wrong.push(`${path}: is called ${title}`);
      const found = await wrongWith(page);
      wrong.push(...found.map((each) => `${path}: ${each}`));
    }
    return [...wrong, ...complaints.slice(complained)].map((each) => `${state}, ${role}: ${each}`);
  }

  it.each(STATES)('have nothing wrong with them: %s', async (state) => {
    const visits = Object.entries(VISITS[state] ?? {}) as [Role, readonly string[]][];
    const wrong = await inTurns(
      visits.map(
        ([role, paths]) =>
          () =>
            wrongIn(state, role, paths),
      ),
    );
    expect(wrong.flat()).toEqual([]);
  });
});

function personOf(event: ApiEvent, role: Role): Person | undefined {
  if (role === 'owner') return event.owner;
  return role === 'judge'
    ? event.staff['Judith']
    : role === 'player'
      ? event.players[0]
      : undefined;
}
