/** Who may take over should the owner be gone: named beforehand, or nobody can. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFields } from '../../follow/event-documents.js';
import { sendOrder } from '../../orders/send-order.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { AccountField } from './account-field.js';
import { AccountName } from './account-name.js';
import { NAME_SUCCESSOR } from './people-commands.js';

interface SuccessorProps {
  readonly event: EventFields;
  readonly view: LeadersView;
}

export function Successor({ event, view: { successor } }: SuccessorProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('organiser.successor.title')}</h2>
      <p>
        {successor ? (
          <>
            <AccountName id={successor} />{' '}
            <span className="quiet">{t('organiser.successor.says')}</span>
          </>
        ) : (
          t('organiser.successor.nobody')
        )}
      </p>
      <AccountField
        label={t('organiser.successor.name')}
        words={t('organiser.successor.do')}
        send={(account) => sendOrder(NAME_SUCCESSOR, { tournament: event.id, successor: account })}
      />
    </section>
  );
}
