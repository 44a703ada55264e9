/** The roles of an account: which it has, since when and from whom, and which it once had. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../parts/confirm-button.js';
import { MomentTime } from '../parts/moment-time.js';
import { NameOf } from '../parts/name-of.js';
import { Problem } from '../parts/problem.js';
import { useChange } from '../parts/use-change.js';
import { GRANT, GRANTS, REVOKE, type GrantFields, type RoleName } from './people-documents.js';

const ROLES: readonly RoleName[] = ['PLAYER', 'JUDGE', 'ORGANISER', 'OPERATOR', 'SPECTATOR'];

export function Roles({ account }: { readonly account: string }) {
  const { t } = useTranslation();
  const variables = { account };
  const { data, error, refetch } = useQuery(GRANTS, { variables, fetchPolicy: 'network-only' });
  const { change, isGoing, ...wrong } = useChange(() => void refetch().catch(() => undefined));
  const grants = data?.roleGrants ?? [];
  const past = grants.filter(({ revokedAt }) => revokedAt !== null);
  return (
    <section>
      <h4>{t('operator.roles.title')}</h4>
      <Problem error={error ?? wrong.error} says={wrong.says} />
      <ul className="rows">
        {ROLES.map((role) => (
          <RoleRow
            key={role}
            role={role}
            isGoing={isGoing}
            grant={grants.find((each) => each.role === role && each.revokedAt === null)}
            onGive={() => void change(GRANT, { account, role })}
            onTake={() => void change(REVOKE, { account, role })}
          />
        ))}
      </ul>
      {past.length > 0 && <PastGrants grants={past} />}
    </section>
  );
}

interface RoleRowProps {
  readonly role: RoleName;
  readonly grant: GrantFields | undefined;
  readonly isGoing: boolean;
  readonly onGive: () => void;
  readonly onTake: () => void;
}

function RoleRow({ role, grant, isGoing, onGive, onTake }: RoleRowProps) {
  const { t } = useTranslation();
  const name = t(`operator.roles.of.${role}.title`);
  return (
    <li className="session">
      <span>
        <b>{name}</b>
        <small>{t(`operator.roles.of.${role}.means`)}</small>
        {grant && (
          <small>
            {t('operator.roles.from')} <NameOf id={grant.grantedBy} />,{' '}
            <MomentTime at={grant.grantedAt} />
          </small>
        )}
      </span>
      {grant ? (
        <ConfirmButton
          label={t('operator.roles.take', { name })}
          question={t('operator.roles.sure', { name })}
          isOff={isGoing}
          onSure={onTake}
        />
      ) : (
        <button type="button" className="button" disabled={isGoing} onClick={onGive}>
          {t('operator.roles.give', { name })}
        </button>
      )}
    </li>
  );
}

function PastGrants({ grants }: { readonly grants: readonly GrantFields[] }) {
  const { t } = useTranslation();
  return (
    <details>
      <summary>{t('operator.roles.past', { count: grants.length })}</summary>
      <ul>
        {grants.map(({ role, grantedBy, grantedAt, revokedBy, revokedAt }) => (
          <li key={`${role} ${grantedAt}`}>
            {t(`operator.roles.of.${role}.title`)}: {t('operator.roles.from')}{' '}
            <NameOf id={grantedBy} />, <MomentTime at={grantedAt} />
            {revokedBy !== null && revokedAt !== null && (
              <>
                ; {t('operator.roles.taken')} <NameOf id={revokedBy} />,{' '}
                <MomentTime at={revokedAt} />
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
