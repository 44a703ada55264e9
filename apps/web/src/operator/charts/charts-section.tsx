/** How the process came to be as it is: throughput, latency, lag and memory over time. */
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { POLL } from '../parts/poll.js';
import { Problem } from '../parts/problem.js';
import { Chart } from './chart.js';
import { PLOTS } from './plots.js';
import { SERIES } from './series-documents.js';

/** What is asked for: what has just happened, the last hour, and all that is remembered. */
const SPANS = [15, 60, 180] as const;

export function ChartsSection() {
  const { t } = useTranslation();
  const [minutes, setMinutes] = useState<number>(SPANS[1]);
  const { data, previousData, error } = useQuery(SERIES, { ...POLL, variables: { minutes } });
  const series = (data ?? previousData)?.healthSeries;
  return (
    <section id="charts" aria-labelledby="charts-title">
      <h2 id="charts-title">{t('operator.charts.title')}</h2>
      <p>
        <label>
          {t('operator.charts.span')}{' '}
          <select value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
            {SPANS.map((each) => (
              <option key={each} value={each}>
                {t('operator.charts.minutes', { count: each })}
              </option>
            ))}
          </select>
        </label>
      </p>
      <Problem error={error} />
      {!series && !error && <p className="hint">{t('state.loading')}</p>}
      {series?.at.length === 0 && <p className="hint">{t('operator.charts.nothing')}</p>}
      {series && series.at.length > 0 && (
        <div className="charts">
          {PLOTS.map((plot) => (
            <Chart key={plot.name} plot={plot} series={series} />
          ))}
        </div>
      )}
    </section>
  );
}
