/** Staff enter how a table went, or another result in the place of the one that it has. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderProblem } from '../../../order/order-problem.js';
import { useOrder } from '../../../order/use-order.js';
import { useEvent } from '../../follow/use-event.js';
import { sendOrder } from '../../orders/send-order.js';
import { ENTER_RESULT } from './floor-documents.js';
import type { FloorTable, Round } from './floor.js';
import { PairResult } from './pair-result.js';
import { PodResult } from './pod-result.js';
import { inputOf, type ResultInput } from './result-choice.js';

interface ResultFormProps {
  readonly at: Round;
  readonly table: FloorTable;
}

export function ResultForm({ at, table }: ResultFormProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const [choice, setChoice] = useState<ResultInput>();
  const isPod = table.seats.length > 2 || event.phases[at.phase - 1]?.kind === 'pods';
  const Fields = isPod ? PodResult : PairResult;
  return (
    <details className="floor-act" open={table.hasQuestion}>
      <summary>{t(table.result ? 'staff.result.change' : 'staff.result.enter')}</summary>
      <Send at={at} table={table} choice={choice}>
        <Fields table={table} phase={at.phase} onChoice={setChoice} />
      </Send>
    </details>
  );
}

interface SendProps extends ResultFormProps {
  readonly choice: ResultInput | undefined;
  readonly children: ReactNode;
}

function Send({ at, table, choice, children }: SendProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { isGoing, problem, give } = useOrder();
  const send = (result: ResultInput): void =>
    give(() =>
      sendOrder(ENTER_RESULT, {
        tournament: event.id,
        ...at,
        table: table.number,
        result,
        between: table.seats.map(({ entrant }) => entrant),
        instead: table.result ? inputOf(table.result) : undefined,
      }),
    );
  return (
    <form
      className="floor-result"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (choice) send(choice);
      }}
    >
      {children}
      <button type="submit" className="button" data-main disabled={isGoing || !choice}>
        {t('staff.result.send', { number: table.number })}
      </button>
      <OrderProblem problem={problem} />
    </form>
  );
}
