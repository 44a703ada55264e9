/** Who sits at the table of a line that is typed, and what the line says of them. */
import { useTranslation } from 'react-i18next';
import { resultWords } from '../tables/result-words.js';
import { SeatNames } from '../tables/seat-names.js';
import type { Meaning } from './line-meaning.js';

interface LineMeaningProps {
  readonly id: string;
  readonly meaning: Meaning;
}

export function LineMeaning({ id, meaning }: LineMeaningProps) {
  const { t } = useTranslation();
  const { is } = meaning;
  const table = 'table' in meaning ? meaning.table : undefined;
  const before = table?.result && resultWords(t, table.result, table);
  return (
    <p className="line-means" id={id} aria-live="polite" data-is={is}>
      {table && (
        <>
          <b>{table.number}</b> <SeatNames seats={table.seats} />{' '}
        </>
      )}
      {'result' in meaning && <b>{resultWords(t, meaning.result, meaning.table)}</b>}{' '}
      {is === 'nothing' && t('organiser.results.nothing')}
      {is === 'unclear' && t(`organiser.results.unclear.${meaning.why}`)}
      {is === 'table' && before && t('organiser.results.has', { result: before })}
      {is === 'same' && t('organiser.results.same')}
      {is === 'other' && t('organiser.results.other', { result: before })}
    </p>
  );
}
