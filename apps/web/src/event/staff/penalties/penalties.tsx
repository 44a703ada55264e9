/** Penalties: somebody is chosen, their history stands beside the form; below are those of everybody. */
import { useTranslation } from 'react-i18next';
import { useEvent } from '../../follow/use-event.js';
import { useRoles } from '../../roles.js';
import { useStaffPlace } from '../staff-place.js';
import { ChooseEntrant } from './choose-entrant.js';
import { Disqualify } from './disqualify.js';
import type { PenalisedEntry } from './penalties-documents.js';
import { PenaltyForm } from './penalty-form.js';
import { PenaltyTable } from './penalty-table.js';
import { usePenalties } from './use-penalties.js';

export function Penalties() {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { isJudge } = useRoles(event);
  const { numberAt } = useStaffPlace();
  const { value: entries, problem } = usePenalties(event.id);
  const chosen = numberAt('entrant');
  if (!entries) {
    return (
      <section className="event-sheet" aria-busy={!problem}>
        <p>{t(problem ? 'event.comesBack' : 'state.loading')}</p>
      </section>
    );
  }
  const entry = entries.find(({ entrant }) => entrant === chosen);
  return (
    <div className="event-cols" data-two>
      <section className="event-sheet" aria-labelledby="penalties">
        <h2 id="penalties">{t('staff.view.penalties')}</h2>
        {!isJudge && <p className="quiet">{t('staff.penalty.judges')}</p>}
        {isJudge && (entry ? <Chosen entry={entry} /> : <ChooseEntrant />)}
      </section>
      <section className="event-sheet" aria-labelledby="all-penalties">
        <h2 id="all-penalties">{t('staff.penalty.all')}</h2>
        <PenaltyTable entries={entries} />
      </section>
    </div>
  );
}

function Chosen({ entry }: { readonly entry: PenalisedEntry }) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { isHeadJudge } = useRoles(event);
  const { go } = useStaffPlace();
  const name = entry.name ?? t('event.numbered', { number: entry.entrant });
  return (
    <>
      <div className="sheet-head">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <span>{t('staff.no', entry)}</span>
        <button type="button" className="button" onClick={() => go({ entrant: '' })}>
          {t('staff.penalty.another')}
        </button>
      </div>
      <h4>{t('staff.penalty.history')}</h4>
      <PenaltyTable entries={[entry]} isOfOne />
      <PenaltyForm key={entry.penalties.length} entrant={entry.entrant} />
      {isHeadJudge && <Disqualify entrant={entry.entrant} name={name} />}
    </>
  );
}
