/** What is said to a player who sits at no table: a bye, a pause, the time between two rounds, the end. */
import { useTranslation } from 'react-i18next';
import { useEvent } from '../follow/use-event.js';
import { CallToReturn } from './call-to-return.js';
import { CheckIn } from './check-in.js';
import type { OwnSituation } from './own-situation.js';

type WithoutTableSituation = Exclude<
  OwnSituation,
  { readonly is: 'outside' | 'coming' | 'before' | 'waiting' | 'table' }
>;

interface WithoutTableProps {
  readonly situation: WithoutTableSituation;
  readonly own: number | null;
}

export function WithoutTable({ situation, own }: WithoutTableProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { is } = situation;
  const which = is === 'out' ? outOf(situation) : is;
  const round = 'round' in situation ? situation.round : event.round?.round;
  const key = which === 'between' && event.round === null ? 'first' : which;
  return (
    <section className="own-without" aria-labelledby="own-without">
      <h2 id="own-without">{t(`own.without.${key}.title`, { round })}</h2>
      <p>{t(`own.without.${key}.says`, { round })}</p>
      {is === 'out' && !situation.isSentAway && <CallToReturn stage={event.stage} />}
      {is === 'paused' && situation.mayCheckIn && own !== null && (
        <>
          <p>{t('own.without.paused.checkIn')}</p>
          <CheckIn tournament={event.id} entrant={own} />
        </>
      )}
    </section>
  );
}

type Out = Extract<OwnSituation, { readonly is: 'out' }>;

const outOf = ({ isSentAway, isNoShow }: Out): 'sentAway' | 'noShow' | 'out' => {
  if (isSentAway) return 'sentAway';
  return isNoShow ? 'noShow' : 'out';
};
