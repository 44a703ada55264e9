/** How far each reader of the log is behind it. */
import { useTranslation } from 'react-i18next';
import type { HealthFields } from './health-documents.js';
import { Verdict } from './verdict.js';

type Reader = HealthFields['readers'][number];

/** A third of what `/readyz` bears: lists are out of date by then, and people notice. */
const LATE_S = 10;

export const isLate = ({ seconds }: Pick<Reader, 'seconds'>): boolean => seconds > LATE_S;

export function Lags({ readers }: Pick<HealthFields, 'readers'>) {
  const { t, i18n } = useTranslation();
  const whole = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  return (
    <table className="figures" id="lag">
      <caption>
        {t('operator.lag.title')}
        <small>{t('operator.lag.means')}</small>
      </caption>
      <tbody>
        {readers.length === 0 && (
          <tr>
            <td>{t('operator.lag.none')}</td>
          </tr>
        )}
        {readers.map((each) => (
          <tr key={`${each.reader} ${each.topic}`}>
            <th scope="row">
              {t([`operator.lag.of.${each.reader}`, 'operator.lag.of.other'], each)}
              <small>
                <code>{each.topic}</code>
              </small>
            </th>
            <td>
              <b>
                {t('operator.lag.behind', {
                  entries: whole.format(each.entries),
                  seconds: whole.format(each.seconds),
                })}
              </b>
              <Verdict isWell={!isLate(each)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
