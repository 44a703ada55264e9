/** Why these two play each other: what each had, and what would have come of every other pair. */
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvent } from '../follow/use-event.js';
import { EntrantName } from '../entrant-name.js';
import type { Pairing, Reasons, TableReasons } from './round-documents.js';
import './round.css';
import { useResultWords } from './use-result-words.js';
import { useWhyOpponent } from './use-why-opponent.js';
import { bySentence, inPoints, tableSentences } from './why-words.js';

interface WhyOpponentProps {
  readonly table: Pairing;
}

export function WhyOpponent({ table }: WhyOpponentProps) {
  const { t } = useTranslation();
  const { value: why, problem, again } = useWhyOpponent(table);
  const isComing = why === undefined && !problem;
  return (
    <section className="why" aria-busy={isComing} aria-label={t('round.why.title')}>
      <h3>{t('round.why.title')}</h3>
      {isComing && <p className="quiet">{t('round.why.coming')}</p>}
      {why === undefined && problem && (
        <p role="alert">
          {t('event.unreachable')}{' '}
          <button type="button" className="button" onClick={() => void again()}>
            {t('round.again')}
          </button>
        </p>
      )}
      {why === null && <p>{t('round.why.none')}</p>}
      {why?.reasons.map((reasons) => (
        <SeatReasons key={reasons.entrant} reasons={reasons} table={table} names={why.names} />
      ))}
    </section>
  );
}

interface SeatReasonsProps extends WhyOpponentProps {
  readonly reasons: Reasons;
  readonly names: TableReasons['names'];
}

function SeatReasons({ reasons, table, names }: SeatReasonsProps) {
  const { t } = useTranslation();
  const { nameWords } = useResultWords();
  const { event } = useEvent();
  const nameOf = (entrant: number): string | null =>
    names.find((named) => named.entrant === entrant)?.name ?? null;
  const standings = event.phases[table.phase - 1]?.standings ?? '';
  const points = (units: number): string =>
    t('round.points', { count: inPoints(units, standings) });
  const name = (entrant: number): string => nameWords(entrant, nameOf(entrant));
  const { entrant, others, isWholeDraw } = reasons;
  return (
    <div className="why-seat">
      <p>{tableSentences(t, reasons, { points, name }).join(' ')}</p>
      {others.length > 0 && (
        <>
          <p className="quiet">{t('round.why.others', { name: name(entrant) })}</p>
          <ul>
            {bySentence(t, others).map(([sentence, alike]) => (
              <li key={sentence}>
                {alike.map(({ opponent, points: theirs }, at) => (
                  <Fragment key={opponent}>
                    {at > 0 && ', '}
                    <EntrantName entrant={opponent} name={nameOf(opponent)} />{' '}
                    <span className="quiet">({points(theirs)})</span>
                  </Fragment>
                ))}
                : {sentence}
              </li>
            ))}
          </ul>
          {!isWholeDraw && <p className="quiet">{t('round.why.near')}</p>}
        </>
      )}
    </div>
  );
}
