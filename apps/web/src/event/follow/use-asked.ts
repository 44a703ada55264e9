/** What a page asks of the server, and asks anew when news concern it: the last answer stays in sight. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isNeverAnswered } from '../../api/lasting-error.js';
import type { News } from './event-documents.js';
import { onBackInSight } from './back-in-sight.js';
import { newsOf, useAnew } from './use-anew.js';

export interface Asked<T> {
  readonly value: T | undefined;
  /** `closed`: the server does not answer this to who asks. */
  readonly problem: 'closed' | 'unreachable' | undefined;
  /** Asks at once; with the token of an event, knowing of that. */
  readonly again: (token?: string) => Promise<void>;
}

interface Asking<T> {
  /** Another key is another question: what was answered to the one before is gone. */
  readonly key: string;
  /** What the answer is about has changed with this: it is asked for anew, and stays in sight. */
  readonly about?: string;
  readonly ask: (token?: string) => Promise<T>;
  readonly concerns: (news: News) => boolean;
}

interface Answered<T> extends Pick<Asked<T>, 'value' | 'problem'> {
  readonly key: string;
}

const RETRY_MS = 3_000;

/** What the server does not answer to a player it can answer to a judge. */
const changesRoles = newsOf(
  'staff-appointed',
  'staff-dismissed',
  'successor-named',
  'ownership-taken',
);

export function useAsked<T>({ key, about, ask, concerns }: Asking<T>): Asked<T> {
  const [answered, setAnswered] = useState<Answered<T>>();
  const now = useRef({ key, ask });
  now.current = { key, ask };
  const last = useRef(0);
  const again = useCallback(async (token?: string): Promise<void> => {
    const asked = now.current;
    const number = (last.current += 1);
    const put = (next: (before: T | undefined) => Omit<Answered<T>, 'key'>): void => {
      // Of two that are on their way the one that was asked later knows more.
      if (asked.key !== now.current.key || number !== last.current) return;
      setAnswered((before) => ({
        key: asked.key,
        ...next(before?.key === asked.key ? before.value : undefined),
      }));
    };
    try {
      const value = await asked.ask(token);
      put(() => ({ value, problem: undefined }));
    } catch (error) {
      const problem = isNeverAnswered(error) ? 'closed' : 'unreachable';
      put((value) => ({ value, problem }));
    }
  }, []);
  useEffect(() => void again(), [again, key, about]);
  useEffect(() => onBackInSight(() => void again()), [again]);
  const current = answered?.key === key ? answered : undefined;
  const isClosed = current?.problem === 'closed';
  useAnew(
    () => again(),
    (news) => concerns(news) || (isClosed && changesRoles(news)),
  );
  useEffect(() => {
    if (current?.problem !== 'unreachable') return;
    const timer = setTimeout(() => void again(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [again, current]);
  return { value: current?.value, problem: current?.problem, again };
}
