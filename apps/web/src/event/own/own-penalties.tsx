/** Penalties of an entrant: they are shown to the entrant and to staff alone. */
import { useTranslation } from 'react-i18next';
import type { OwnEntry } from './own-documents.js';

type Penalties = Pick<OwnEntry, 'penalties'>;

export function OwnPenalties({ penalties }: Penalties) {
  const { t, i18n } = useTranslation();
  if (penalties.length === 0) return null;
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <section aria-labelledby="own-penalties">
      <h3 id="own-penalties">{t('own.penalties.title')}</h3>
      <p className="quiet">{t('own.penalties.says')}</p>
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
