/** The ways between the parts of an organiser's page. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCurrentInSight } from '../use-current-in-sight.js';
import type { Part } from './parts.js';

interface PartLinksProps {
  readonly parts: readonly Part[];
  readonly part: Part;
}

export function PartLinks({ parts, part }: PartLinksProps) {
  const { t } = useTranslation();
  const row = useCurrentInSight(`${part} ${parts.length}`);
  return (
    <nav className="event-tabs organiser-parts" ref={row} aria-label={t('organiser.parts')}>
      {parts.map((each) => (
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
