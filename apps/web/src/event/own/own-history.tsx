/** All rounds of an entrant: whom they met, and how it went. */
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EntrantName } from '../entrant-name.js';
import { useEvent } from '../follow/use-event.js';
import { useResultWords } from '../round/use-result-words.js';
import type { OwnRound } from './own-documents.js';

interface OwnHistoryProps {
  readonly own: number;
  readonly rounds: readonly OwnRound[];
}

export function OwnHistory({ own, rounds }: OwnHistoryProps) {
  const { t } = useTranslation();
  if (rounds.length === 0) return null;
  const isOfOne = rounds.every(({ phase }) => phase === rounds[0]?.phase);
  return (
    <table className="figures own-history">
      <thead>
        <tr>
          <th scope="col">{t('own.history.round')}</th>
          <th scope="col" data-words>
            {t('own.history.against')}
          </th>
          <th scope="col">{t('own.history.result')}</th>
        </tr>
      </thead>
      <tbody>
        {[...rounds].reverse().map((each) => (
          <RoundLine key={`${each.phase}/${each.round}`} own={own} each={each} isOfOne={isOfOne} />
        ))}
      </tbody>
    </table>
  );
}

interface RoundLineProps {
  readonly own: number;
  readonly each: OwnRound;
  /** Of one phase are all rounds: they need no number but their own. */
  readonly isOfOne: boolean;
}

function RoundLine({ own, isOfOne, each: { phase, round, table, isBye } }: RoundLineProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { ownWords } = useResultWords();
  const of = `/event/${event.id}`;
  const named = isOfOne ? round : t('own.history.ofPhase', { phase, round });
  if (!table) {
    return (
      <tr>
        <td>{named}</td>
        <td data-words>{t(isBye ? 'own.history.bye' : 'own.history.absent')}</td>
        <td />
      </tr>
    );
  }
  return (
    <tr>
      <td>{named}</td>
      <td data-words>
        {table.seats
          .filter(({ entrant }) => entrant !== own)
          .map(({ entrant, name }, at) => (
            <Fragment key={entrant}>
              {at > 0 && ' · '}
              <Link to={`${of}/entrants/${entrant}`}>
                <EntrantName entrant={entrant} name={name} />
              </Link>
            </Fragment>
          ))}
      </td>
      <td>
        <Link to={`${of}/table/${phase}/${round}/${table.number}`}>{ownWords(table, own)}</Link>
      </td>
    </tr>
  );
}
