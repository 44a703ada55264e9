/** Everybody who has entered, a page at a time; a line opens into what can be done for one of them. */
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFields } from '../../follow/event-documents.js';
import { newsOf } from '../../follow/use-anew.js';
import { useAsked } from '../asked/use-asked.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { ENTRANTS } from './entrant-documents.js';
import { PlayerLine } from './player-line.js';

interface PlayersListProps {
  readonly event: EventFields;
  readonly view: LeadersView;
}

const CONCERNS = newsOf(
  ...['entrant-entered', 'entrants-added', 'entrant-bound', 'checked-in', 'entrant-dropped'],
  ...['entrant-re-entered', 'entrant-disqualified', 'check-in-begun', 'phase-begun'],
  'tournament-resumed',
);
const STATUSES = ['ENTERED', 'WAITING', 'DROPPED', 'DISQUALIFIED'] as const;
type Shown = 'ALL' | (typeof STATUSES)[number];
const PAGE = 100;

export function PlayersList({ event, view }: PlayersListProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<Shown>('ALL');
  const [from, setFrom] = useState(0);
  const search = useDeferredValue(typed.trim());
  const status = shown === 'ALL' ? null : [shown];
  const { data, isFailed, again } = useAsked(
    ENTRANTS,
    { tournament: event.id, from, search: search === '' ? null : search, status },
    CONCERNS,
  );
  const entrants = data?.tournamentEntrants ?? [];
  const counts = { places: event.places, capacity: event.capacity, waiting: event.waiting };
  return (
    <section className="event-sheet" aria-labelledby={`${id}-title`}>
      <div className="sheet-head">
        <h2 id={`${id}-title`}>{t('organiser.players.title')}</h2>
        <span>{t('organiser.players.counts', counts)}</span>
      </div>
      <div className="players-find">
        <label className="field" htmlFor={id}>
          {t('organiser.players.search')}
          <input
            {...{ id, type: 'search', value: typed }}
            onChange={({ target }) => {
              setTyped(target.value);
              setFrom(0);
            }}
          />
        </label>
        <label className="field" htmlFor={`${id}-status`}>
          {t('organiser.players.which')}
          <select
            {...{ id: `${id}-status`, value: shown }}
            onChange={({ target }) => {
              setShown(target.value as Shown);
              setFrom(0);
            }}
          >
            {(['ALL', ...STATUSES] as const).map((each) => (
              <option key={each} value={each}>
                {t(`organiser.players.status.${each}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {isFailed && <p role="alert">{t('state.unreachable')}</p>}
      {!data && !isFailed && <p role="status">{t('state.loading')}</p>}
      {data && entrants.length === 0 && <p className="quiet">{t('organiser.players.nobody')}</p>}
      <ul className="players">
        {entrants.map((entrant) => (
          <PlayerLine
            key={entrant.number}
            {...{ event, view, entrant }}
            onDone={(token) => void again(token)}
          />
        ))}
      </ul>
      <div className="acts">
        {from > 0 && (
          <button type="button" className="button" onClick={() => setFrom(0)}>
            {t('organiser.players.first')}
          </button>
        )}
        {entrants.length === PAGE && (
          <button
            type="button"
            className="button"
            onClick={() => setFrom(entrants.at(-1)?.number ?? 0)}
          >
            {t('organiser.players.next')}
          </button>
        )}
      </div>
    </section>
  );
}
