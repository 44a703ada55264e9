/** What staff have told everybody, the newest first. A new one is shown out of the message that tells of it. */
import { useCallback, useEffect, useState } from 'react';
import { client } from '../../api/client.js';
import type { News } from '../follow/event-documents.js';
import type { OpenEvent } from '../follow/use-event.js';
import { ANNOUNCEMENTS, type Announcement } from './now-documents.js';

type Followed = Pick<OpenEvent, 'event' | 'onNews'>;

/** Announcements, the newest first; undefined until the server has answered. */
export function useAnnouncements({ event, onNews }: Followed): readonly Announcement[] | undefined {
  const { id: tournament } = event;
  const [announced, setAnnounced] = useState<readonly Announcement[]>();
  const ask = useCallback(async (): Promise<void> => {
    const { data } = await client.query({
      query: ANNOUNCEMENTS,
      variables: { tournament, afterTokens: [] },
      fetchPolicy: 'no-cache',
    });
    if (data) setAnnounced((heard = []) => merged(data.announcements, heard));
  }, [tournament]);
  useEffect(() => {
    ask().catch(() => undefined);
    return onNews((news) => {
      const heard = announcementOf(news);
      if (heard) setAnnounced((now = []) => merged([heard], now));
    });
  }, [ask, onNews]);
  return announced;
}

function merged(
  some: readonly Announcement[],
  others: readonly Announcement[],
): readonly Announcement[] {
  const byNumber = new Map([...others, ...some].map((each) => [each.number, each]));
  return [...byNumber.values()].sort((one, other) => other.number - one.number);
}

/** The words come with the message; none asks for them anew. */
function announcementOf({
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
