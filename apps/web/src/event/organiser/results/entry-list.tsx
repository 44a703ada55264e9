/** The last lines that were entered, and what became of each. What was refused can be typed anew. */
import { useTranslation } from 'react-i18next';
import { resultWords } from '../tables/result-words.js';
import { SeatNames } from '../tables/seat-names.js';
import type { Entry } from './entries.js';

interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly onTakeBack: (line: string, id: number) => void;
}

export function EntryList({ entries, onTakeBack }: EntryListProps) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <ol className="entry-list" aria-label={t('organiser.results.last')}>
      {entries.map((entry) => {
        const { id, line, table, result, fate } = entry;
        const isGood = fate.is === 'accepted' || fate.is === 'sending';
        return (
          <li key={id} data-is={fate.is}>
            <b>{table.number}</b>
            <SeatNames seats={table.seats} />
            <b>{resultWords(t, result, table)}</b>
            <FateWords entry={entry} />
            {!isGood && (
              <button type="button" className="button" onClick={() => onTakeBack(line, id)}>
                {t('organiser.results.again', { line })}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Only what went wrong is read aloud: sixty times "entered" a minute helps nobody. */
function FateWords({ entry: { fate } }: { readonly entry: Entry }) {
  const { t } = useTranslation();
  if (fate.is === 'accepted')
    return <span className="quiet">{t('organiser.results.entered')}</span>;
  if (fate.is === 'sending') return <span className="quiet">{t('organiser.results.sending')}</span>;
  return (
    <span className="problem" role="alert" lang={fate.is === 'refused' ? 'en' : undefined}>
      {fate.is === 'refused' ? fate.says : t(`organiser.results.${fate.is}`)}
    </span>
  );
}
