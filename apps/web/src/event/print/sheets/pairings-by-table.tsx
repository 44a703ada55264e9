/** Who plays at each table, by number; below, who has a bye. */
import { useTranslation } from 'react-i18next';
import { useResultWords } from '../../round/use-result-words.js';
import { Names } from './names.js';
import { OfRound } from './of-round.js';
import { SheetTable } from './sheet-table.js';
import type { RoundSheet } from './use-round-sheet.js';

export const PairingsByTable = () => <OfRound sheet={(round) => <ByTable {...round} />} />;

function ByTable({ published, tables, byes }: RoundSheet) {
  const { t } = useTranslation();
  const { resultWords } = useResultWords();
  const columns = [
    { title: t('sheets.table'), isFigure: true },
    { title: t('sheets.players') },
    { title: t('sheets.result') },
  ];
  return (
    <SheetTable says={t('sheets.byTable', { round: published.round })} columns={columns}>
      {tables.map(({ number, seats, result }) => (
        <tr key={number}>
          <td data-figure>
            <b>{number}</b>
          </td>
          <td>
            <Names of={seats} />
          </td>
          <td>{result ? resultWords(result, seats) : ''}</td>
        </tr>
      ))}
      {byes.map((bye) => (
        <tr key={`bye ${bye.entrant}`}>
          <td data-figure>–</td>
          <td>
            <Names of={[bye]} />
          </td>
          <td>{t('round.bye')}</td>
        </tr>
      ))}
    </SheetTable>
  );
}
