/** The events that are played now; where there are none, nothing is said of them. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RUNNING_EVENTS, type RunningEvent } from './running-documents.js';

const POLL_MS = 15_000;

export function RunningEvents() {
  const { t } = useTranslation();
  const { data } = useQuery(RUNNING_EVENTS, { pollInterval: POLL_MS });
  const events = data?.tournaments.nodes ?? [];
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="front-events">
      <h2 id="front-events">{t('front.tournaments.running')}</h2>
      <ul className="rows">
        {events.map((event) => (
          <li key={event.id}>
            <EventRow event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EventRow({ event: { id, title, game, places, round } }: { readonly event: RunningEvent }) {
  const { t } = useTranslation();
  return (
    <Link className="row" to={`/event/${id}`}>
      <span className="row-game" lang="en">
        {game.slice(0, 1).toUpperCase() + game.slice(1)}
      </span>
      <span className="row-names">
        <b>
          <bdi>{title ?? t('front.tournaments.untitled', { id: id.slice(0, 8) })}</bdi>
        </b>
      </span>
      <span className="row-state">
        {round > 0 && t('front.tournaments.round', { round })}
        <small>{t('front.tournaments.players', { count: places })}</small>
      </span>
    </Link>
  );
}
