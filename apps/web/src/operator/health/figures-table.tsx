/** Figures, each with its meaning and a word for it. */
import { useTranslation } from 'react-i18next';
import type { Figure } from './figures.js';
import { Verdict } from './verdict.js';

export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const { t } = useTranslation();
  return (
    <table className="figures">
      <caption>{t('operator.figures.title')}</caption>
      <tbody>
        {figures.map(({ name, value, isWell }) => (
          <tr key={name}>
            <th scope="row">
              {t(`operator.figures.${name}.title`)}
              <small>{t(`operator.figures.${name}.means`)}</small>
            </th>
            <td>
              <b>{value}</b>
              <Verdict isWell={isWell} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
