/** What there is to see for who looks on while no round is played: how it stands, and what comes. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EntrantName } from '../entrant-name.js';
import type { EventFields } from '../follow/event-documents.js';
import { useEvent } from '../follow/use-event.js';
import { useTopStandings, type TopLine } from '../standings/top-standings.js';

/** All are on the page of the standings. */
const SHOWN = 8;

export function LooksOn() {
  const { t } = useTranslation();
  const { event } = useEvent();
  const lines = useTopStandings(SHOWN);
  const says = saysOf(event);
  if (says === undefined) return null;
  return (
    <section className="event-sheet" aria-labelledby="looks-on">
      <h2 id="looks-on">{t(`own.looksOn.${says}`, { round: event.round?.round })}</h2>
      {lines && lines.length > 0 && <Top lines={lines} event={event.id} />}
    </section>
  );
}

function Top({ lines, event }: { readonly lines: readonly TopLine[]; readonly event: string }) {
  const { t } = useTranslation();
  return (
    <>
      <table className="figures now-top">
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden>#</span>
              <span className="unseen">{t('standings.rank')}</span>
            </th>
            <th scope="col" data-words>
              {t('standings.player')}
            </th>
            <th scope="col">{t('standings.column.points')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ entrant, name, rank, points }) => (
            <tr key={entrant}>
              <td>{rank ?? '–'}</td>
              <td data-words>
                <EntrantName entrant={entrant} name={name} />
              </td>
              <td data-main>{points ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link to={`/event/${event}/standings`}>{t('own.looksOn.all')}</Link>
    </>
  );
}

/** Before play the page says when one can enter, and while a round is played its results come in. */
function saysOf({ stage, round }: EventFields) {
  if (stage === 'FINISHED' || stage === 'CANCELLED' || stage === 'PAUSED') return stage;
  if (stage !== 'PLAYING') return undefined;
  if (round === null) return 'first';
  if (round.stage === 'closed') return 'between';
  return round.stage === 'published' || round.stage === 'playing' ? undefined : 'drawn';
}
