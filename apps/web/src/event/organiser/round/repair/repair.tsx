/**
 * Mending a round: two seats change places by drag, by two taps, or by keyboard; a table is taken
 * away and made anew. Nothing is sent before a reason is written.
 */
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { sendOrder } from '../../../orders/send-order.js';
import { ReasonedOrder } from '../../order/reasoned-order.js';
import type { RoundTable } from '../../../round/whole/whole-documents.js';
import type { RoundPlace } from '../../../round/use-tables.js';
import { REPAIR_ROUND } from '../round-documents.js';
import { Apart } from './apart.js';
import { seatingOf, type Repair as Planned } from './seating.js';
import { useDrag } from './use-drag.js';
import { TableOfSeats } from './table-of-seats.js';
import { usePlan, type Plan } from './use-plan.js';
import './repair.css';

interface RepairProps {
  readonly tournament: string;
  readonly place: RoundPlace;
  readonly tables: readonly RoundTable[];
  readonly byes: readonly Named[];
  readonly waiting: readonly Named[];
  /** What sending it does, and who sees that. */
  readonly says: string;
  readonly onDone: (token: string) => void;
}

interface Named {
  readonly entrant: number;
  readonly name: string | null;
}

const numbersOf = (named: readonly Named[]): readonly number[] =>
  named.map(({ entrant }) => entrant);

export function Repair({ tournament, place, tables, byes, waiting, says, onDone }: RepairProps) {
  const { t } = useTranslation();
  const drawn = seatingOf({ tables, byes: numbersOf(byes), waiting: numbersOf(waiting) });
  const plan = usePlan(drawn);
  const drag = useDrag(plan.exchange);
  const { seating, repairs, isStuck, takeBack } = plan;
  const seated = tables.flatMap(({ seats }) => seats);
  const names = new Map([...seated, ...byes, ...waiting].map((each) => [each.entrant, each.name]));
  const nameOf = (entrant: number) => names.get(entrant) ?? null;
  const backByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    takeBack();
  };
  return (
    <div
      className="repair"
      role="group"
      aria-label={t('organiser.repair.title')}
      onKeyDown={backByKey}
    >
      <p className="quiet">{t('organiser.repair.says')}</p>
      <ol>
        {seating.tables.map((table) => (
          <TableOfSeats
            key={table.number ?? table.entrants.join()}
            table={table}
            plan={plan}
            drag={drag}
            nameOf={nameOf}
          />
        ))}
      </ol>
      <Apart plan={plan} drag={drag} nameOf={nameOf} />
      <p role="status">
        {isStuck && t('organiser.repair.stuck')}
        {repairs.length > 0 && t('organiser.repair.planned', { count: repairs.length })}
      </p>
      {repairs.length > 0 && (
        <SendPlan tournament={tournament} place={place} plan={plan} says={says} onDone={onDone} />
      )}
    </div>
  );
}

interface SendPlanProps extends Pick<RepairProps, 'tournament' | 'place' | 'says' | 'onDone'> {
  readonly plan: Plan;
}

function SendPlan({ tournament, place, plan, says, onDone }: SendPlanProps) {
  const { t } = useTranslation();
  const repairs = plan.repairs.map(asSent);
  return (
    <div className="acts">
      <button type="button" className="button" onClick={plan.takeBack}>
        {t('organiser.repair.back')}
      </button>
      <ReasonedOrder
        words={t('organiser.repair.do')}
        says={says}
        send={(reason) => sendOrder(REPAIR_ROUND, { tournament, ...place, reason, repairs })}
        onDone={(token) => {
          plan.forget();
          onDone(token);
        }}
      />
    </div>
  );
}

const asSent = (repair: Planned) =>
  'entrants' in repair ? { ...repair, entrants: [...repair.entrants] } : repair;
