/** Who has which role; the owner gives and takes them. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFields } from '../../follow/event-documents.js';
import { sendOrder } from '../../orders/send-order.js';
import { useRoles } from '../../roles.js';
import { OrderButton } from '../order/order-button.js';
import { AccountField } from './account-field.js';
import { AccountName } from './account-name.js';
import { APPOINT, DISMISS } from './people-commands.js';

const ROLES = ['JUDGE', 'HEAD_JUDGE', 'SCOREKEEPER', 'ORGANISER'] as const;
type Role = (typeof ROLES)[number];

export function Staff({ event }: { readonly event: EventFields }) {
  const { t } = useTranslation();
  const id = useId();
  const { isOwner } = useRoles(event);
  const { id: tournament, owner, staff } = event;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('organiser.staff.title')}</h2>
      <ul className="staff-list">
        <li>
          <AccountName id={owner} /> <span className="quiet">{t('organiser.staff.owner')}</span>
        </li>
        {staff.map(({ actor, as }) => (
          <li key={actor}>
            <AccountName id={actor} />{' '}
            <span className="quiet">{t(`organiser.staff.as.${roleOf(as)}`)}</span>
            {isOwner && (
              <OrderButton send={() => sendOrder(DISMISS, { tournament, from: actor })}>
                {t('organiser.staff.dismiss')}
              </OrderButton>
            )}
          </li>
        ))}
      </ul>
      {!isOwner && <p className="quiet">{t('organiser.staff.ownerOnly')}</p>}
      {isOwner && <Appoint tournament={tournament} />}
    </section>
  );
}

function Appoint({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [role, setRole] = useState<Role>('JUDGE');
  return (
    <AccountField
      label={t('organiser.staff.name')}
      words={t('organiser.staff.appoint')}
      send={(to) => sendOrder(APPOINT, { tournament, to, as: role })}
    >
      <label className="field" htmlFor={id}>
        {t('organiser.staff.role')}
        <select id={id} value={role} onChange={({ target }) => setRole(target.value as Role)}>
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {t(`organiser.staff.as.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </AccountField>
  );
}

/** As the api takes it; it tells it in small letters. */
const roleOf = (as: string): Role => as.toUpperCase().replaceAll('-', '_') as Role;
