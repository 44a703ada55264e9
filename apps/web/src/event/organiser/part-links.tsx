/** The ways between the parts of an organiser's page. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PARTS_IN_ORDER, type Part } from './parts.js';

export function PartLinks({ part }: { readonly part: Part }) {
  const { t } = useTranslation();
  return (
    <nav className="event-tabs organiser-parts" aria-label={t('organiser.parts')}>
      {PARTS_IN_ORDER.map((each) => (
        <Link
          key={each}
          to={`?part=${each}`}
          replace
          aria-current={each === part ? 'page' : undefined}
        >
          {t(`organiser.part.${each}`)}
        </Link>
      ))}
    </nav>
  );
}
