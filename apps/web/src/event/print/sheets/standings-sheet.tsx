/** The official standings as they are now, with all that orders them. */
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../entrant-name.js';
import { changesStandings } from '../../follow/changes.js';
import { useAsked } from '../../follow/use-asked.js';
import { useEvent } from '../../follow/use-event.js';
import { sayNumber } from '../../standings/exact.js';
import { columnName } from '../../standings/number-words.js';
import { SheetTable } from './sheet-table.js';
import { allLines, type PrintedLine, type PrintedStandings } from './standings-to-print.js';

export function StandingsSheet() {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { value, problem } = useAsked({
    key: event.id,
    ask: () => allLines(event.id),
    concerns: changesStandings,
  });
  if (!value) return <p aria-busy={!problem}>{t(problem ? 'event.comesBack' : 'state.loading')}</p>;
  const { lines, closedRounds } = value;
  if (lines.length === 0) return <p>{t('standings.none')}</p>;
  return <Lines lines={lines} closedRounds={closedRounds} />;
}

function Lines({ lines, closedRounds }: PrintedStandings) {
  const { t } = useTranslation();
  const names = [...new Set(lines.flatMap(({ tieBreaks }) => tieBreaks.map(({ name }) => name)))];
  const columns = [
    { title: t('standings.rank'), isFigure: true },
    { title: t('sheets.player') },
    { title: t('standings.column.points'), isFigure: true },
    ...names.map((name) => ({ title: columnName(t, name), isFigure: true })),
    { title: t('standings.played'), isFigure: true },
  ];
  const says = `${t('sheets.view.standings')} ${t('standings.closed', { count: closedRounds })}`;
  return (
    <SheetTable says={says} columns={columns}>
      {lines.map((line) => (
        <Line key={line.entrant} line={line} names={names} />
      ))}
    </SheetTable>
  );
}

function Line({ line, names }: { readonly line: PrintedLine; readonly names: readonly string[] }) {
  const { t, i18n } = useTranslation();
  const { entrant, name, rank, points, score, tieBreaks } = line;
  return (
    <tr>
      <td data-figure>{rank ?? '–'}</td>
      <td>
        <EntrantName entrant={entrant} name={name} />
      </td>
      <td data-figure>
        <b>{points ?? '–'}</b>
      </td>
      {names.map((column) => {
        const value = tieBreaks.find((each) => each.name === column)?.value;
        return (
          <td key={column} data-figure>
            {value == null ? '–' : sayNumber(column, value, i18n.language).words}
          </td>
        );
      })}
      <td data-figure>{score ? t('standings.score', { ...score }) : '–'}</td>
    </tr>
  );
}
