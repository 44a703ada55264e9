/** The lines of standings, of which those in sight are drawn. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvent } from '../follow/use-event.js';
import { LineRows } from '../lines/line-rows.js';
import { useIsNarrow } from '../lines/use-is-narrow.js';
import { useLines } from '../lines/use-lines.js';
import type { HeldLines } from './held-lines.js';
import { columnName } from './number-words.js';
import { StandingRow, widthOf } from './standing-row.js';
import type { Line } from './standings-documents.js';
import type { StandingsAsked } from './standings-asked.js';

interface StandingsTableProps {
  readonly held: HeldLines;
  readonly asked: StandingsAsked;
  readonly onNeed: (lines: number) => void;
}

/** Lines beyond those that are drawn are asked for before somebody comes to them. */
const AHEAD = 150;

export function StandingsTable({ held, asked, onNeed }: StandingsTableProps) {
  const { t } = useTranslation();
  const { lines: known, head } = held;
  const count = head.totalCount;
  const lines = useLines(count);
  useEffect(() => onNeed(lines.last + AHEAD), [lines.last, onNeed]);
  const all = useColumns(known);
  const columns = useIsNarrow() ? null : all;
  const row = useRow(known, asked, columns);
  return (
    <table className="figures standings-lines" aria-rowcount={count + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">
            <span aria-hidden>#</span>
            <span className="unseen">{t('standings.rank')}</span>
          </th>
          <th scope="col" data-words>
            {t('standings.player')}
          </th>
          <th scope="col">{t('standings.column.points')}</th>
          {columns?.map((column) => (
            <th key={column} scope="col">
              {columnName(t, column)}
            </th>
          ))}
          {columns && <th scope="col">{t('standings.played')}</th>}
        </tr>
      </thead>
      <LineRows lines={lines} columns={widthOf(columns)} row={row} />
    </table>
  );
}

/** Tie-breaks of all lines; in a bracket there are none. The same list as before while it says the same. */
function useColumns(lines: readonly Line[]): readonly string[] {
  const key = useMemo(
    () =>
      [...new Set(lines.flatMap(({ tieBreaks }) => tieBreaks.map(({ name }) => name)))].join(' '),
    [lines],
  );
  return useMemo(() => (key === '' ? [] : key.split(' ')), [key]);
}

function useRow(
  known: readonly Line[],
  { live, at }: StandingsAsked,
  columns: readonly string[] | null,
) {
  const { event } = useEvent();
  const [open, setOpen] = useState<number>();
  const onToggle = useCallback(
    (entrant: number): void => setOpen((now) => (now === entrant ? undefined : entrant)),
    [],
  );
  return (place: number) => {
    const line = known[place];
    if (!line) return <ComingLine place={place} columns={widthOf(columns)} />;
    const isOwn = line.entrant === event.ownEntrant;
    const isOpen = line.entrant === open;
    return (
      <StandingRow
        line={line}
        place={place}
        columns={columns}
        isOwn={isOwn}
        isOpen={isOpen}
        onToggle={onToggle}
        live={live}
        at={at}
      />
    );
  };
}

function ComingLine({ place, columns }: { readonly place: number; readonly columns: number }) {
  return (
    <tr data-line={place} aria-rowindex={place + 2} aria-busy>
      <td colSpan={columns}>…</td>
    </tr>
  );
}
