/** The standings of an event, live or official, now or as of any moment of its record. */
import { useCallback, useDeferredValue, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import '../round/round.css';
import { MomentLine } from '../moment/moment-line.js';
import { timeWords } from '../moment/time-words.js';
import { useMoment } from '../moment/use-moment.js';
import { usePublishedRounds } from '../round/use-rounds.js';
import type { HeldLines } from './held-lines.js';
import './standings.css';
import { StandingsTable } from './standings-table.js';
import { StandingsTools } from './standings-tools.js';
import type { StandingsAsked } from './standings-asked.js';
import { useStandings } from './use-standings.js';
import { useStandingsAddress } from './use-standings-address.js';

export function StandingsPage() {
  const { t, i18n } = useTranslation();
  const address = useStandingsAddress();
  const { live, phase, show } = address;
  const { at, setAt } = useMoment(address.at, (at) => show({ at }));
  const rounds = usePublishedRounds();
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const [needed, setNeeded] = useState(0);
  const onNeed = useCallback((lines: number) => setNeeded((most) => Math.max(most, lines)), []);
  const asked: StandingsAsked = { live, phase, at, search };
  const { held, isComing, isLost } = useStandings(asked, needed);
  return (
    <>
      <section className="event-sheet" aria-busy={isComing}>
        <header className="sheet-head">
          <h2>{t('event.to.standings')}</h2>
          {held && <span>{kindWords(t, held, i18n.language)}</span>}
        </header>
        <StandingsTools {...address} words={words} setWords={setWords} />
        {isLost && <p role="alert">{t('event.unreachable')}</p>}
        <p className={search === '' ? 'unseen' : 'quiet'} role="status">
          {search !== '' &&
            !isComing &&
            t('standings.found', { count: held?.head.totalCount ?? 0 })}
        </p>
        {held && held.head.totalCount > 0 && (
          <StandingsTable key={phase ?? 0} held={held} asked={asked} onNeed={onNeed} />
        )}
        {held?.head.totalCount === 0 && search === '' && <p>{t('standings.none')}</p>}
      </section>
      {rounds && <MomentLine at={at} setAt={setAt} rounds={rounds} />}
    </>
  );
}

/** `as of 14:05, with the results of the round that is played`. */
function kindWords(t: TFunction, { head }: HeldLines, language: string): string {
  const kind = head.isLive
    ? t('standings.isLive')
    : t('standings.closed', { count: head.closedRounds });
  return `${t('standings.asOf', { time: timeWords(head.at, language) })}, ${kind}`;
}
