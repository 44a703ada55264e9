// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { News } from './event-documents.js';
import { newsOf, useAnew } from './use-anew.js';

const news = (type: string): News => ({ type }) as never;

describe('Asking anew', () => {
  const listeners = new Set<(told: News) => void>();
  const tell = (type: string): void => listeners.forEach((each) => each(news(type)));
  const event = {
    onNews: (listener: (told: News) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  function within({ children }: PropsWithChildren) {
    const routes = [
      {
        path: '/',
        element: createElement(Outlet, { context: event }),
        children: [{ index: true, element: children }],
      },
    ];
    return createElement(RouterProvider, { router: createMemoryRouter(routes) });
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    listeners.clear();
  });

  const using = (ask: () => Promise<unknown>) =>
    renderHook(() => useAnew(ask, newsOf('result-entered')), { wrapper: within });

  it('follows news that concerns it, once for what comes close together', async () => {
    const ask = vi.fn(async () => undefined);
    using(ask);
    tell('round-published');
    await vi.runAllTimersAsync();
    expect(ask).not.toHaveBeenCalled();
    for (let told = 0; told < 3; told += 1) tell('result-entered');
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('happens once more for what was told while the answer was on its way', async () => {
    let answer = (): void => undefined;
    const ask = vi.fn(() => new Promise<void>((resolve) => void (answer = resolve)));
    using(ask);
    tell('result-entered');
    await vi.runAllTimersAsync();
    tell('result-entered');
    tell('result-entered');
    answer();
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('ends with its page', async () => {
    const ask = vi.fn(async () => undefined);
    const { unmount } = using(ask);
    tell('result-entered');
    unmount();
    await vi.runAllTimersAsync();
    expect(ask).not.toHaveBeenCalled();
  });
});
