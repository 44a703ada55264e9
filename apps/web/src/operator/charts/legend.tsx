/** The lines of a chart with their values: where somebody points, or else the newest ones. */
import { useTranslation } from 'react-i18next';
import type { Plot } from './plots.js';
import type { SeriesFields } from './series-documents.js';

interface LegendProps {
  readonly plot: Plot;
  readonly series: SeriesFields;
  readonly pointed: number | null;
}

export function Legend({ plot: { lines, per, unit }, series, pointed }: LegendProps) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const index = pointed ?? series.at.length - 1;
  return (
    <ul className="legend">
      {lines.map(({ column, colour, dash }) => {
        const value = series[column][index] ?? null;
        return (
          <li key={column}>
            <svg viewBox="0 0 28 4" aria-hidden data-colour={colour}>
              <path d="M0 2h28" strokeDasharray={dash.join(' ')} />
            </svg>
            {t(`operator.charts.lines.${column}`)}{' '}
            <b>
              {value === null
                ? '–'
                : number.format(value / per) + (unit === '/s' ? unit : ` ${unit}`)}
            </b>
          </li>
        );
      })}
    </ul>
  );
}
