/** One chart: its drawing, its lines with their values, and its table. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Canvas } from './canvas.js';
import { ChartTable } from './chart-table.js';
import { Legend } from './legend.js';
import type { Plot } from './plots.js';
import type { SeriesFields } from './series-documents.js';

interface ChartProps {
  readonly plot: Plot;
  readonly series: SeriesFields;
}

export function Chart({ plot, series }: ChartProps) {
  const { t } = useTranslation();
  const [pointed, setPointed] = useState<number | null>(null);
  const [isRead, setRead] = useState(false);
  const id = useId();
  const title = t(`operator.charts.${plot.name}.title`);
  return (
    <section className="chart" aria-labelledby={id}>
      <h3 id={id}>
        {title} <small>{plot.unit}</small>
      </h3>
      <p className="hint">{t(`operator.charts.${plot.name}.means`)}</p>
      <Canvas plot={plot} series={series} onPoint={setPointed} />
      <Legend plot={plot} series={series} pointed={pointed} />
      <button
        type="button"
        className="button"
        aria-pressed={isRead}
        aria-label={t('operator.charts.showTableOf', { title })}
        onClick={() => setRead(!isRead)}
      >
        {t('operator.charts.showTable')}
      </button>
      <ChartTable plot={plot} series={series} isSeen={isRead} />
    </section>
  );
}
