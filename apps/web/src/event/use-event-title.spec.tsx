// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { Outlet, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from '../cards/page.spec-kit.js';
import { EventsPage } from '../events/events-page.js';
import { pageOf } from '../words/page-of.js';
import { EventHead } from './event-head.js';
import { EVENT } from './event.spec-kit.js';
import { useTitleCount } from './own/notices/use-title-count.js';

const FOLLOWED = { event: EVENT, ownTable: null, isConnected: true };

function Frame() {
  return (
    <main id="content">
      <EventHead {...FOLLOWED} />
      <Outlet />
    </main>
  );
}

/** As the first page of an event, which counts there what was not read. */
function Page() {
  useTitleCount(useLocation().search === '?unread' ? 2 : 0);
  return null;
}

const ROUTES = [
  {
    path: '/event/:event',
    lazy: pageOf('event', async () => Frame),
    children: [
      { index: true, Component: Page },
      { path: '*', Component: Page },
    ],
  },
  { path: '/events', lazy: pageOf('event', async () => EventsPage) },
  { path: '/', Component: () => <main id="content" /> },
];

describe('The title of a page', () => {
  beforeEach(() => void (document.title = 'Scoresheet'));
  afterEach(cleanup);

  const opened = async (address: string) => {
    const router = await renderPage(ROUTES, address);
    return (next: string) => act(() => router.navigate(next));
  };

  it.each([
    ['', 'Saturday Swiss · Scoresheet'],
    ['/standings', 'Standings · Saturday Swiss · Scoresheet'],
    ['/entrants', 'Players · Saturday Swiss · Scoresheet'],
    ['/entrants/7', 'Player no. 7 · Saturday Swiss · Scoresheet'],
    ['/table/1/3/12', 'Table 12, round 3 · Saturday Swiss · Scoresheet'],
    ['/nowhere', 'Saturday Swiss · Scoresheet'],
  ])('of an event at %s is its own', async (place, title) => {
    await opened(`/event/t-1${place}`);
    await expect.poll(() => document.title).toBe(title);
  });

  it('goes with the page, and is nothing of the event once that is left', async () => {
    const go = await opened('/event/t-1/standings');
    await go('/event/t-1/pairings');
    expect(document.title).toBe('Pairings · Saturday Swiss · Scoresheet');
    await go('/events');
    await expect.poll(() => document.title).toBe('Events · Scoresheet');
    await go('/');
    expect(document.title).toBe('Scoresheet');
  });

  it('keeps how much was not read as long as that is counted', async () => {
    const go = await opened('/event/t-1?unread');
    await expect.poll(() => document.title).toBe('(2) Saturday Swiss · Scoresheet');
    await go('/event/t-1/lists?unread');
    expect(document.title).toBe('(2) Decks · Saturday Swiss · Scoresheet');
    await go('/event/t-1/lists');
    expect(document.title).toBe('Decks · Saturday Swiss · Scoresheet');
    await go('/event/t-1?unread');
    await go('/');
    expect(document.title).toBe('Scoresheet');
  });
});
