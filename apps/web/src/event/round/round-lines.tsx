/** The lines of a round, of which those in sight are drawn. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvent } from '../follow/use-event.js';
import { playAt, type Plays } from '../play/plays.js';
import { LineRows } from '../lines/line-rows.js';
import { useLines } from '../lines/use-lines.js';
import { byName } from './find-tables.js';
import { NameRow } from './name-row.js';
import type { Pairing } from './round-documents.js';
import { TableRow } from './table-row.js';
import type { RoundView } from './use-round-address.js';

interface RoundLinesProps {
  readonly tables: readonly Pairing[];
  readonly plays: Plays;
  /** As many lines as there will be once all tables are here. */
  readonly count: number;
  readonly view: RoundView;
  /** So many tables have to be here by now. */
  readonly onNeed: (tables: number) => void;
}

/** Tables beyond those that are drawn are asked for before somebody comes to them. */
const AHEAD = 200;

export function RoundLines({ tables, plays, count, view, onNeed }: RoundLinesProps) {
  const { t, i18n } = useTranslation();
  const rows = useMemo(
    () => (view === 'name' ? byName(tables, i18n.language) : []),
    [view, tables, i18n.language],
  );
  const length = view === 'name' ? rows.length : count;
  const lines = useLines(length);
  useEffect(() => onNeed(lines.last + AHEAD), [lines.last, onNeed]);
  const ofTable = useTableRow(tables, plays);
  const ofName = useNameRow(rows, plays);
  return (
    <table className="figures round-lines" aria-rowcount={length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">{t('round.table')}</th>
          <th scope="col" data-words>
            {t('round.players')}
          </th>
          <th scope="col">{t('round.result')}</th>
        </tr>
      </thead>
      <LineRows lines={lines} columns={3} row={view === 'name' ? ofName : ofTable} />
    </table>
  );
}

/** Reasons are given for opponents that depend on points. */
const HAS_REASONS = 'swiss';

function useTableRow(tables: readonly Pairing[], plays: Plays) {
  const { event } = useEvent();
  const [open, setOpen] = useState<number>();
  const toggle = useCallback(
    (table: number): void => setOpen((now) => (now === table ? undefined : table)),
    [],
  );
  return (line: number) => {
    const table = tables[line];
    if (!table) return <ComingRow line={line} />;
    const isExplained = event.phases[table.phase - 1]?.kind === HAS_REASONS;
    return (
      <TableRow
        event={event.id}
        table={table}
        line={line}
        play={playAt(plays, table)}
        isOwn={table.seats.some(({ entrant }) => entrant === event.ownEntrant)}
        isOpen={isExplained && open === table.number}
        onToggle={isExplained ? toggle : undefined}
      />
    );
  };
}

function useNameRow(rows: ReturnType<typeof byName>, plays: Plays) {
  const { event } = useEvent();
  return (line: number) => {
    const row = rows[line];
    if (!row) return <ComingRow line={line} />;
    const isOwn = row.entrant === event.ownEntrant;
    const play = playAt(plays, row.table);
    return <NameRow event={event.id} row={row} play={play} line={line} isOwn={isOwn} />;
  };
}

function ComingRow({ line }: { readonly line: number }) {
  return (
    <tr data-line={line} aria-rowindex={line + 2} aria-busy>
      <td colSpan={3}>…</td>
    </tr>
  );
}
