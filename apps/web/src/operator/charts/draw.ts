/** Draws a chart with uPlot, in the colours of the look. */
import uPlot from 'uplot';
import type { Plot } from './plots.js';
import type { SeriesFields } from './series-documents.js';

export interface Drawing {
  show(series: SeriesFields): void;
  resize(width: number): void;
  end(): void;
}

interface Canvas {
  readonly into: HTMLElement;
  readonly language: string;
  /** Told which point somebody points at; null: at none. */
  readonly onPoint: (index: number | null) => void;
}

const HEIGHT = 200;
const LINE_WIDTH = 1.5;
const MS_IN_A_SECOND = 1_000;
/** Room for five digits, so that all charts begin at the same place. */
const AXIS_WIDTH = 52;
/** Room for a time with its seconds, and for what keeps it from the next one. */
const TIME_WIDTH = 96;
/** Marks that are nearer would all bear the same minute; no chart shows less. */
const MINUTE_S = 60;

export function draw(plot: Plot, series: SeriesFields, canvas: Canvas): Drawing {
  const { into } = canvas;
  const chart = new uPlot(optionsOf(plot, canvas), dataOf(plot, series), into);
  return {
    show: (next) => chart.setData(dataOf(plot, next)),
    resize: (width) => chart.setSize({ width, height: HEIGHT }),
    end: () => chart.destroy(),
  };
}

const dataOf = ({ lines, per }: Plot, series: SeriesFields): uPlot.AlignedData => [
  series.at.map((at) => at / MS_IN_A_SECOND),
  ...lines.map(({ column }) =>
    series[column].map((value) => (value === null ? null : value / per)),
  ),
];

function optionsOf({ lines }: Plot, { into, language, onPoint }: Canvas): uPlot.Options {
  const look = getComputedStyle(document.documentElement);
  const colour = (name: string): string => look.getPropertyValue(name).trim();
  const clock = clockOf(language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const line = { stroke: colour('--line'), width: 1 };
  const axis = {
    stroke: colour('--quiet'),
    grid: line,
    ticks: line,
    font: `12px ${colour('--sans')}`,
  };
  return {
    width: into.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false },
    // Zero and a whole minute are in sight: a small unrest must not look like a great one.
    scales: {
      x: { range: (_, first, last) => [Math.min(first, last - MINUTE_S), last] },
      y: { range: (_, __, most) => [0, Math.max(most * 1.1, 1)] },
    },
    axes: [
      { ...axis, space: TIME_WIDTH, values: (_, at) => clock(at) },
      { ...axis, size: AXIS_WIDTH, values: (_, all) => all.map((each) => number.format(each)) },
    ],
    series: [
      {},
      ...lines.map(({ colour: name, dash }) => ({
        stroke: colour(name),
        width: LINE_WIDTH,
        dash: [...dash],
        // One point alone makes no line.
        points: { show: (_: uPlot, __: number, first: number, last: number) => first === last },
        // A line goes on over moments in which nothing happened.
        spanGaps: true,
      })),
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  };
}

/** Times of an axis: with seconds where the minutes alone would not tell them apart. */
function clockOf(language: string): (at: readonly number[]) => string[] {
  const coarse = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const fine = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  return (at) => {
    const [first = 0, second = MINUTE_S] = at;
    const clock = second - first < MINUTE_S ? fine : coarse;
    return at.map((each) => clock.format(each * MS_IN_A_SECOND));
  };
}
