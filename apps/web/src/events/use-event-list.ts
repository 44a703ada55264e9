/** One list of events, page after page. While its first page alone is shown, it is asked for again and again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIdentity } from '../account/identity.js';
import { client } from '../api/client.js';
import type { ResultOf } from '../api/schema.js';
import { EVENTS, type ListedEvent } from './events-documents.js';
import { askedOf, type ListName } from './lists.js';
import type { SoughtEvents } from './use-sought-events.js';

export interface EventList {
  /** Undefined until the first answer. */
  readonly events: readonly ListedEvent[] | undefined;
  readonly isFailed: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly again: () => void;
}

type Page = ResultOf<typeof EVENTS>['tournaments'];
interface Pages {
  readonly pages: readonly Page[];
  readonly isFailed: boolean;
}

const POLL_MS = 15_000;

export function useEventList(name: ListName, sought: SoughtEvents): EventList {
  const [{ pages, isFailed }, setPages] = useState<Pages>({ pages: [], isFailed: false });
  const asked = JSON.stringify(askedOf(name, sought));
  const question = `${useIdentity()} ${asked}`;
  const now = useRef({ question, shown: 0 });
  now.current = { question, shown: pages.length };

  const ask = useCallback(
    async (after: string | null): Promise<void> => {
      const told = await pageOf(asked, after);
      // The answer to what nobody looks for any more comes too late.
      if (now.current.question === question) setPages((before) => withPage(before, after, told));
    },
    [asked, question],
  );
  useEffect(() => {
    void ask(null);
    // Whoever has gone on to older events is not thrown back to the first ones.
    const timer = setInterval(() => void (now.current.shown <= 1 && ask(null)), POLL_MS);
    return () => clearInterval(timer);
  }, [ask]);

  const { endCursor = null, hasNextPage = false } = pages.at(-1)?.pageInfo ?? {};
  return {
    events: pages.length === 0 ? undefined : onceEach(pages.flatMap(({ nodes }) => nodes)),
    ...{ isFailed, hasMore: hasNextPage },
    more: () => void ask(endCursor),
    again: () => void ask(null),
  };
}

/** Undefined where the server cannot be reached. Drafts differ by who asks: nothing is kept. */
async function pageOf(asked: string, after: string | null): Promise<Page | undefined> {
  const variables = { ...(JSON.parse(asked) as ReturnType<typeof askedOf>), after };
  try {
    const { data } = await client.query({ query: EVENTS, variables, fetchPolicy: 'no-cache' });
    return data?.tournaments;
  } catch {
    return undefined;
  }
}

function withPage({ pages }: Pages, after: string | null, page: Page | undefined): Pages {
  if (!page) return { pages, isFailed: true };
  return { pages: after === null ? [page] : [...pages, page], isFailed: false };
}

/** An event that went on to another place between two pages stands in both. */
const onceEach = (events: readonly ListedEvent[]): readonly ListedEvent[] => [
  ...new Map(events.map((event) => [event.id, event])).values(),
];
