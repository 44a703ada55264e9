/** How the process is now: the short answer first, then each check and figure with what it means. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { MomentTime } from '../parts/moment-time.js';
import { POLL } from '../parts/poll.js';
import { Problem } from '../parts/problem.js';
import { Checks } from './checks.js';
import { Figures } from './figures-table.js';
import { figuresOf } from './figures.js';
import { HEALTH, type HealthFields } from './health-documents.js';
import { isLate, Lags } from './lags.js';
import { TurnedAway } from './turned-away.js';

export function HealthSection() {
  const { t } = useTranslation();
  const { data, previousData, error } = useQuery(HEALTH, POLL);
  // While the server cannot be reached, what it said last is better than nothing.
  const health = (data ?? previousData)?.processHealth;
  return (
    <section id="health" aria-labelledby="health-title">
      <h2 id="health-title">{t('operator.health.title')}</h2>
      {!health && !error && <p className="hint">{t('state.loading')}</p>}
      <Problem error={error} />
      {health && <Health health={health} />}
    </section>
  );
}

function Health({ health }: { readonly health: HealthFields }) {
  const { t, i18n } = useTranslation();
  const { process, isWhole, nodeVersion, startedAt, shortage } = health;
  const figures = figuresOf(health, i18n.language);
  const count =
    health.checks.filter(({ ok }) => !ok).length +
    health.readers.filter(isLate).length +
    figures.filter(({ isWell }) => isWell === false).length;
  return (
    <>
      <p className="summary" role="status" data-well={count === 0}>
        {count === 0 ? t('operator.health.well') : t('operator.health.ill', { count })}
      </p>
      {shortage !== null && (
        <p className="problem" role="alert" lang="en">
          {shortage}
        </p>
      )}
      <p>
        {t('operator.health.process', { process, nodeVersion })} <MomentTime at={startedAt} />.{' '}
        {t(isWhole ? 'operator.health.whole' : 'operator.health.apart')}
      </p>
      <div className="health">
        <div className="health-side">
          <Checks checks={health.checks} />
          <Lags readers={health.readers} />
          <TurnedAway turnedAway={health.turnedAway} />
        </div>
        <Figures figures={figures} />
      </div>
    </>
  );
}
