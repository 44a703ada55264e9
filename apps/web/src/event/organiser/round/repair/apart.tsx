/** Who has a bye in a round that is mended, and who waits for a table. */
import { useTranslation } from 'react-i18next';
import { Seat } from './seat.js';
import type { Drag } from './use-drag.js';
import type { Plan } from './use-plan.js';

interface ApartProps {
  readonly plan: Plan;
  readonly drag: Drag;
  readonly nameOf: (entrant: number) => string | null;
}

export function Apart({ plan, drag, nameOf }: ApartProps) {
  const { t } = useTranslation();
  const { byes, waiting } = plan.seating;
  return (
    <>
      {byes.length > 0 && (
        <p className="apart">
          <b>{t('organiser.repair.byes')}</b>
          {byes.map((entrant) => (
            <Seat key={entrant} entrant={entrant} name={nameOf(entrant)} plan={plan} drag={drag} />
          ))}
        </p>
      )}
      {waiting.length > 0 && (
        <p className="apart">
          <b>{t('organiser.repair.waiting')}</b>
          {waiting.map((entrant) => (
            <span key={entrant} className="waits">
              <Seat entrant={entrant} name={nameOf(entrant)} plan={plan} drag={drag} />
              <button
                type="button"
                className="button"
                aria-label={t('organiser.repair.byeOf', { entrant })}
                onClick={() => plan.plan({ is: 'BYE', entrant })}
              >
                {t('organiser.repair.bye')}
              </button>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
