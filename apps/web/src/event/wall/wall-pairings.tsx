/** Who sits where, by name; results stand in their lines as soon as they are there. */
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../entrant-name.js';
import { useEvent } from '../follow/use-event.js';
import type { Latest } from '../now/latest.js';
import type { Resting } from '../round/ask-byes.js';
import type { TablePlay } from '../play/play-documents.js';
import { playAt } from '../play/plays.js';
import { usePlayWords } from '../play/use-play-words.js';
import { useTablesInPlay } from '../play/use-tables-in-play.js';
import { useByes } from '../round/use-byes.js';
import { usePublishedRounds } from '../round/use-rounds.js';
import { useResultWords } from '../round/use-result-words.js';
import { sittersByName, type Sitter } from './sitters-by-name.js';
import { useScrolling } from './use-scrolling.js';

interface WallPairingsProps {
  readonly latest: Latest;
}

export function WallPairings({ latest: { tables } }: WallPairingsProps) {
  const { t, i18n } = useTranslation();
  const list = useRef<HTMLElement>(null);
  const { language } = i18n;
  const { round } = useEvent().event;
  const resting = useResting();
  const plays = useTablesInPlay('all');
  const sitters = useMemo(
    () => sittersByName({ tables, resting }, language),
    [tables, resting, language],
  );
  const playOf = ({ table }: Sitter) =>
    round && table ? playAt(plays, { ...round, number: table.number }) : undefined;
  useScrolling(list, `${round?.phase}/${round?.round}`);
  return (
    <section className="wall-pairings" ref={list} aria-label={t('event.to.pairings')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('wall.name')}</th>
            <th scope="col">{t('wall.table')}</th>
            <th scope="col">{t('wall.against')}</th>
          </tr>
        </thead>
        <tbody>
          {sitters.map((sitter) => (
            <SitterLine key={sitter.entrant} {...sitter} play={playOf(sitter)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const NOBODY: readonly Resting[] = [];

function useResting(): readonly Resting[] {
  const { round: now } = useEvent().event;
  const published = usePublishedRounds()?.find(
    ({ phase, round }) => phase === now?.phase && round === now.round,
  );
  return useByes(published) ?? NOBODY;
}

interface SitterLineProps extends Sitter {
  readonly play: TablePlay | undefined;
}

function SitterLine({ entrant, name, table, play }: SitterLineProps) {
  const { t } = useTranslation();
  const { ownWords } = useResultWords();
  const playWords = usePlayWords();
  if (table === null) {
    return (
      <tr>
        <th scope="row">
          <EntrantName entrant={entrant} name={name} />
        </th>
        <td>–</td>
        <td>{t('wall.bye')}</td>
      </tr>
    );
  }
  const { seats, number, result } = table;
  const others = seats.filter((seat) => seat.entrant !== entrant);
  return (
    <tr data-done={result !== null || undefined}>
      <th scope="row">
        <EntrantName entrant={entrant} name={name} />
      </th>
      <td>{number}</td>
      <td>
        {result
          ? ownWords(table, entrant)
          : others.map((other, at) => (
              <span key={other.entrant}>
                {at > 0 && ', '}
                <EntrantName entrant={other.entrant} name={other.name} />
              </span>
            ))}
        {!result && play?.playStatus != null && (
          <small className="wall-play"> {playWords(play, seats[1]?.entrant === entrant)}</small>
        )}
      </td>
    </tr>
  );
}
