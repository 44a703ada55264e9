/** Figures as tables for docs/benchmarks.md, one for each thing that is measured. */
import type { Comparison, Figures, Row } from './figures.js';

export function markdownOf({ rows, comparisons }: Figures): string {
  const subjects = [...new Set(rows.map(({ of }) => of))];
  const tables = subjects.map((subject) => {
    const measured = rows.filter(({ of }) => of === subject);
    return `${subject}:\n\n${tableOf(['what', 'figure', 'range', 'of CPU', 'goal'], measured.map(cells))}`;
  });
  if (comparisons.length > 0) {
    const head = ['what', 'to', 'ratio', 'by CPU', 'goal'];
    tables.push(`As multiples:\n\n${tableOf(head, comparisons.map(comparedCells))}`);
  }
  return `${tables.join('\n\n')}\n`;
}

const shown = (figure: number | undefined): string => figure?.toLocaleString('en') ?? '';

const cells = ({ bench, figure, unit, range, cpuFigure, goal = '' }: Row): string[] => [
  bench,
  `${shown(figure)} ${unit}`,
  range === undefined ? '' : `${shown(range[0])} to ${shown(range[1])}`,
  shown(cpuFigure),
  goal,
];

const comparedCells = ({ bench, to, ratio, cpuRatio, goal = '' }: Comparison): string[] => [
  bench,
  to,
  shown(ratio),
  shown(cpuRatio),
  goal,
];

/** Columns that nobody fills are left out. */
function tableOf(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const used = head.map((_, column) => lines.some((line) => line[column] !== ''));
  const line = (texts: readonly string[]): string =>
    `| ${texts.filter((_, column) => used[column]).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...lines.map(line)].join('\n');
}
