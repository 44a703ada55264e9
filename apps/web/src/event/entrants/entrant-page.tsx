/** One entrant, as everybody may know them: rounds, opponents, results. Penalties are for them and staff. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { PageState } from '../../play/page-state.js';
import { EntrantName } from '../entrant-name.js';
import { useEvent } from '../follow/use-event.js';
import { OwnFacts } from '../own/own-facts.js';
import { OwnHistory } from '../own/own-history.js';
import { OwnPenalties } from '../own/own-penalties.js';
import '../own/own.css';
import type { EntrantPageFields } from './entrants-documents.js';
import { useEntrantState } from './use-entrant-state.js';
import { useEntrant } from './use-entrant.js';
import { usePenalties } from './use-penalties.js';

export function EntrantPage() {
  const { t } = useTranslation();
  const { event } = useEvent();
  const number = Number(useParams()['entrant']);
  const { value: page, problem, again } = useEntrant(number);
  const all = <Link to={`/event/${event.id}/entrants`}>{t('entrants.all')}</Link>;
  if (page === null || (!page && problem === 'closed')) {
    return (
      <div className="event-sheet">
        <p role="alert">{t('entrants.unknown', { number: String(number) })}</p>
        <p>{all}</p>
      </div>
    );
  }
  if (!page) {
    return (
      <div className="event-sheet">
        <PageState failed={problem !== undefined} onAgain={() => void again()} />
      </div>
    );
  }
  return <Known page={page} all={all} />;
}

interface KnownProps {
  readonly page: EntrantPageFields;
  readonly all: ReactNode;
}

function Known({ page: { entrant, rounds }, all }: KnownProps) {
  const { t } = useTranslation();
  const stateOf = useEntrantState();
  const { number, name, actor } = entrant;
  const penalties = usePenalties(number);
  return (
    <section className="event-sheet own" aria-labelledby="entrant">
      <div className="sheet-head">
        <h2 id="entrant">
          <EntrantName entrant={number} name={name} />
        </h2>
        <span>{t('event.numbered', { number })}</span>
        <span>{stateOf({ ...entrant, isPresent: true })}</span>
        {all}
      </div>
      {actor !== null && name !== null && (
        <p>
          <Link to={`/player/${actor}`}>{t('entrants.player')}</Link>
        </p>
      )}
      <OwnFacts own={number} hasList={entrant.hasList} />
      {rounds.length === 0 && <p className="quiet">{t('entrants.noRounds')}</p>}
      <OwnHistory own={number} rounds={rounds} />
      {penalties && <OwnPenalties {...penalties} />}
    </section>
  );
}
