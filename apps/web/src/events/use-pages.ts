/** A list, page after page. While its first page alone is shown, it is asked for again and again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIdentity } from '../account/identity.js';

export interface Page<Item> {
  readonly nodes: readonly Item[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

export interface Paged<Item> {
  /** All items so far; undefined until the first answer. */
  readonly items: readonly Item[] | undefined;
  /** The server could not be reached the last time. */
  readonly isFailed: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly again: () => void;
}

/** Of the list that `question` names; undefined where the server cannot be reached. */
type Ask<Item> = (question: string, after: string | null) => Promise<Page<Item> | undefined>;

interface Pages<Item> {
  readonly pages: readonly Page<Item>[];
  readonly isFailed: boolean;
}

const POLL_MS = 15_000;

/** `ask` has to stay the same; what changes stands in `question`. */
export function usePages<Item extends { readonly id: string }>(
  question: string,
  ask: Ask<Item>,
): Paged<Item> {
  const [{ pages, isFailed }, setPages] = useState<Pages<Item>>({ pages: [], isFailed: false });
  // Lists differ by who asks.
  const identity = useIdentity();
  const asked = `${identity} ${question}`;
  const now = useRef({ asked, shown: 0 });
  now.current = { asked, shown: pages.length };
  const last = useRef(0);
  const answered = useRef(0);

  const read = useCallback(
    async (after: string | null): Promise<void> => {
      const number = (last.current += 1);
      const told = await ask(question, after).catch(() => undefined);
      // The answer to what nobody looks for any more comes too late, and so does one that was
      // asked for before another: a first page would take away the pages behind it.
      if (now.current.asked !== asked || number !== last.current) return;
      answered.current = number;
      setPages((before) => withPage(before, after, told));
    },
    [ask, asked, question],
  );
  useEffect(() => {
    void read(null);
    // Whoever has gone on to older ones, or is about to, is not thrown back to the first.
    const poll = (): void => {
      if (now.current.shown <= 1 && answered.current === last.current) void read(null);
    };
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [read]);

  const { endCursor = null, hasNextPage = false } = pages.at(-1)?.pageInfo ?? {};
  return {
    items: pages.length === 0 ? undefined : onceEach(pages.flatMap(({ nodes }) => nodes)),
    isFailed,
    hasMore: hasNextPage,
    more: () => void read(endCursor),
    again: () => void read(null),
  };
}

function withPage<Item>(
  { pages }: Pages<Item>,
  after: string | null,
  page: Page<Item> | undefined,
): Pages<Item> {
  if (!page) return { pages, isFailed: true };
  return { pages: after === null ? [page] : [...pages, page], isFailed: false };
}

/** What went on to another place between two pages stands in both. */
const onceEach = <Item extends { readonly id: string }>(
  items: readonly Item[],
): readonly Item[] => [...new Map(items.map((item) => [item.id, item])).values()];
