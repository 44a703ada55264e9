/** The top of an event for whoever plays or may play: the one thing that matters now. */
import { useTranslation } from 'react-i18next';
import type { EventFields } from '../follow/event-documents.js';
import { useEvent } from '../follow/use-event.js';
import { AtTable } from './at-table.js';
import { BeforePlay } from './before-play.js';
import { Drop } from './drop.js';
import { EnterForm } from './enter-form.js';
import { OwnFacts } from './own-facts.js';
import { OwnHistory } from './own-history.js';
import { OwnPenalties } from './own-penalties.js';
import { useOwnPlay, type OwnPlayNow } from './own-play.js';
import './own.css';
import { ownSituation, type OwnSituation } from './own-situation.js';
import { useOwnEntry, type AskedEntry } from './use-own-entry.js';
import { withOwnTable } from './with-own-table.js';
import { WithoutTable } from './without-table.js';

export function OwnPanel() {
  const { event, ownTable } = useEvent();
  const asked = useOwnEntry();
  const now = useOwnPlay();
  const situation = ownSituation({ event, ownTable, entry: asked.entry });
  const own = event.ownEntrant;
  return (
    <div className="own">
      <Top situation={situation} asked={asked} now={now} />
      {own !== null && situation.is !== 'before' && situation.is !== 'waiting' && (
        <Below own={own} situation={situation} asked={asked} />
      )}
    </div>
  );
}

interface PartProps {
  readonly situation: OwnSituation;
  readonly asked: AskedEntry;
}

interface TopProps extends PartProps {
  readonly now: OwnPlayNow;
}

function Top({ situation, asked: { entry, ask, isUnreachable }, now }: TopProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  switch (situation.is) {
    case 'outside':
      return situation.mayEnter ? <EnterForm {...event} /> : <NotOpen stage={event.stage} />;
    case 'coming':
      return <p role="status">{t(isUnreachable ? 'state.unreachable' : 'state.loading')}</p>;
    case 'before':
    case 'waiting':
      return entry ? <BeforePlay entry={entry} ask={ask} /> : null;
    case 'table':
      return <AtTable table={situation.table} own={event.ownEntrant ?? 0} now={now} />;
    default:
      return <WithoutTable situation={situation} own={event.ownEntrant} />;
  }
}

/** Before play, whoever wants to come is told when they can, or that it is too late. */
function NotOpen({ stage }: Pick<EventFields, 'stage'>) {
  const { t } = useTranslation();
  if (stage !== 'ANNOUNCED' && stage !== 'CHECK_IN') return null;
  return <p>{t(`own.enter.not.${stage}`)}</p>;
}

/** What somebody looks up between two games. */
function Below({ own, situation, asked: { entry } }: PartProps & { readonly own: number }) {
  const { t } = useTranslation();
  const { ownTable } = useEvent();
  const mayDrop = situation.is !== 'out' && situation.is !== 'over' && situation.is !== 'cancelled';
  return (
    <section className="own-below" aria-labelledby="own-below">
      <h2 id="own-below" className="unseen">
        {t('own.below')}
      </h2>
      <OwnFacts own={own} hasList={entry?.entrant.hasList} />
      {entry && <OwnHistory own={own} rounds={withOwnTable(entry.rounds, ownTable)} />}
      {entry && <OwnPenalties penalties={entry.penalties} isOwn />}
      {mayDrop && entry && <Drop entrant={own} />}
    </section>
  );
}
