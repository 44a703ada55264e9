/** A round that was drawn and is not shown yet: what strains it first, then its tables and byes. */
import { useTranslation } from 'react-i18next';
import type { RoundNow } from '../../follow/event-documents.js';
import { newsOf } from '../../follow/use-anew.js';
import { useDocument } from '../../follow/use-document.js';
import { useEvent } from '../../follow/use-event.js';
import { useWholeRound } from '../../round/whole/use-whole-round.js';
import { SeatNames } from '../tables/seat-names.js';
import { OTHER_TABLES } from './other-tables.js';
import { ROUND_REVIEW } from './review-documents.js';
import { TableList } from './round-tables.js';
import { Strains } from './strains.js';

/** Who leaves is taken out of the draw when it is published. */
const CONCERNS = newsOf('round-drawn', 'entrant-dropped', 'pairs-forbidden', 'byes-awarded');

export function DrawnRound({ round: { phase, round } }: { readonly round: RoundNow }) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const place = { phase, round };
  const { tables, problem } = useWholeRound(place, OTHER_TABLES);
  const { value } = useDocument(ROUND_REVIEW, { tournament: event.id, ...place }, CONCERNS);
  const review = value?.roundReview;
  const byes = review ? [...review.awardedByes, ...review.byes] : [];
  return (
    <section className="event-sheet" aria-labelledby="drawn">
      <div className="sheet-head">
        <h2 id="drawn">{t('organiser.round.drawn', { round })}</h2>
        <span>{t('organiser.round.drawnSays')}</span>
      </div>
      {problem && <p role="alert">{t('state.unreachable')}</p>}
      {review && <Strains review={review} />}
      {byes.length > 0 && (
        <p>
          {t('organiser.repair.byes')}: <SeatNames seats={byes} />
        </p>
      )}
      {tables && <TableList tables={tables} />}
    </section>
  );
}
