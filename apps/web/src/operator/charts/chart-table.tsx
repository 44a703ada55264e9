/** What a chart shows, as a table: always there for who listens, and for who wants to read it. */
import { useTranslation } from 'react-i18next';
import type { Plot } from './plots.js';
import type { SeriesFields } from './series-documents.js';
import { tableRows } from './table-rows.js';

interface ChartTableProps {
  readonly plot: Plot;
  readonly series: SeriesFields;
  readonly isSeen: boolean;
}

export function ChartTable({ plot, series, isSeen }: ChartTableProps) {
  const { t, i18n } = useTranslation();
  const title = t(`operator.charts.${plot.name}.title`);
  const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' });
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const rows = tableRows(series, plot);
  return (
    // Wide tables scroll by themselves; who uses keys has to be able to go there.
    <div
      className={isSeen ? 'chart-table' : 'unseen'}
      role="region"
      aria-label={t('operator.charts.tableOf', { title })}
      tabIndex={isSeen ? 0 : undefined}
    >
      <table>
        <caption>{t('operator.charts.rows', { title, unit: plot.unit })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('operator.charts.until')}</th>
            {plot.lines.map(({ column }) => (
              <th key={column} scope="col">
                {t(`operator.charts.lines.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, values }) => (
            <tr key={at}>
              <th scope="row">{clock.format(at)}</th>
              {values.map((value, i) => (
                <td key={plot.lines[i]?.column}>{value === null ? '–' : number.format(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
