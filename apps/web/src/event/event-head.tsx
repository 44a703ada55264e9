/** What an event is, and its clock: the largest thing on the page. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEventWords } from './event-words.js';
import type { Followed } from './follow/follow-event.js';
import { RoundClock } from './round-clock.js';

export function EventHead({ event, isConnected }: Followed) {
  const { t } = useTranslation();
  const { titleOf, factsOf } = useEventWords();
  const { round, stage } = event;
  const title = titleOf(event);
  useEffect(() => {
    document.title = `${title} · Scoresheet`;
  }, [title]);
  return (
    <header className="event-head">
      <div>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p className="event-facts">
          {factsOf(event)}
          {!isConnected && <b role="status"> · {t('state.lost')}</b>}
        </p>
      </div>
      {stage !== 'PLAYING' && <p className="event-stage">{t(`event.stage.${stage}`)}</p>}
      {round?.clock && stage === 'PLAYING' && (
        <div className="event-big">
          <RoundClock clock={round.clock} />
          <small>{t('event.roundNumber', { round: round.round })}</small>
        </div>
      )}
      {round && round.stage !== 'closed' && (
        <div className="event-big">
          <b>{t('event.done', { done: round.tables - round.open, all: round.tables })}</b>
          <small>{t('event.tablesDone', { count: round.tables })}</small>
        </div>
      )}
    </header>
  );
}
