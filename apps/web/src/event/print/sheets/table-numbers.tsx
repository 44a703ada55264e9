/** Large numbers for the tables, each with the way to the event: to scan from where one sits. */
import { useTranslation } from 'react-i18next';
import { isThisMachineAlone } from '../../../match/lobby/this-machine.js';
import { useLoaded } from '../../../play/use-loaded.js';
import type { QrSquares } from '../../../match/lobby/qr-squares.js';
import { useEventWords } from '../../event-words.js';
import { useEvent } from '../../follow/use-event.js';
import { usePrintPlace } from '../print-place.js';
import { stacked } from '../stacked.js';
import { Quarters } from './quarters.js';
import { useRoundSheet } from './use-round-sheet.js';

export function TableNumbers() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <>
      {isThisMachineAlone(location.hostname) && (
        <p role="alert" className="print-says">
          {t('sheets.thisMachine')}
        </p>
      )}
      {numbers === undefined ? (
        <p aria-busy>{t('state.loading')}</p>
      ) : (
        <Quarters
          pages={stacked(numbers)}
          keyOf={(number) => number}
          quarter={(number) => <TableNumber number={number} />}
        />
      )}
    </>
  );
}

/** Those that were chosen; else those of the round; before the first round as many as are needed. */
function useNumbers(): readonly number[] | undefined {
  const { event } = useEvent();
  const { tables: chosen } = usePrintPlace();
  const round = useRoundSheet();
  if (chosen.length > 0) return chosen;
  if (round === 'coming') return undefined;
  if (round !== 'none') return round.tables.map(({ number }) => number);
  return Array.from({ length: Math.floor(event.places / 2) }, (_, index) => index + 1);
}

const loadSquares = async (text: string): Promise<QrSquares> =>
  (await import('../../../match/lobby/qr-squares.js')).qrSquares(text);

function TableNumber({ number }: { readonly number: number }) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { titleOf } = useEventWords();
  const address = `${location.origin}/event/${event.id}`;
  const squares = useLoaded(loadSquares, address);
  return (
    <section className="table-number" aria-label={t('sheets.tableNumber', { number })}>
      <b>{number}</b>
      {squares && (
        <svg viewBox={`0 0 ${squares.size} ${squares.size}`} role="img" aria-label={address}>
          <path d={squares.path} />
        </svg>
      )}
      <span>
        <bdi>{titleOf(event)}</bdi>
      </span>
    </section>
  );
}
