/** What a correction would change, told before it is made; with the reason it is sent. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askServer } from '../../../api/ask-server.js';
import { useAsked } from '../../follow/use-asked.js';
import { useEvent } from '../../follow/use-event.js';
import { sendOrder } from '../../orders/send-order.js';
import { ReasonedOrder } from '../order/reasoned-order.js';
import { asSent, resultWords } from '../tables/result-words.js';
import type { RoundTable, TableResult } from '../../round/whole/whole-documents.js';
import { PREVIEW } from './correction-documents.js';
import { CORRECT_RESULT } from './correction-orders.js';
import { PreviewDiff } from './preview-diff.js';

interface PreviewProps {
  readonly at: { readonly phase: number; readonly round: number; readonly table: number };
  readonly table: RoundTable;
  readonly result: TableResult;
}

export function Preview(props: PreviewProps) {
  const { t } = useTranslation();
  const [isDone, setDone] = useState(false);
  if (isDone) return <p role="status">{t('organiser.correct.done')}</p>;
  return <ToCome {...props} onDone={() => setDone(true)} />;
}

function ToCome({ at, table, result, onDone }: PreviewProps & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { id: tournament } = useEvent().event;
  const asked = asSent(result);
  const { value: preview, problem } = useAsked({
    key: JSON.stringify([tournament, at, asked]),
    ask: async () => (await askServer(PREVIEW, { tournament, ...at, result: asked })).preview,
    // A preview is of one moment: whatever happens makes another one.
    concerns: () => true,
  });
  if (!preview) {
    return (
      <p role={problem ? 'alert' : 'status'}>
        {t(problem ? 'state.unreachable' : 'state.loading')}
      </p>
    );
  }
  if (preview.__typename === 'Refused') return <WouldBeRefused says={preview.says} />;
  const before = table.result ? resultWords(t, table.result, table) : '–';
  return (
    <>
      <h3>{t('organiser.correct.becomes', { before, after: resultWords(t, result, table) })}</h3>
      <PreviewDiff preview={preview} />
      <ReasonedOrder
        words={t('organiser.correct.do')}
        says={t('organiser.correct.doSays')}
        send={(reason) =>
          sendOrder(CORRECT_RESULT, {
            tournament,
            ...at,
            result: asked,
            expectedSeq: preview.seq,
            reason,
          })
        }
        onDone={onDone}
      />
    </>
  );
}

const WouldBeRefused = ({ says }: { readonly says: string }) => (
  <p role="alert" lang="en" className="problem">
    {says}
  </p>
);
