/** Life and resources over the match, and the time that each seat took; with a table of the same. */
import { useEffect, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AsideProps } from '../aside/aside-props.js';
import type { Moment } from '../record/moment.js';
import { seatName } from '../seat-name.js';
import { PAGE_SIZE } from '../record/held-pages.js';
import { timeWords } from '@scoresheet/rules-presentation';
import './chart.css';
import { seriesOf, thinkingMs, type Series } from './series.js';

const [WIDTH, HEIGHT] = [300, 120];

export function Chart({ match, store, game, shown: { step: shown, goTo } }: AsideProps) {
  const { t } = useTranslation();
  const moments = useWholeMatch(store);
  const labels = game.layout.counters.flatMap((each) => ('counter' in each ? [each] : []));
  const spent = thinkingMs(moments);
  const { count, seqAt } = store.steps();
  const last = Math.max(1, count - 1);
  const goToStep = (step: number): void => goTo(seqAt(step));
  const nameOf = (number: number): string => {
    const seat = match.seats.find((each) => each.seat === number);
    return seat ? seatName(seat) : t('seat.number', { seat: number });
  };
  return (
    <div className="tab-page">
      {labels.map(({ counter, label }) => (
        <Lines
          key={counter}
          label={label}
          last={last}
          shown={shown}
          nameOf={nameOf}
          goTo={goToStep}
          series={seriesOf(moments, counter)}
        />
      ))}
      <h2>{t('chart.time')}</h2>
      <dl>
        {[...spent].sort().map(([seat, ms]) => (
          <div key={seat}>
            <dt>
              <bdi>{nameOf(seat)}</bdi>
            </dt>
            <dd>{timeWords(ms)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface LinesProps {
  readonly label: string;
  readonly series: readonly Series[];
  readonly last: number;
  readonly shown: number;
  readonly goTo: (step: number) => void;
  readonly nameOf: (seat: number) => string;
}

/** Each seat's line has a dash of its own, so that no colour is needed. */
const DASHES = ['none', '5 3', '1 3', '8 3 1 3', '3 3'];

function Lines({ nameOf, ...line }: LinesProps) {
  const { label, series, shown } = line;
  const values = series.flatMap(({ points }) => points.map(([, value]) => value));
  const range = { least: Math.min(0, ...values), most: Math.max(1, ...values) };
  return (
    <figure className="lines">
      <figcaption lang="en">
        {label} <small>{`${range.least} – ${range.most}`}</small>
      </figcaption>
      <Drawing {...line} range={range} />
      <ul className="lines-now-values">
        {series.map(({ seat, points }) => (
          <li key={seat}>
            <svg viewBox="0 0 24 4" aria-hidden>
              <path d="M0 2h24" strokeDasharray={DASHES[(seat - 1) % DASHES.length]} />
            </svg>
            <bdi>{nameOf(seat)}</bdi> <b>{points.findLast(([step]) => step <= shown)?.[1] ?? 0}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

interface DrawingProps extends Omit<LinesProps, 'nameOf'> {
  readonly range: { readonly least: number; readonly most: number };
}

function Drawing({ label, series, last, shown, goTo, range: { least, most } }: DrawingProps) {
  const x = (step: number): number => (step / last) * WIDTH;
  const y = (value: number): number =>
    HEIGHT - ((value - least) / (most - least)) * (HEIGHT - 8) - 4;
  const go = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>): void => {
    const box = currentTarget.getBoundingClientRect();
    goTo(Math.round(((clientX - box.left) / box.width) * last));
  };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} onClick={go}>
      <line className="lines-now" x1={x(shown)} x2={x(shown)} y1={0} y2={HEIGHT} />
      {series.map(({ seat, points }) => (
        <path
          key={seat}
          d={stepped(points.map(([step, value]) => [x(step), y(value)]))}
          strokeDasharray={DASHES[(seat - 1) % DASHES.length]}
        />
      ))}
    </svg>
  );
}

const stepped = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('') + `H${WIDTH}`;

/** All moments, fetched page after page while the chart is looked at. */
function useWholeMatch(store: AsideProps['store']): readonly Moment[] {
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  useEffect(() => {
    let isLeft = false;
    const read = async (): Promise<void> => {
      const all: Moment[] = [];
      for (let step = 0; step < store.steps().count && !isLeft; step += PAGE_SIZE) {
        await store.load(store.steps().seqAt(step));
        for (let each = step; each < step + PAGE_SIZE; each += 1) all.push(...held(store, each));
        if (!isLeft) setMoments([...all]);
      }
    };
    void read().catch(() => undefined);
    return () => void (isLeft = true);
  }, [store]);
  return moments;
}

const held = (store: AsideProps['store'], step: number): readonly Moment[] => {
  const moment = store.momentOf(step);
  return moment ? [moment] : [];
};
