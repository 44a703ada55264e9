/** The top of the wall: the event, how far its round is, and the clock, which is read from everywhere. */
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../app/use-title.js';
import { useEventWords } from '../event-words.js';
import type { EventFields } from '../follow/event-documents.js';
import { RoundClock } from '../round-clock.js';

export function WallHead({ event }: { readonly event: EventFields }) {
  const { t } = useTranslation();
  const { titleOf } = useEventWords();
  const title = titleOf(event);
  const { round, stage } = event;
  useTitle(`${t('wall.title')} · ${title}`);
  const isPlayed = stage === 'PLAYING' && round !== null;
  return (
    <header className="wall-head">
      <div>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p>
          {isPlayed
            ? `${t('event.roundNumber', { round: round.round })} · ${t('event.done', {
                done: round.tables - round.open,
                all: round.tables,
              })} ${t('event.tablesDone', { count: round.tables })}`
            : t(`event.stage.${stage}`)}
        </p>
      </div>
      {isPlayed && round.clock && round.stage !== 'closed' && <RoundClock clock={round.clock} />}
    </header>
  );
}
