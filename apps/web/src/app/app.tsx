/** The pages and their addresses. Each page is a chunk of its own. */
import { ApolloProvider } from '@apollo/client/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { client } from '../api/client.js';
import { cardRoutes } from '../cards/card-routes.js';
import { deckRoutes } from '../decks/deck-routes.js';
import { eventRoutes, wallRoute } from '../event/event-routes.js';
import { FrontPage } from '../front/front-page.js';
import { pageOf } from '../words/page-of.js';
import { ruleRoutes } from '../rules/rule-routes.js';
import { PageError } from './page-error.js';
import { Shell } from './shell.js';

/** The first page is on its way: what is shown has no word, so that none flashes up and goes. */
const Coming = () => <main className="page" id="content" aria-busy />;

const router = createBrowserRouter([
  {
    // Shown within pages of others: without a way elsewhere, and to everybody alike.
    path: '/embed/:match',
    ErrorBoundary: PageError,
    HydrateFallback: Coming,
    lazy: async () => ({ Component: (await import('../embed/embed-page.js')).EmbedPage }),
  },
  {
    // As large as the wall, with nothing around it.
    path: '/projector/:match',
    ErrorBoundary: PageError,
    HydrateFallback: Coming,
    lazy: async () => ({
      Component: (await import('../projector/projector-page.js')).ProjectorPage,
    }),
  },
  { ...wallRoute, ErrorBoundary: PageError, HydrateFallback: Coming },
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: PageError,
    HydrateFallback: Coming,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          { index: true, Component: FrontPage },
          {
            path: 'match/:match',
            lazy: async () => ({ Component: (await import('../match/match-page.js')).MatchPage }),
          },
          {
            path: 'play',
            lazy: async () => ({ Component: (await import('../play/play-page.js')).PlayPage }),
          },
          {
            path: 'account',
            lazy: async () => ({
              Component: (await import('../account/account-page.js')).AccountPage,
            }),
          },
          {
            path: 'operator',
            lazy: pageOf(
              'operator',
              async () => (await import('../operator/operator-page.js')).OperatorPage,
            ),
          },
          {
            path: 'verify',
            lazy: async () => ({
              Component: (await import('../verify/verify-page.js')).VerifyPage,
            }),
          },
          {
            path: 'licences',
            lazy: async () => {
              const { LicencesPage, licencesLoader } = await import('../licences/licences-page.js');
              return { Component: LicencesPage, loader: licencesLoader };
            },
          },
          ...cardRoutes,
          ...eventRoutes,
          ...deckRoutes,
          ...ruleRoutes,
          {
            path: '*',
            lazy: async () => ({ Component: (await import('./not-found.js')).NotFound }),
          },
        ],
      },
    ],
  },
]);

export const App = () => (
  <ApolloProvider client={client}>
    <RouterProvider router={router} />
  </ApolloProvider>
);
