/** What was told and not read yet, the newest first: it stays until somebody says that they have read it. */
import { useEffect, useState } from 'react';
import { useEvent } from '../../follow/use-event.js';
import { noticeOf, type Notice } from './notice-of.js';

interface Unread {
  readonly seq: number;
  readonly notice: Notice;
}

interface Notices {
  readonly unread: readonly Unread[];
  readonly read: (seq: number) => void;
}

/** Whoever has not looked for longer looks at the page itself, and not at twenty notices. */
const MOST = 5;

/** `told` is called once for each new one. */
export function useNotices(told: (notice: Notice) => void): Notices {
  const { event, onNews } = useEvent();
  const [unread, setUnread] = useState<readonly Unread[]>([]);
  const own = event.ownEntrant;
  useEffect(
    () =>
      onNews((news) => {
        const notice = noticeOf(news, own);
        if (!notice) return;
        const { seq } = news;
        setUnread((now) =>
          [{ seq, notice }, ...now.filter((each) => isOther(each, seq, notice))].slice(0, MOST),
        );
        told(notice);
      }),
    [onNews, own, told],
  );
  return { unread, read: (seq) => setUnread((now) => now.filter((each) => each.seq !== seq)) };
}

/** A newer notice of its kind takes the place of an older one; what staff have said stays beside. */
const isOther = ({ seq, notice }: Unread, newer: number, { is }: Notice): boolean =>
  seq !== newer && (is === 'told' || notice.is !== is);
