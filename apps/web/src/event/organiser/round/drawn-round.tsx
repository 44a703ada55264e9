/**
 * A round that was drawn and is not shown yet: what strains it first, then its tables and byes, which
 * staff exchange until they publish it.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundNow } from '../../follow/event-documents.js';
import { newsOf } from '../../follow/use-anew.js';
import { useDocument } from '../../follow/use-document.js';
import { useEvent } from '../../follow/use-event.js';
import { useWholeRound } from '../../round/whole/use-whole-round.js';
import type { RoundTable } from '../../round/whole/whole-documents.js';
import { SeatNames } from '../tables/seat-names.js';
import { ExchangeButton } from './exchange-button.js';
import { OTHER_TABLES } from './other-tables.js';
import { Repair } from './repair/repair.js';
import { seatsKey } from './repair/seating.js';
import { ROUND_REVIEW, type RoundReview } from './review-documents.js';
import { TableList } from './round-tables.js';
import { Strains } from './strains.js';

/** Players who drop lose their table when the round is published; late entrants wait for one. */
export const changesReview = newsOf(
  'round-drawn',
  'round-repaired',
  'pairs-forbidden',
  'seat-fixed',
  'entrant-dropped',
  'entrant-disqualified',
  'entrant-re-entered',
  'entrants-added',
  // Points decide which pairings are a strain.
  'entrant-penalised',
  'result-corrected',
);

export function DrawnRound({ round: { phase, round } }: { readonly round: RoundNow }) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const [isMended, setMended] = useState(false);
  const place = { phase, round };
  const { tables, problem, again } = useWholeRound(place, OTHER_TABLES);
  const asked = useDocument(ROUND_REVIEW, { tournament: event.id, ...place }, changesReview);
  const review = asked.value?.roundReview;
  const onDone = (token: string): void => {
    void again(token);
    void asked.again(token);
  };
  return (
    <section className="event-sheet" aria-labelledby="drawn">
      <div className="sheet-head">
        <h2 id="drawn">{t('organiser.round.drawn', { round })}</h2>
        <ExchangeButton event={event} phase={phase} isOpen={isMended} onChange={setMended} />
      </div>
      <p className="quiet">{t('organiser.round.drawnSays')}</p>
      {problem && <p role="alert">{t('state.unreachable')}</p>}
      {review && <Strains review={review} />}
      {isMended && tables && review ? (
        <Repair
          key={seatsKey(tables)}
          tournament={event.id}
          place={place}
          tables={tables}
          {...review}
          onDone={onDone}
          says={t('organiser.repair.doSaysOfDraw')}
        />
      ) : (
        <Draw tables={tables} review={review} />
      )}
    </section>
  );
}

interface DrawProps {
  readonly tables: readonly RoundTable[] | undefined;
  readonly review: RoundReview | null | undefined;
}

function Draw({ tables, review }: DrawProps) {
  const { t } = useTranslation();
  const byes = review ? [...review.awardedByes, ...review.byes] : [];
  const waiting = review?.waiting ?? [];
  return (
    <>
      {byes.length > 0 && (
        <p>
          {t('organiser.repair.byes')}: <SeatNames seats={byes} />
        </p>
      )}
      {waiting.length > 0 && (
        <p>
          {t('organiser.repair.waiting')}: <SeatNames seats={waiting} />
        </p>
      )}
      {tables && <TableList tables={tables} />}
    </>
  );
}
