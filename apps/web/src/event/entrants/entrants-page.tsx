/** Who plays: by number, found by typing a name or a number. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import '../../app/form.css';
import { PageState } from '../../play/page-state.js';
import { useEvent } from '../follow/use-event.js';
import './entrants.css';
import { EntrantsTable } from './entrants-table.js';
import { useEntrants } from './use-entrants.js';

export function EntrantsPage() {
  const { t } = useTranslation();
  const { event } = useEvent();
  const [address, setAddress] = useSearchParams();
  const search = address.get('q') ?? '';
  const [starts, setStarts] = useState<readonly number[]>([0]);
  const { entrants, isUnreachable, hasMore, ask } = useEntrants(search.trim(), starts.at(-1) ?? 0);
  const type = (typed: string): void => {
    setStarts([0]);
    setAddress(typed === '' ? {} : { q: typed }, { replace: true, preventScrollReset: true });
  };
  const last = entrants?.at(-1)?.number;
  return (
    <section className="event-sheet" aria-labelledby="entrants">
      <div className="sheet-head">
        <h2 id="entrants">{t('event.to.entrants')}</h2>
        <span>{t('event.entrants', { count: event.places })}</span>
        {event.waiting > 0 && <span>{t('entrants.wait', { count: event.waiting })}</span>}
      </div>
      <Search value={search} onType={type} />
      {entrants ? (
        <EntrantsTable entrants={entrants} search={search} />
      ) : (
        <PageState failed={isUnreachable} onAgain={() => void ask()} />
      )}
      <Pages starts={starts} setStarts={setStarts} next={hasMore ? last : undefined} />
    </section>
  );
}

interface PagesProps {
  /** Behind which numbers the pages begin that somebody has come by, the first one first. */
  readonly starts: readonly number[];
  readonly setStarts: (starts: readonly number[]) => void;
  readonly next: number | undefined;
}

function Pages({ starts, setStarts, next }: PagesProps) {
  const { t } = useTranslation();
  // Until the next page is here the one before it is shown, and so is the way on from it.
  const goOn = (from: number): void => {
    if (from !== starts.at(-1)) setStarts([...starts, from]);
  };
  return (
    <nav className="entrants-pages" aria-label={t('entrants.pages')}>
      {starts.length > 1 && (
        <button type="button" className="button" onClick={() => setStarts(starts.slice(0, -1))}>
          {t('entrants.back')}
        </button>
      )}
      {next !== undefined && (
        <button type="button" className="button" onClick={() => goOn(next)}>
          {t('entrants.on')}
        </button>
      )}
    </nav>
  );
}

interface SearchProps {
  readonly value: string;
  readonly onType: (typed: string) => void;
}

function Search({ value, onType }: SearchProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('entrants.search')}</label>
      <input
        id={id}
        type="search"
        value={value}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
