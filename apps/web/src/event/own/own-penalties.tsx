/** Penalties of an entrant: they are shown to the entrant and to staff alone. */
import { useTranslation } from 'react-i18next';
import type { OwnEntry } from './own-documents.js';

interface OwnPenaltiesProps {
  readonly penalties: readonly OwnEntry['penalties'][number][];
  /** Of whoever looks; else staff look. */
  readonly isOwn: boolean;
}

export function OwnPenalties({ penalties, isOwn }: OwnPenaltiesProps) {
  const { t, i18n } = useTranslation();
  if (penalties.length === 0) return null;
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <section aria-labelledby="own-penalties">
      <h3 id="own-penalties">{t(isOwn ? 'own.penalties.title' : 'own.penalties.ofEntrant')}</h3>
      <p className="quiet">{t(isOwn ? 'own.penalties.says' : 'own.penalties.theySee')}</p>
      <ul className="own-penalties">
        {penalties.map(({ at, penalty, infraction, points }) => (
          <li key={`${at} ${infraction}`}>
            <b>{t([`own.penalties.is.${penalty}`, 'own.penalties.is.other'], { penalty })}</b>{' '}
            {infraction.replaceAll('-', ' ')}
            {points > 0 && <> · {t('own.penalties.points', { count: points })}</>}{' '}
            <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
