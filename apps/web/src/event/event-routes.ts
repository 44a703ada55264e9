/** The addresses of events; each page is fetched when somebody opens it, with the words of its room. */
import type { RouteObject } from 'react-router';
import { pageOf } from '../words/page-of.js';

export const eventRoutes: RouteObject[] = [
  {
    path: 'events',
    lazy: pageOf('event', async () => (await import('../events/events-page.js')).EventsPage),
  },
  {
    path: 'events/new',
    lazy: pageOf(
      'event',
      async () => (await import('../events/new/new-event-page.js')).NewEventPage,
    ),
  },
  {
    path: 'player/:account',
    lazy: pageOf('event', async () => (await import('../player/player-page.js')).PlayerPage),
  },
  {
    path: 'event/:event',
    lazy: pageOf('event', async () => (await import('./event-page.js')).EventPage),
    children: [
      {
        index: true,
        lazy: pageOf('event', async () => (await import('./now/now-page.js')).NowPage),
      },
      {
        path: 'pairings',
        lazy: pageOf('event', async () => (await import('./round/pairings-page.js')).PairingsPage),
      },
      {
        path: 'standings',
        lazy: pageOf(
          'event',
          async () => (await import('./standings/standings-page.js')).StandingsPage,
        ),
      },
      {
        path: 'bracket',
        lazy: pageOf('event', async () => (await import('./bracket/bracket-page.js')).BracketPage),
      },
      {
        path: 'entrants',
        lazy: pageOf(
          'event',
          async () => (await import('./entrants/entrants-page.js')).EntrantsPage,
        ),
      },
      {
        path: 'entrants/:entrant',
        lazy: pageOf('event', async () => (await import('./entrants/entrant-page.js')).EntrantPage),
      },
      {
        path: 'lists',
        lazy: pageOf('event', async () => (await import('./lists/lists-page.js')).ListsPage),
      },
      {
        path: 'table/:phase/:round/:table',
        lazy: pageOf('event', async () => (await import('./table/table-page.js')).TablePage),
      },
      {
        path: 'organise',
        lazy: pageOf(
          'event',
          async () => (await import('./organiser/organiser-page.js')).OrganiserPage,
        ),
      },
      {
        path: 'staff',
        lazy: pageOf('event', async () => (await import('./staff/staff-page.js')).StaffPage),
      },
      {
        path: 'print',
        lazy: pageOf('event', async () => (await import('./print/print-page.js')).PrintPage),
      },
    ],
  },
];

/** As large as the wall, with nothing around it. */
export const wallRoute: RouteObject = {
  path: '/wall/:event',
  lazy: pageOf('event', async () => (await import('./wall/wall-page.js')).WallPage),
  children: [
    {
      index: true,
      lazy: pageOf('event', async () => (await import('./wall/wall-page.js')).Wall),
    },
  ],
};
