/** What was looked at, and what is wrong with it in words of the server. */
import { useTranslation } from 'react-i18next';
import type { HealthFields } from './health-documents.js';
import { Verdict } from './verdict.js';

export function Checks({ checks }: Pick<HealthFields, 'checks'>) {
  const { t } = useTranslation();
  return (
    <table className="figures">
      <caption>{t('operator.checks.title')}</caption>
      <tbody>
        {checks.map(({ name, ok, says }) => (
          <tr key={name}>
            <th scope="row">
              {t([`operator.checks.of.${name}`, 'operator.checks.of.other'], { name })}
              {says !== null && <small lang="en">{says}</small>}
            </th>
            <td>
              <Verdict isWell={ok} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
