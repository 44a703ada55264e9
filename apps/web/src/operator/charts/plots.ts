/** What is drawn: each chart with its lines, and each line with a dash of its own beside its colour. */
import type { SeriesFields } from './series-documents.js';

type Column = Exclude<keyof SeriesFields, 'process' | 'everyMs' | 'at'>;

export interface Line {
  readonly column: Column;
  /** Variable of the look that colours the line. */
  readonly colour: '--accent' | '--ink' | '--mark' | '--quiet';
  /** Lengths of dash and gap; empty for a line without gaps. */
  readonly dash: readonly number[];
  /** How several points become one row of the table. */
  readonly joinedBy: 'mean' | 'worst';
}

export interface Plot {
  readonly name: 'throughput' | 'latency' | 'lag' | 'memory';
  readonly unit: '/s' | 'ms' | 's' | 'MB';
  /** What a value of the server is divided by to be in that unit. */
  readonly per: number;
  readonly lines: readonly Line[];
}

const BYTES_IN_MB = 1_000_000;

export const PLOTS: readonly Plot[] = [
  {
    name: 'throughput',
    unit: '/s',
    per: 1,
    lines: [
      { column: 'answers', colour: '--accent', dash: [], joinedBy: 'mean' },
      { column: 'accepted', colour: '--ink', dash: [8, 3], joinedBy: 'mean' },
      { column: 'refused', colour: '--mark', dash: [2, 3], joinedBy: 'mean' },
      { column: 'conflicts', colour: '--quiet', dash: [8, 3, 2, 3], joinedBy: 'mean' },
    ],
  },
  {
    name: 'latency',
    unit: 'ms',
    per: 1,
    lines: [
      { column: 'answerP50Ms', colour: '--accent', dash: [], joinedBy: 'worst' },
      { column: 'answerP99Ms', colour: '--accent', dash: [8, 3], joinedBy: 'worst' },
      { column: 'commandP50Ms', colour: '--mark', dash: [2, 3], joinedBy: 'worst' },
      { column: 'commandP99Ms', colour: '--mark', dash: [8, 3, 2, 3], joinedBy: 'worst' },
      { column: 'eventLoopLagMs', colour: '--quiet', dash: [1, 5], joinedBy: 'worst' },
    ],
  },
  {
    name: 'lag',
    unit: 's',
    per: 1,
    lines: [{ column: 'lagSeconds', colour: '--accent', dash: [], joinedBy: 'worst' }],
  },
  {
    name: 'memory',
    unit: 'MB',
    per: BYTES_IN_MB,
    lines: [{ column: 'memoryBytes', colour: '--accent', dash: [], joinedBy: 'worst' }],
  },
];
