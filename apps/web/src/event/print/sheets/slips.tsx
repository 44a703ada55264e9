/** Result slips to fill in and sign, four to a page; cut as one stack they lie in the order of tables. */
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../entrant-name.js';
import { useEventWords } from '../../event-words.js';
import { useEvent } from '../../follow/use-event.js';
import type { Pairing } from '../../round/round-documents.js';
import { usePrintPlace } from '../print-place.js';
import { stacked } from '../stacked.js';
import { OfRound } from './of-round.js';
import { Quarters } from './quarters.js';
import type { RoundSheet } from './use-round-sheet.js';

export const Slips = () => <OfRound sheet={(round) => <SlipPages {...round} />} />;

function SlipPages({ tables }: RoundSheet) {
  const { tables: chosen } = usePrintPlace();
  const printed = tables.filter(({ number }) => chosen.length === 0 || chosen.includes(number));
  return (
    <Quarters
      pages={stacked(printed)}
      keyOf={({ number }) => number}
      quarter={(table) => <Slip table={table} />}
    />
  );
}

function Slip({ table }: { readonly table: Pairing }) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { titleOf } = useEventWords();
  const { phase, round, number, seats } = table;
  const isPod = seats.length > 2 || event.phases[phase - 1]?.kind === 'pods';
  return (
    <section className="slip" aria-label={t('sheets.slipOf', { number })}>
      <header>
        <span>
          <bdi>{titleOf(event)}</bdi> · {t('sheets.round', { round })}
        </span>
        <b>
          <small>{t('sheets.table')}</small> {number}
        </b>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sheets.player')}</th>
            <th scope="col">{t(isPod ? 'sheets.place' : 'sheets.won')}</th>
            {isPod && <th scope="col">{t('sheets.score')}</th>}
            <th scope="col">{t('sheets.signature')}</th>
            <th scope="col">{t('sheets.drops')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <SlipRow key={seat.entrant} seat={seat} isPod={isPod} />
          ))}
        </tbody>
      </table>
      {!isPod && (
        <p>
          {t('sheets.drawn')} <i className="slip-box" />
        </p>
      )}
    </section>
  );
}

interface SlipRowProps {
  readonly seat: Pairing['seats'][number];
  readonly isPod: boolean;
}

function SlipRow({ seat, isPod }: SlipRowProps) {
  return (
    <tr>
      <td>
        <EntrantName {...seat} /> <small>{seat.entrant}</small>
      </td>
      <td>
        <i className="slip-box" />
      </td>
      {isPod && <td className="slip-line" />}
      <td className="slip-line" />
      <td>
        <i className="slip-box" data-small />
      </td>
    </tr>
  );
}
