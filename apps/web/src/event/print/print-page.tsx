/** Sheets of an event for the printer: as they lie here, so they leave it, black on white. */
import { useTranslation } from 'react-i18next';
import '../../app/form.css';
import { useEvent } from '../follow/use-event.js';
import { useRoles } from '../roles.js';
import './print.css';
import { PAPERS, SHEETS, usePrintPlace, type SheetKind } from './print-place.js';
import { BracketDrawn } from './sheets/bracket-drawn.js';
import { DeckLists } from './sheets/deck-lists.js';
import { PairingsByName } from './sheets/pairings-by-name.js';
import { PairingsByTable } from './sheets/pairings-by-table.js';
import { Slips } from './sheets/slips.js';
import { StandingsSheet } from './sheets/standings-sheet.js';
import { TableNumbers } from './sheets/table-numbers.js';

const VIEWS: Readonly<Record<SheetKind, () => React.ReactNode>> = {
  names: PairingsByName,
  tables: PairingsByTable,
  slips: Slips,
  standings: StandingsSheet,
  numbers: TableNumbers,
  check: DeckLists,
  bracket: BracketDrawn,
};

export function PrintPage() {
  const { t } = useTranslation();
  const { view, paper } = usePrintPlace();
  const View = VIEWS[view];
  return (
    <div className="printing">
      <Choice />
      <div className="paper-room" role="region" aria-label={t('sheets.preview')} tabIndex={0}>
        <div className="paper" data-paper={paper} data-view={view}>
          <View />
        </div>
      </div>
    </div>
  );
}

function Choice() {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { isStaff } = useRoles(event);
  const { view, paper, go } = usePrintPlace();
  const isBracket = event.phases.some(({ kind }) => kind.endsWith('-elimination'));
  const offered = SHEETS.filter(
    (each) => (each !== 'bracket' || isBracket) && (each !== 'check' || isStaff),
  );
  return (
    <section className="event-sheet print-choice" aria-labelledby="printing">
      <h2 id="printing">{t('event.to.print')}</h2>
      <label className="field">
        {t('sheets.what')}
        <select value={view} onChange={({ target }) => go({ view: target.value })}>
          {offered.map((each) => (
            <option key={each} value={each}>
              {t(`sheets.view.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {t('sheets.paper')}
        <select value={paper} onChange={({ target }) => go({ paper: target.value })}>
          {PAPERS.map((each) => (
            <option key={each} value={each}>
              {t(`sheets.size.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button" data-main onClick={() => window.print()}>
        {t('sheets.print')}
      </button>
      <p className="quiet">{t(`sheets.hint.${view}`)}</p>
    </section>
  );
}
