/** One match in a list: who plays what, how far it is or how it ended. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Listed } from './front-page.js';

export function MatchRow({ match }: { readonly match: Listed }) {
  const { t } = useTranslation();
  const names = match.seats.map(({ seat, actor, player }) =>
    actor === null ? t('seat.free') : (player?.name ?? t('seat.number', { seat })),
  );
  const winner = match.result?.places[0];
  return (
    <Link className="row" to={`/match/${match.id}`}>
      <span className="row-game" lang="en">
        {match.game}
      </span>
      <bdi className="row-names">{names.join(' – ')}</bdi>
      <span className="row-state">
        {winner?.length === 1
          ? t('front.won', { name: names[(winner[0] ?? 1) - 1] })
          : t('front.events', { count: match.eventCount })}
      </span>
    </Link>
  );
}
