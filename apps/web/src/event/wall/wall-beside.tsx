/** Beside the pairings: what staff say, results as they come in, and the way to the event by phone. */
import { useTranslation } from 'react-i18next';
import { isThisMachineAlone } from '../../match/lobby/this-machine.js';
import type { QrSquares } from '../../match/lobby/qr-squares.js';
import { useLoaded } from '../../play/use-loaded.js';
import { EntrantName } from '../entrant-name.js';
import type { EventFields } from '../follow/event-documents.js';
import { latestDone, type Latest } from '../now/latest.js';
import type { Announcement } from '../now/now-documents.js';
import { useResultWords } from '../round/use-result-words.js';

interface WallBesideProps {
  readonly event: Pick<EventFields, 'id'>;
  readonly latest: Latest | undefined;
  readonly announced: readonly Announcement[];
}

/** More is not read from far away. */
const ANNOUNCED = 2;
const RESULTS = 6;

export function WallBeside({ event, latest, announced }: WallBesideProps) {
  const told = announced.filter(({ words }) => words.text !== null).slice(0, ANNOUNCED);
  return (
    <aside className="wall-beside">
      {told.length > 0 && (
        <div className="wall-told" role="status">
          {told.map(({ number, words }) => (
            <p key={number} dir="auto">
              {words.text}
            </p>
          ))}
        </div>
      )}
      {latest && <Results latest={latest} />}
      <EventCode event={event.id} />
    </aside>
  );
}

function Results({ latest }: { readonly latest: Latest }) {
  const { t } = useTranslation();
  const { resultWords } = useResultWords();
  const done = latestDone(latest, RESULTS);
  if (done.length === 0) return null;
  return (
    <section className="wall-results" aria-label={t('wall.results')}>
      {done.map(({ number, seats, result }) => (
        <p key={number}>
          {seats.map(({ entrant, name }, at) => (
            <span key={entrant}>
              {at > 0 && ' – '}
              <EntrantName entrant={entrant} name={name} />
            </span>
          ))}{' '}
          <b>{result && resultWords(result, seats)}</b>
        </p>
      ))}
    </section>
  );
}

const loadSquares = async (text: string): Promise<QrSquares> =>
  (await import('../../match/lobby/qr-squares.js')).qrSquares(text);

/** An address of this machine alone leads no phone anywhere: then the wall says what to do. */
function EventCode({ event }: { readonly event: string }) {
  const { t } = useTranslation();
  const address = `${location.origin}/event/${event}`;
  const squares = useLoaded(loadSquares, address);
  if (isThisMachineAlone(location.hostname)) {
    return <p className="wall-code">{t('wall.alone')}</p>;
  }
  return (
    <div className="wall-code">
      {squares && (
        <svg
          viewBox={`0 0 ${squares.size} ${squares.size}`}
          role="img"
          aria-label={t('wall.code', { address })}
        >
          <path d={squares.path} />
        </svg>
      )}
      <p>{t('wall.scan')}</p>
    </div>
  );
}
