/** Results as they come in, for who looks on. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EntrantName } from '../entrant-name.js';
import { useEvent } from '../follow/use-event.js';
import { useResultWords } from '../round/use-result-words.js';
import { latestDone } from './latest.js';
import { useLatestTables } from './use-latest-tables.js';

/** More are on the page of all pairings. */
const SHOWN = 10;

export function LatestResults() {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { resultWords } = useResultWords();
  const latest = useLatestTables();
  if (!latest || !event.round) return null;
  const done = latestDone(latest, SHOWN);
  const of = `/event/${event.id}`;
  return (
    <section className="event-sheet" aria-labelledby="now-latest">
      <div className="sheet-head">
        <h2 id="now-latest">{t('own.now.latest')}</h2>
        <Link to={`${of}/pairings`}>{t('own.now.allPairings')}</Link>
      </div>
      {done.length === 0 && <p className="quiet">{t('own.now.noneYet')}</p>}
      <ol className="now-latest">
        {done.map(({ number, seats, result }) => (
          <li key={number}>
            <span>
              {seats.map(({ entrant, name }, at) => (
                <span key={entrant}>
                  {at > 0 && ' – '}
                  <EntrantName entrant={entrant} name={name} />
                </span>
              ))}
            </span>
            <Link to={`${of}/table/${event.round?.phase}/${event.round?.round}/${number}`}>
              {result && resultWords(result, seats)}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
