/**
 * Asks anew when something has happened that changes the answer. Pages that hear of it at the same
 * moment ask at different ones, and what happens while an answer is awaited is asked for once more.
 */
import { useEffect, useRef } from 'react';
import type { News } from './event-documents.js';
import { useEvent } from './use-event.js';

/** A thousand pages that hear of one event ask within this time, and not at once. */
const SPREAD_MS = 600;

/** `ask` is called soon after each piece of news that `concerns` it. */
export function useAnew(ask: () => Promise<unknown>, concerns: (news: News) => boolean): void {
  const { onNews } = useEvent();
  const now = useRef({ ask, concerns });
  now.current = { ask, concerns };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    let isStale = false;
    const askAnew = (): void => {
      timer = undefined;
      isAsking = true;
      isStale = false;
      const done = (): void => {
        isAsking = false;
        if (isStale) soon();
      };
      now.current.ask().then(done, done);
    };
    const soon = (): void => {
      if (isAsking) isStale = true;
      else timer ??= setTimeout(askAnew, Math.random() * SPREAD_MS);
    };
    const stop = onNews((news) => void (now.current.concerns(news) && soon()));
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [onNews]);
}

/** News of one of these types. */
export const newsOf =
  (...types: readonly string[]) =>
  ({ type }: Pick<News, 'type'>): boolean =>
    types.includes(type);
