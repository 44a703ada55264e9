/** What an event is, and its clock: the largest thing on the page. */
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/use-title.js';
import { useEventWords } from './event-words.js';
import type { RoundNow } from './follow/event-documents.js';
import type { Followed } from './follow/follow-event.js';
import { PlannedLine } from './planned/planned-line.js';
import { RoundClock } from './round-clock.js';
import { useEventTitle } from './use-event-title.js';

const MINUTE_MS = 60_000;

export function EventHead({ event, ownTable, isConnected }: Followed) {
  const { t } = useTranslation();
  const { titleOf, factsOf } = useEventWords();
  const { round, stage } = event;
  useTitle(useEventTitle(event));
  return (
    <header className="event-head">
      <div>
        <h1>
          <bdi>{titleOf(event)}</bdi>
        </h1>
        <p className="event-facts">
          {factsOf(event)}
          {!isConnected && <b role="status"> · {t('state.lost')}</b>}
        </p>
        <PlannedLine event={event} />
      </div>
      {stage !== 'PLAYING' && <p className="event-stage">{t(`event.stage.${stage}`)}</p>}
      {round && stage === 'PLAYING' && <RoundFigures round={round} ownTable={ownTable} />}
    </header>
  );
}

interface RoundFiguresProps extends Pick<Followed, 'ownTable'> {
  readonly round: RoundNow;
}

/** The clock goes on when a round is closed, but nobody plays by it. */
function RoundFigures({ round: now, ownTable }: RoundFiguresProps) {
  const { t } = useTranslation();
  const { round, stage, clock, tables, open } = now;
  const extensionMs = extensionOf(now, ownTable);
  if (stage === 'closed') return <p className="event-stage">{t('event.roundClosed', { round })}</p>;
  if (stage !== 'published' && stage !== 'playing') {
    return <p className="event-stage">{t('event.roundDrawn', { round })}</p>;
  }
  return (
    <>
      {clock && (
        <div className="event-big">
          <RoundClock clock={clock} extensionMs={extensionMs} />
          <small>
            {extensionMs > 0
              ? t('event.moreTime', { round, count: Math.round(extensionMs / MINUTE_MS) })
              : t('event.roundNumber', { round })}
          </small>
        </div>
      )}
      <div className="event-big">
        <b>{t('event.done', { done: tables - open, all: tables })}</b>
        <small>{t('event.tablesDone', { count: tables })}</small>
      </div>
    </>
  );
}

/** What the own table has beyond the hall in the round that is played. */
function extensionOf(round: RoundNow, ownTable: Followed['ownTable']): number {
  const isPlayed = ownTable?.phase === round.phase && ownTable.round === round.round;
  return isPlayed ? (ownTable.extensionMs ?? 0) : 0;
}
