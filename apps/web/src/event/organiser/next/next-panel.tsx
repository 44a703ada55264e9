/** What comes next in the life of an event: a sentence, and the one button that does it. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EventFields } from '../../follow/event-documents.js';
import { useRoles } from '../../roles.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { OrderButton } from '../order/order-button.js';
import { EntryCode, isLongEnough } from './entry-code.js';
import { MissingPlayers } from './missing-players.js';
import { OtherSteps } from './other-steps.js';
import { Seeds } from './seeds.js';
import { mayTake } from './may-take.js';
import { stepOrder } from './step-order.js';
import './next.css';

interface NextPanelProps {
  readonly event: EventFields;
  readonly view: LeadersView;
  readonly onDone: (token: string) => void;
}

export function NextPanel({ event, view, onDone }: NextPanelProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const { next } = view;
  const isOwnStep = mayTake(useRoles(event), next?.is);
  const isByCode = next?.is === 'OPEN_REGISTRATION' && event.entry === 'BY_CODE';
  const send =
    next &&
    isOwnStep &&
    stepOrder(event.id, withoutUndefined({ step: next, code: isByCode ? code.trim() : undefined }));
  const isPlayed = next?.is === 'ENTER_RESULTS';
  const figures = { ...next, count: isPlayed ? (event.round?.open ?? 0) : event.places };
  return (
    <section className="next" aria-labelledby="next">
      <h2 id="next" className="next-says" aria-live="polite">
        {next
          ? t(`organiser.step.${next.is}.says`, figures)
          : t(`organiser.over.${event.stage === 'CANCELLED' ? 'cancelled' : 'finished'}`)}
      </h2>
      {isByCode && <EntryCode code={code} onChange={setCode} />}
      {next && next.seeds.length > 0 && <Seeds event={event} seeds={next.seeds} />}
      <MissingPlayers event={event} view={view} onDone={onDone} />
      <div className="acts">
        {next && send && (
          <OrderButton
            key={`${next.is} ${next.phase} ${next.round}`}
            isMain
            isDisabled={isByCode && !isLongEnough(code)}
            send={send}
            onDone={onDone}
          >
            {t(`organiser.step.${next.is}.do`, figures)}
          </OrderButton>
        )}
        {isPlayed && isOwnStep && <ToResults />}
        {next && !isOwnStep && <p className="quiet">{t('organiser.step.notYours')}</p>}
        {next && <OtherSteps event={event} view={view} onDone={onDone} />}
      </div>
    </section>
  );
}

function ToResults() {
  const { t } = useTranslation();
  return (
    <Link className="button" data-main to="?part=round" replace>
      {t('organiser.step.ENTER_RESULTS.do')}
    </Link>
  );
}
