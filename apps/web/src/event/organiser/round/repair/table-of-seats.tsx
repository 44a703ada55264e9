/** A table of a round that is mended: its seats, and the way to take it away. */
import { useTranslation } from 'react-i18next';
import { Seat } from './seat.js';
import type { SeatingTable } from './seating.js';
import type { Drag } from './use-drag.js';
import type { Plan } from './use-plan.js';

interface TableOfSeatsProps {
  readonly table: SeatingTable;
  readonly plan: Plan;
  readonly drag: Drag;
  readonly nameOf: (entrant: number) => string | null;
}

export function TableOfSeats({ table, plan, drag, nameOf }: TableOfSeatsProps) {
  const { t } = useTranslation();
  const { number, entrants, isDecided } = table;
  return (
    <li>
      <b>{number ?? t('organiser.repair.new')}</b>
      {entrants.map((entrant) => (
        <Seat
          key={entrant}
          entrant={entrant}
          name={nameOf(entrant)}
          isFixed={isDecided}
          plan={plan}
          drag={drag}
        />
      ))}
      {number !== null && !isDecided && (
        <button
          type="button"
          className="button"
          aria-label={t('organiser.repair.unpairOf', { table: number })}
          onClick={() => plan.plan({ is: 'UNPAIR', table: number })}
        >
          {t('organiser.repair.unpair')}
        </button>
      )}
    </li>
  );
}
