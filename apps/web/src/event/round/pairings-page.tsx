/** The pairings of a round, by table or by name, found by typing, with results as they come in. */
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvent } from '../follow/use-event.js';
import { useTablesInPlay } from '../play/use-tables-in-play.js';
import { Byes } from './byes.js';
import { isAt, RoundChoice } from './round-choice.js';
import './round.css';
import { RoundLines } from './round-lines.js';
import { RoundSearch } from './round-search.js';
import { RoundViews } from './round-views.js';
import { useFoundTables } from './use-found-tables.js';
import { useRoundAddress, type RoundAddress } from './use-round-address.js';
import { usePublishedRounds } from './use-rounds.js';
import { useTables, type RoundPlace } from './use-tables.js';

export function PairingsPage() {
  const { t } = useTranslation();
  const address = useRoundAddress();
  const { place } = address;
  if (place) return <Round {...address} place={place} />;
  return (
    <section className="event-sheet">
      <h2>{t('event.to.pairings')}</h2>
      <p>{t('round.noneYet')}</p>
    </section>
  );
}

type ShownRound = RoundAddress & { readonly place: RoundPlace };

function Round({ place, view, show }: ShownRound) {
  const { t } = useTranslation();
  const rounds = usePublishedRounds();
  const [words, setWords] = useState('');
  const { round: now } = useEvent().event;
  const isNow = now !== null && isAt(now, place);
  return (
    <section className="event-sheet">
      <header className="sheet-head">
        <h2>{t('round.title', { round: place.round })}</h2>
        {isNow && /^(drawn|reviewed)$/.test(now.stage) && <span>{t('round.unpublished')}</span>}
      </header>
      <div className="round-tools">
        <RoundChoice place={place} rounds={rounds} show={show} />
        <RoundViews view={view} show={show} />
        <RoundSearch words={words} setWords={setWords} />
      </div>
      <Byes published={rounds?.find((each) => isAt(each, place))} words={words} />
      <Tables place={place} view={view} words={words} />
    </section>
  );
}

type TablesProps = Pick<ShownRound, 'place' | 'view'> & { readonly words: string };

function Tables({ place, view, words }: TablesProps) {
  const { t } = useTranslation();
  const { round: now } = useEvent().event;
  const [needed, setNeeded] = useState(0);
  const held = useTables(place, view === 'name' ? Infinity : needed);
  const { tables, isComing } = useFoundTables(place, held, words);
  const plays = useTablesInPlay('all');
  const onNeed = useCallback((tables: number) => setNeeded((most) => Math.max(most, tables)), []);
  const isSearch = words.trim() !== '';
  const isWhole = isSearch || held.isComplete || now === null || !isAt(now, place);
  const count = isWhole ? tables.length : Math.max(now.tables, tables.length);
  const key = `${place.phase}.${place.round}.${view}`;
  const isBusy = isComing || (!isSearch && held.tables.length === 0 && !held.isComplete);
  return (
    <>
      {held.isLost && <p role="alert">{t('event.unreachable')}</p>}
      <p className={isSearch ? 'quiet' : 'unseen'} role="status">
        {isSearch && !isComing && t('round.found', { count: tables.length })}
      </p>
      {count > 0 && (
        <RoundLines
          key={key}
          tables={tables}
          plays={plays}
          count={count}
          view={view}
          onNeed={onNeed}
        />
      )}
      {count === 0 && !isSearch && <p aria-busy={isBusy}>{isBusy ? '…' : t('round.empty')}</p>}
    </>
  );
}
