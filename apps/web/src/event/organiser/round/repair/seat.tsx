/** A seat of a round that is mended: pressed, dragged, or chosen by keyboard. */
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../../entrant-name.js';
import type { Drag } from './use-drag.js';
import type { Plan } from './use-plan.js';

interface SeatProps {
  readonly entrant: number;
  readonly name: string | null;
  readonly isFixed?: boolean;
  readonly plan: Plan;
  readonly drag: Drag;
}

export function Seat({ entrant, name, isFixed = false, plan, drag }: SeatProps) {
  const { t } = useTranslation();
  const { chosen, choose } = plan;
  return (
    <button
      type="button"
      className="seat"
      disabled={isFixed}
      aria-pressed={chosen === entrant}
      data-entrant={isFixed ? undefined : entrant}
      data-dragged={drag.dragged === entrant || undefined}
      data-over={(drag.over === entrant && drag.dragged !== entrant) || undefined}
      onPointerDown={(event) => drag.onPointerDown(event, entrant)}
      onKeyDown={toNextSeat}
      onClick={(event) => {
        // A press by keyboard has no pointer that could have dragged.
        if (event.detail === 0 || !drag.wasDrag()) choose(entrant);
      }}
    >
      <EntrantName entrant={entrant} name={name} />
      <small>{t('organiser.number', { number: entrant })}</small>
    </button>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Arrows go from seat to seat, past those that stay as they are. */
function toNextSeat(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  const all = event.currentTarget
    .closest('.repair')
    ?.querySelectorAll<HTMLElement>('.seat:enabled');
  if (step === undefined || !all) return;
  event.preventDefault();
  const seats = [...all];
  seats[seats.indexOf(event.currentTarget) + step]?.focus();
}
