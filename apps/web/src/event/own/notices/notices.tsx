/** What has just happened to somebody: on the page until it is read, and by signals where they are wanted. */
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEventWords } from '../../event-words.js';
import { useEvent } from '../../follow/use-event.js';
import './notices.css';
import type { Notice } from './notice-of.js';
import { notifySystem, sound } from './signal.js';
import { useNotices } from './use-notices.js';
import { useNoticeWords } from './use-notice-words.js';
import { useTitleCount } from './use-title-count.js';

export function Notices() {
  const { t } = useTranslation();
  const words = useNoticeWords();
  const { unread, read } = useNotices(useSignals());
  useTitleCount(unread.length);
  return (
    <div className="notices" role="status">
      {unread.map(({ seq, notice }) => (
        <div className="notice" key={seq}>
          <p dir="auto">{words(notice)}</p>
          <button type="button" className="button" onClick={() => read(seq)}>
            {t('own.notices.read')}
          </button>
        </div>
      ))}
    </div>
  );
}

function useSignals(): (notice: Notice) => void {
  const { event } = useEvent();
  const { titleOf } = useEventWords();
  const words = useNoticeWords();
  const now = useRef({ event, titleOf, words });
  now.current = { event, titleOf, words };
  return useCallback((notice) => {
    const known = now.current;
    sound();
    notifySystem(known.titleOf(known.event), known.words(notice), known.event.id);
  }, []);
}
