/** Where everybody plays, by name. */
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../entrant-name.js';
import { nameLines } from './name-lines.js';
import { OfRound } from './of-round.js';
import { SheetTable } from './sheet-table.js';
import type { RoundSheet } from './use-round-sheet.js';
import { Names } from './names.js';

export const PairingsByName = () => <OfRound sheet={(round) => <ByName {...round} />} />;

function ByName(round: RoundSheet) {
  const { t, i18n } = useTranslation();
  const columns = [
    { title: t('sheets.player') },
    { title: t('sheets.number'), isFigure: true },
    { title: t('sheets.table'), isFigure: true },
    { title: t('sheets.against') },
  ];
  return (
    <SheetTable says={t('sheets.byName', { round: round.published.round })} columns={columns}>
      {nameLines(round, i18n.language).map((line) => (
        <tr key={line.entrant}>
          <td>
            <EntrantName {...line} />
          </td>
          <td data-figure>{line.entrant}</td>
          <td data-figure>
            <b>{line.table ?? '–'}</b>
          </td>
          <td>{line.table === undefined ? t('round.bye') : <Names of={line.against} />}</td>
        </tr>
      ))}
    </SheetTable>
  );
}
