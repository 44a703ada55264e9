/** How an entrant stands: rank, points, the list. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEvent } from '../follow/use-event.js';
import { useOwnLine } from './use-own-line.js';

interface OwnFactsProps {
  readonly own: number;
  /** Undefined until it is known. */
  readonly hasList: boolean | undefined;
}

export function OwnFacts({ own, hasList }: OwnFactsProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const line = useOwnLine(own);
  const { rank = null, points = null, score = null } = line ?? {};
  return (
    <dl className="own-facts">
      {rank !== null && (
        <>
          <dt>{t('own.facts.standing')}</dt>
          <dd>
            <Link to={`/event/${event.id}/standings`}>
              {t('own.facts.rank', { rank, count: event.places })}
            </Link>
          </dd>
        </>
      )}
      {points !== null && <Fact title={t('own.facts.points')} value={points} />}
      {score && (
        <Fact
          title={t('own.facts.played')}
          value={[score.wins, score.losses, score.draws].join(' – ')}
        />
      )}
      {hasList !== undefined && (
        <Fact
          title={t('own.facts.deck')}
          value={t(hasList ? 'own.facts.handedIn' : 'own.facts.none')}
        />
      )}
      <Fact title={t('own.facts.number')} value={String(own)} />
    </dl>
  );
}

function Fact({ title, value }: { readonly title: string; readonly value: string }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </>
  );
}
