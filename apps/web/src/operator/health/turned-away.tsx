/** What the front door and the quotas have turned away since the process began. */
import { useTranslation } from 'react-i18next';
import type { HealthFields } from './health-documents.js';

export function TurnedAway({ turnedAway }: Pick<HealthFields, 'turnedAway'>) {
  const { t, i18n } = useTranslation();
  const whole = new Intl.NumberFormat(i18n.language);
  if (turnedAway.length === 0) return <p className="hint">{t('operator.turnedAway.none')}</p>;
  return (
    <table className="figures">
      <caption>
        {t('operator.turnedAway.title')}
        <small>{t('operator.turnedAway.means')}</small>
      </caption>
      <tbody>
        {turnedAway.map(({ reason, count, enforced }) => (
          <tr key={`${reason} ${enforced}`}>
            <th scope="row">
              <code>{reason}</code>
              {!enforced && <small>{t('operator.turnedAway.letPass')}</small>}
            </th>
            <td>
              <b>{whole.format(count)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
