/** How a series stands, and the way to its other games. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MatchFields } from '../match-documents.js';
import { seatName } from '../seat-name.js';
import './series.css';

/** Nothing for a match that is no game of a series. */
export function SeriesScore({ match }: { readonly match: MatchFields }) {
  const { t } = useTranslation();
  const { series, seats } = match;
  if (!series) return null;
  const { bestOf, game, wins, draws, decided, previous, next } = series;
  const others = [...previous.map((id, index) => ({ id, number: index + 1 }))];
  if (next !== null) others.push({ id: next, number: game + 1 });
  return (
    <section className="series" aria-label={t('series.title')}>
      <p>
        {t('series.game', { game, bestOf })}
        {' · '}
        {seats.map((seat, index) => (
          <span key={seat.seat} className="series-seat">
            <bdi>{seatName(seat)}</bdi> <b>{wins[index]}</b>
          </span>
        ))}
        {draws > 0 && <span className="series-seat">{t('series.draws', { count: draws })}</span>}
        {decided && <span className="series-seat">{t('series.decided')}</span>}
      </p>
      {others.length > 0 && (
        <p>
          {others.map(({ id, number }) => (
            <Link key={id} to={`/match/${id}`}>
              {t('series.to', { game: number })}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}
