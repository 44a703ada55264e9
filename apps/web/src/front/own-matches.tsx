/** The matches that somebody is in, whatever device they were begun on, and which of them waits. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { seatName } from '../match/seat-name.js';
import { OWN_MATCHES, OWN_TURN, type OwnMatch } from './own-documents.js';
import { waitsFor } from './own-turn.js';

const POLL_MS = 5_000;

export function OwnMatches() {
  const { t } = useTranslation();
  const { data } = useQuery(OWN_MATCHES, { pollInterval: POLL_MS });
  const found = data?.matches.nodes ?? [];
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="front-own">
      <h2 id="front-own">{t('front.own.title')}</h2>
      <ul className="rows">
        {found.map((match) => (
          <li key={match.id}>
            <OwnRow match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnRow({ match }: { readonly match: OwnMatch }) {
  const { t } = useTranslation();
  // A match differs by who looks at it, so its answer stays out of the cache.
  const { data } = useQuery(OWN_TURN, {
    variables: { match: match.id },
    ...{ pollInterval: POLL_MS, fetchPolicy: 'no-cache' },
  });
  const waits = data?.match && waitsFor(data.match);
  return (
    <Link className="row" to={`/match/${match.id}`} data-waits={waits}>
      <span className="row-game" lang="en">
        {match.game.slice(0, 1).toUpperCase() + match.game.slice(1)}
      </span>
      <span className="row-names">
        {match.seats.map((seat) => (
          <bdi key={seat.seat}>{seatName(seat)}</bdi>
        ))}
      </span>
      <span className="row-state">{waits && t(`front.own.${waits}`)}</span>
    </Link>
  );
}
