/** Pages at an address, in English and without a server, for specs. */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { speakEnglish } from '../words/speak-english.spec-kit.js';

/** The modules of a page are read anew in a spec, which takes its time on a busy machine. */
const READ_MS = 60_000;

/** A server that has not answered yet. */
const silence = new ApolloLink(() => new Observable(() => undefined));

export async function renderPage(
  routes: RouteObject[],
  address: string,
): Promise<ReturnType<typeof createMemoryRouter>> {
  await speakEnglish();
  const client = new ApolloClient({ link: silence, cache: new InMemoryCache() });
  const hydrated = [{ HydrateFallback: () => null, children: routes }];
  const router = createMemoryRouter(hydrated, { initialEntries: [address] });
  const children = createElement(RouterProvider, { router });
  const page = createElement(ApolloProvider, { client, children });
  const { rerender } = render(page);
  const isThere = (): void => {
    if (!document.querySelector('#content')) throw new Error(`${address} is not shown yet`);
  };
  await waitFor(isThere, { timeout: READ_MS });
  // React may show a page before it runs the page's effects; it runs them before it renders again.
  rerender(page);
  return router;
}
