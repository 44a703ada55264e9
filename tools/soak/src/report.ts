/** What an hour of play has shown: figures with their slopes, and what is not as it should be. */
import { becameSlower, inParts, MAY_TAKE_TIMES } from './answers.js';
import { FIGURES, type Figure } from './figures.js';
import type { Sample, Soaked } from './soak.js';
import { growsBeyond, lowWater, trendOf, type Trend } from './trend.js';

interface Report {
  readonly lines: readonly string[];
  /** What is not as it should be; empty: all is flat. */
  readonly complaints: readonly string[];
}

const MS_IN_HOUR = 3_600_000;
const PARTS = 3;
/** Caches fill and code is compiled in the first part of a run: that is no leak. */
const WARM_AFTER = 0.25;

export function reportOn(soaked: Soaked): Report {
  const processes = [...soaked.samples].map(([name, samples]) => ofProcess(name, samples));
  const answers = ofAnswers(soaked);
  return {
    lines: [...processes.flatMap(({ lines }) => lines), ...answers.lines],
    complaints: [...processes.flatMap(({ complaints }) => complaints), ...answers.complaints],
  };
}

function ofProcess(name: string, samples: readonly Sample[]): Report {
  const warm = samples.slice(Math.floor(samples.length * WARM_AFTER));
  const lines = [`The process at ${name}, ${warm.length} looks after it was warm:`];
  const complaints: string[] = [];
  for (const figure of FIGURES) {
    const trend = trendOfFigure(figure, warm);
    if (trend === undefined) {
      complaints.push(`${name} tells nothing of ${figure.metric}.`);
      continue;
    }
    lines.push(`  ${lineOf(figure, trend)}`);
    if (growsBeyond(trend, figure.mayGrowPerHour)) {
      complaints.push(`${figure.name} grows at ${name}: ${lineOf(figure, trend)}`);
    }
  }
  return { lines, complaints };
}

function trendOfFigure(figure: Figure, samples: readonly Sample[]): Trend | undefined {
  const points = samples.flatMap(({ atMs, figures }) => {
    const value = figures.get(figure.metric);
    return value === undefined ? [] : [{ hours: atMs / MS_IN_HOUR, value: value / figure.scale }];
  });
  // A short run has fewer samples than two collections are apart.
  const groupOf = Math.max(1, Math.min(figure.lowestOf, Math.floor(points.length / 5)));
  const lows = lowWater(points, groupOf);
  return lows.length < PARTS ? undefined : trendOf(lows);
}

const lineOf = ({ name, unit }: Figure, { mean, perHour, uncertainPerHour }: Trend): string =>
  `${name}: ${mean.toFixed(1)} ${unit}, ` +
  `${perHour >= 0 ? '+' : ''}${perHour.toFixed(1)} ± ${uncertainPerHour.toFixed(1)} an hour`;

function ofAnswers({ answers, ended, failures }: Soaked): Report {
  const warm = answers.slice(Math.floor(answers.length * WARM_AFTER));
  const parts = inParts(warm, PARTS);
  const slower = `The last third of the answers took more than ${MAY_TAKE_TIMES} times the first's.`;
  return {
    lines: [
      `${ended} matches ended, ${answers.length} actions were accepted. From action to answer:`,
      ...parts.map(
        ({ answers: count, p50Ms, p99Ms }, part) =>
          `  part ${part + 1} of ${PARTS}: ${count} answers, ` +
          `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`,
      ),
    ],
    complaints: [
      ...failures.map((words) => `A match could not be played to its end: ${words}`),
      ...(becameSlower(parts) ? [slower] : []),
    ],
  };
}
