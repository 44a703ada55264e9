/** What staff have told everybody, the newest first. A new one is shown out of the message that tells of it. */
import { useEffect, useMemo, useState } from 'react';
import { askServer } from '../../api/ask-server.js';
import type { News } from '../follow/event-documents.js';
import { useAsked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { ANNOUNCEMENTS, type Announcement } from './now-documents.js';

const NONE: readonly Announcement[] = [];

/** Announcements, of which only those are known that are heard until the server has answered. */
export function useAnnouncements(): readonly Announcement[] {
  const { event, onNews } = useEvent();
  const { id: tournament } = event;
  const [heard, setHeard] = useState(NONE);
  const { value: asked = NONE } = useAsked({
    key: tournament,
    ask: async () => (await askServer(ANNOUNCEMENTS, { tournament })).announcements,
    concerns: () => false,
  });
  useEffect(
    () =>
      onNews((news) => {
        const more = announcementOf(news);
        if (more) setHeard((before) => [...before, more]);
      }),
    [onNews],
  );
  return useMemo(() => newestFirst([...heard, ...asked]), [asked, heard]);
}

/** Of one that was heard and asked for, the answer knows whether its words were erased since. */
function newestFirst(all: readonly Announcement[]): readonly Announcement[] {
  const byNumber = new Map(all.map((each) => [each.number, each]));
  return [...byNumber.values()].sort((one, other) => other.number - one.number);
}

/** The words come with the message; none asks for them anew. */
export function announcementOf({
  facts,
  at,
  reason,
}: Pick<News, 'facts' | 'at' | 'reason'>): Announcement | undefined {
  const fact = (facts as readonly Fact[]).find(({ kind }) => kind === 'announcement-posted');
  if (fact?.announcement === undefined) return undefined;
  const text = reason?.text ?? null;
  const words = { state: text === null ? ('ERASED' as const) : ('KEPT' as const), text };
  return { number: fact.announcement, postedAt: at, words };
}

interface Fact {
  readonly kind: string;
  readonly announcement?: number;
}
