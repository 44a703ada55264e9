/** What a notice says. */
import { useTranslation } from 'react-i18next';
import { useResultWords } from '../../round/use-result-words.js';
import type { Notice } from './notice-of.js';

export function useNoticeWords(): (notice: Notice) => string {
  const { t } = useTranslation();
  const { nameWords } = useResultWords();
  return (notice) => {
    switch (notice.is) {
      case 'table': {
        const { round, table, against } = notice;
        const names = against.map(({ entrant, name }) => nameWords(entrant, name)).join(', ');
        return t('own.notices.table', { round, table, names });
      }
      case 'told':
        return notice.text;
      case 'reported':
        return t('own.notices.reported', { name: nameWords(notice.by.entrant, notice.by.name) });
      case 'bye':
        return t('own.notices.bye', { round: notice.round });
      default:
        return t(`own.notices.${notice.is}`);
    }
  };
}
