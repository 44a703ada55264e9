/** Says how the own table went: one press on a score, and one more to send it. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../app/form.css';
import type { Fate } from '../../../api/send-command.js';
import { OrderProblem } from '../../../order/order-problem.js';
import { useOrder } from '../../../order/use-order.js';
import type { PhaseTerms, Table } from '../../follow/event-documents.js';
import { sendOrder } from '../../orders/send-order.js';
import { REPORT } from '../own-orders.js';
import { PairChoice } from './pair-choice.js';
import { PlacesChoice } from './places-choice.js';
import type { ReportedResult } from './reported-result.js';

interface ReportFormProps {
  readonly tournament: string;
  readonly table: Table;
  readonly own: number;
  readonly terms: PhaseTerms;
  readonly onSaid: (result: ReportedResult) => void;
  readonly onClose: () => void;
}

export function ReportForm({ tournament, table, own, terms, onSaid, onClose }: ReportFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [result, setResult] = useState<ReportedResult>();
  const { isGoing, problem, give } = useOrder();
  const { phase, round, number, seats } = table;
  const send = async (said: ReportedResult): Promise<Fate<unknown>> => {
    const between = seats.map(({ entrant }) => entrant);
    const at = { tournament, phase, round, table: number, between };
    const fate = await sendOrder(REPORT, { ...at, result: said });
    if (fate.is === 'accepted') onSaid(said);
    return fate;
  };
  const isPair = seats.length === 2 && terms.kind !== 'pods';
  const Choice = isPair ? PairChoice : PlacesChoice;
  return (
    <section className="own-form own-report" aria-labelledby={id}>
      <h2 id={id}>{t('own.report.title', { table: number })}</h2>
      <Choice table={table} own={own} terms={terms} result={result} onChoose={setResult} />
      <OrderProblem problem={problem} />
      <p className="own-two">
        <button
          type="button"
          className="button"
          data-main
          disabled={!result || isGoing}
          onClick={() => result && give(() => send(result))}
        >
          {t('own.report.do')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('own.report.close')}
        </button>
      </p>
    </section>
  );
}
