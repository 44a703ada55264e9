/** What is looked for among events: words of the title, a game, how it is played, one's own. */
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../account/use-viewer.js';
import { EVENT_GAMES } from './events-documents.js';
import { MAX_WORDS, MINE, type SoughtEvents } from './use-sought-events.js';

interface EventsSearchProps {
  readonly sought: SoughtEvents;
  readonly onSeek: (part: Partial<SoughtEvents>) => void;
}

export function EventsSearch({ sought, onSeek }: EventsSearchProps) {
  const { t } = useTranslation();
  const { is } = useViewer();
  return (
    <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <Words q={sought.q} onSeek={onSeek} />
      <Games game={sought.game} onSeek={onSeek} />
      <label className="filter">
        {t('events.play')}{' '}
        <select
          value={sought.play}
          onChange={({ target }) => onSeek({ play: target.value as SoughtEvents['play'] })}
        >
          <option value="">{t('events.anyPlay')}</option>
          <option value="PLATFORM">{t('event.play.PLATFORM')}</option>
          <option value="TABLES">{t('event.play.TABLES')}</option>
        </select>
      </label>
      <FromDay from={sought.from} onSeek={onSeek} />
      {is !== 'stranger' && (
        <label className="filter">
          {t('events.mine')}{' '}
          <select
            value={sought.mine}
            onChange={({ target }) => onSeek({ mine: target.value as SoughtEvents['mine'] })}
          >
            <option value="">{t('events.everybody')}</option>
            {MINE.map((value) => (
              <option key={value} value={value}>
                {t(`events.mineAs.${value}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}

/** A half typed day is none to the browser, and would be wiped out by a value from outside. */
function FromDay({ from, onSeek }: Pick<SoughtEvents, 'from'> & Pick<EventsSearchProps, 'onSeek'>) {
  const { t } = useTranslation();
  return (
    <label className="filter">
      {t('events.from')}{' '}
      <input
        type="date"
        defaultValue={from}
        onChange={({ target }) => onSeek({ from: target.value })}
      />
    </label>
  );
}

function Games({ game, onSeek }: Pick<SoughtEvents, 'game'> & Pick<EventsSearchProps, 'onSeek'>) {
  const { t } = useTranslation();
  const { data } = useQuery(EVENT_GAMES);
  return (
    <label className="filter">
      {t('events.game')}{' '}
      <select value={game} onChange={({ target }) => onSeek({ game: target.value })}>
        <option value="">{t('events.anyGame')}</option>
        {data?.games.map(({ id, title }) => (
          <option key={id} value={id} lang="en">
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

const SETTLE_MS = 250;

/** Browsers allow few changes of an address in a short time: whoever types is followed when they pause. */
function Words({ q, onSeek }: { readonly q: string } & Pick<EventsSearchProps, 'onSeek'>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(q);
  // What the field itself has asked for comes back while somebody types on: it changes nothing.
  const inAddress = useRef(q);
  const seek = useRef(onSeek);
  seek.current = onSeek;
  useEffect(() => {
    if (q === inAddress.current) return;
    inAddress.current = q;
    setTyped(q);
  }, [q]);
  useEffect(() => {
    const words = typed.trim();
    if (words === inAddress.current) return;
    const timer = setTimeout(() => {
      inAddress.current = words;
      seek.current({ q: words });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <label className="filter">
      {t('events.words')}{' '}
      <input
        type="search"
        value={typed}
        maxLength={MAX_WORDS}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}
