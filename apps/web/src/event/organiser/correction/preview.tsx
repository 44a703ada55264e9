/** What a correction would change, told before it is made; with the reason it is sent. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.js';
import type { VariablesOf } from '../../../api/schema.js';
import { useEvent } from '../../follow/use-event.js';
import { sendOrder } from '../../orders/send-order.js';
import { ReasonedOrder } from '../order/reasoned-order.js';
import { asSent, resultWords } from '../tables/result-words.js';
import type { RoundTable, TableResult } from '../tables/table-documents.js';
import { PREVIEW, type CorrectionPreview } from './correction-documents.js';
import { CORRECT_RESULT } from './correction-orders.js';
import { PreviewDiff } from './preview-diff.js';

interface PreviewProps {
  readonly at: { readonly phase: number; readonly round: number; readonly table: number };
  readonly table: RoundTable;
  readonly result: TableResult;
}

type Told =
  | { readonly is: 'coming' | 'offline' | 'done' }
  | { readonly is: 'refused'; readonly says: string }
  | { readonly is: 'here'; readonly preview: CorrectionPreview };

export function Preview({ at, table, result }: PreviewProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { id: tournament, seq } = event;
  const [told, setTold] = useState<Told>({ is: 'coming' });
  const { phase, round, table: number } = at;
  const [asked] = useState(() => asSent(result));
  const isDone = told.is === 'done';
  useEffect(() => {
    if (isDone) return undefined;
    let isOver = false;
    const put = (next: Told): void => void (isOver || setTold(next));
    askPreview({ tournament, phase, round, table: number, result: asked }).then(put, () =>
      put({ is: 'offline' }),
    );
    return () => void (isOver = true);
    // A preview is of one moment: whatever happens makes another one.
  }, [tournament, phase, round, number, asked, seq, isDone]);
  if (told.is !== 'here') return <NotHere told={told} />;
  const { preview } = told;
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
            ...{ tournament, ...at, result: asked, expectedSeq: preview.seq, reason },
          })
        }
        onDone={() => setTold({ is: 'done' })}
      />
    </>
  );
}

function NotHere({ told }: { readonly told: Exclude<Told, { readonly is: 'here' }> }) {
  const { t } = useTranslation();
  switch (told.is) {
    case 'coming':
      return <p role="status">{t('state.loading')}</p>;
    case 'done':
      return <p role="status">{t('organiser.correct.done')}</p>;
    case 'offline':
      return <p role="alert">{t('state.unreachable')}</p>;
    case 'refused':
      return (
        <p role="alert" lang="en" className="problem">
          {told.says}
        </p>
      );
  }
}

async function askPreview(variables: VariablesOf<typeof PREVIEW>): Promise<Told> {
  const { data } = await client.query({ query: PREVIEW, variables, fetchPolicy: 'no-cache' });
  if (!data) return { is: 'offline' };
  const { preview } = data;
  return preview.__typename === 'Refused'
    ? { is: 'refused', says: preview.says }
    : { is: 'here', preview };
}
