/** Hooks of the pages of an event, within a frame that tells what a spec tells. */
import { act, renderHook, type RenderHookResult } from '@testing-library/react';
import {
  createContext,
  createElement,
  useContext,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { EVENT } from '../event.spec-kit.js';
import type { News } from './event-documents.js';
import type { OpenEvent } from './use-event.js';

interface Within<Result, Props> extends RenderHookResult<Result, Props> {
  readonly tell: (news: News) => void;
}

/** `first`: what the hook is given before it is rendered anew. */
export function renderWithin<Result, Props>(
  hook: (props: Props) => Result,
  first: Props,
  event = EVENT,
): Within<Result, Props> {
  const listeners = new Set<(news: News) => void>();
  const context: OpenEvent = {
    event,
    ownTable: null,
    isConnected: true,
    onNews: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const Page = createContext<ReactNode>(null);
  const Shown = () => useContext(Page);
  const element = createElement(Outlet, { context });
  const router = createMemoryRouter([
    { path: '/', element, children: [{ index: true, Component: Shown }] },
  ]);
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(Page.Provider, { value: children }, createElement(RouterProvider, { router }));
  return {
    ...renderHook(hook, { wrapper, initialProps: first }),
    tell: (news) => act(() => listeners.forEach((listener) => listener(news))),
  };
}
