/** A round that was drawn and is not shown yet: its tables, to look through. */
import { useTranslation } from 'react-i18next';
import type { RoundNow } from '../../follow/event-documents.js';
import { useTables } from '../tables/use-tables.js';
import { TableList } from './round-tables.js';

export function DrawnRound({ round: { phase, round } }: { readonly round: RoundNow }) {
  const { t } = useTranslation();
  const { tables, isFailed } = useTables({ phase, round });
  return (
    <section className="event-sheet" aria-labelledby="drawn">
      <div className="sheet-head">
        <h2 id="drawn">{t('organiser.round.drawn', { round })}</h2>
        <span>{t('organiser.round.drawnSays')}</span>
      </div>
      {isFailed && <p role="alert">{t('state.unreachable')}</p>}
      {tables && <TableList tables={tables} />}
    </section>
  );
}
