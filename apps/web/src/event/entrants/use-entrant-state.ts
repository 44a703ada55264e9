/** What is to be said of an entrant at this stage of the event; nothing of who simply plays. */
import { useTranslation } from 'react-i18next';
import { useEvent } from '../follow/use-event.js';
import type { EntrantLine } from './entrants-documents.js';

type Stated = Pick<EntrantLine, 'status' | 'isPresent' | 'hasList'>;

export function useEntrantState(): (entrant: Stated) => string {
  const { t } = useTranslation();
  const { stage } = useEvent().event;
  return ({ status, isPresent, hasList }) => {
    if (status !== 'entered') return t([`entrants.is.${status}`, 'entrants.is.other'], { status });
    const said = [
      ...(stage === 'CHECK_IN' ? [t(isPresent ? 'entrants.present' : 'entrants.notYet')] : []),
      ...(hasList ? [t('entrants.hasList')] : []),
    ];
    return said.join(', ');
  };
}
