/** What is said to a player who sits at no table: a bye, a pause, the time between two rounds, the end. */
import { useTranslation } from 'react-i18next';
import { useEvent } from '../follow/use-event.js';
import type { OwnSituation } from './own-situation.js';

type WithoutTableSituation = Exclude<
  OwnSituation,
  { readonly is: 'outside' | 'coming' | 'before' | 'waiting' | 'table' }
>;

export function WithoutTable({ situation }: { readonly situation: WithoutTableSituation }) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { is } = situation;
  const which = is === 'out' && situation.isSentAway ? 'sentAway' : is;
  const round = 'round' in situation ? situation.round : event.round?.round;
  const key = which === 'between' && event.round === null ? 'first' : which;
  return (
    <section className="own-without" aria-labelledby="own-without">
      <h2 id="own-without">{t(`own.without.${key}.title`, { round })}</h2>
      <p>{t(`own.without.${key}.says`, { round })}</p>
    </section>
  );
}
