/** Everybody who has entered, a page at a time; a line opens into what can be done for one of them. */
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFields } from '../../follow/event-documents.js';
import { changesEntrants } from '../../follow/changes.js';
import { useDocument } from '../../follow/use-document.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { ENTRANTS } from './entrant-documents.js';
import { EVERYBODY, FindPlayers } from './find-players.js';
import { PlayerLine } from './player-line.js';

interface PlayersListProps {
  readonly event: EventFields;
  readonly view: LeadersView;
}

const PAGE = 100;

export function PlayersList({ event, view }: PlayersListProps) {
  const { t } = useTranslation();
  const id = useId();
  const [asked, setAsked] = useState(EVERYBODY);
  const search = useDeferredValue(asked.search.trim());
  const variables = {
    tournament: event.id,
    from: asked.from,
    search: search === '' ? null : search,
    status: asked.status === 'ALL' ? null : [asked.status],
  };
  const { value, problem, again } = useDocument(ENTRANTS, variables, changesEntrants);
  const entrants = value?.tournamentEntrants ?? [];
  const counts = { places: event.places, capacity: event.capacity, waiting: event.waiting };
  return (
    <section className="event-sheet" aria-labelledby={id}>
      <div className="sheet-head">
        <h2 id={id}>{t('organiser.players.title')}</h2>
        <span>{t('organiser.players.counts', counts)}</span>
      </div>
      <FindPlayers asked={asked} onAsked={setAsked} />
      {problem && <p role="alert">{t('state.unreachable')}</p>}
      {!value && !problem && <p role="status">{t('state.loading')}</p>}
      {value && entrants.length === 0 && <Nobody event={event} />}
      <ul className="players">
        {entrants.map((entrant) => (
          <PlayerLine
            key={entrant.number}
            event={event}
            view={view}
            entrant={entrant}
            onDone={(token) => void again(token)}
          />
        ))}
      </ul>
      <Pages
        isFirst={asked.from === 0}
        next={entrants.length === PAGE ? entrants.at(-1)?.number : undefined}
        onTurned={(from) => setAsked({ ...asked, from })}
      />
    </section>
  );
}

interface PagesProps {
  readonly isFirst: boolean;
  /** The number behind which the next page begins. */
  readonly next: number | undefined;
  readonly onTurned: (from: number) => void;
}

function Pages({ isFirst, next, onTurned }: PagesProps) {
  const { t } = useTranslation();
  return (
    <div className="acts">
      {!isFirst && (
        <button type="button" className="button" onClick={() => onTurned(0)}>
          {t('organiser.players.first')}
        </button>
      )}
      {next !== undefined && (
        <button type="button" className="button" onClick={() => onTurned(next)}>
          {t('organiser.players.next')}
        </button>
      )}
    </div>
  );
}

function Nobody({ event: { places, waiting } }: Pick<PlayersListProps, 'event'>) {
  const { t } = useTranslation();
  return (
    <p className="quiet">{t(`organiser.players.${places + waiting === 0 ? 'none' : 'nobody'}`)}</p>
  );
}
