/** One line of the standings: rank, who it is, and the numbers; it unfolds into why. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../entrant-name.js';
import { sayNumber } from './exact.js';
import { columnName } from './number-words.js';
import type { Line } from './standings-documents.js';
import { WhyRank } from './why-rank.js';

interface StandingRowProps {
  readonly line: Line;
  /** Its place among the lines, from 0. */
  readonly place: number;
  /** Names of the tie-breaks that have a column; null: there is room for none. */
  readonly columns: readonly string[] | null;
  readonly isOwn: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (entrant: number) => void;
  readonly live: boolean;
  readonly at: number | undefined;
}

export const StandingRow = memo(function StandingRow(props: StandingRowProps) {
  const { line, place, columns, isOwn, isOpen, onToggle, live, at } = props;
  const { t } = useTranslation();
  const { entrant, name, rank, points, score } = line;
  return (
    <>
      <tr data-line={place} data-own={isOwn || undefined} aria-rowindex={place + 2}>
        <td>{rank ?? '–'}</td>
        <td data-words>
          <button
            type="button"
            className="line-opener"
            aria-expanded={isOpen}
            onClick={() => onToggle(entrant)}
          >
            <EntrantName entrant={entrant} name={name} />
            {!columns && <FoldedFigures line={line} />}
          </button>
        </td>
        <td data-main>{points ?? '–'}</td>
        {columns?.map((column) => (
          <td key={column}>
            <TieBreakValue line={line} column={column} />
          </td>
        ))}
        {columns && <td>{score ? t('standings.score', { ...score }) : '–'}</td>}
      </tr>
      {isOpen && (
        <tr data-line={place} className="unfolded">
          <td colSpan={widthOf(columns)}>
            <WhyRank asked={{ line, live, at }} />
          </td>
        </tr>
      )}
    </>
  );
});

interface TieBreakValueProps {
  readonly line: Line;
  readonly column: string;
}

function TieBreakValue({ line, column }: TieBreakValueProps) {
  const { i18n } = useTranslation();
  const value = line.tieBreaks.find(({ name }) => name === column)?.value;
  return value == null ? '–' : <>{sayNumber(column, value, i18n.language).words}</>;
}

/** What a narrow page has no columns for, in words. */
function FoldedFigures({ line: { tieBreaks, score } }: Pick<StandingRowProps, 'line'>) {
  const { t, i18n } = useTranslation();
  const figures = tieBreaks.flatMap(({ name, value }) =>
    value === null ? [] : [`${columnName(t, name)} ${sayNumber(name, value, i18n.language).words}`],
  );
  const all = [...(score ? [t('standings.score', { ...score })] : []), ...figures];
  return <small className="folded">{all.join(' · ')}</small>;
}

/** How many columns a line has in all. */
export const widthOf = (columns: readonly string[] | null): number =>
  columns ? columns.length + 4 : 3;
