/** The whole of an open record, fetched and folded in a worker for as long as somebody looks at it. */
import { useEffect, useState } from 'react';
import { fetchExport } from '../record-file/fetch-export.js';
import { startWhatIf, type WhatIfWorker } from './start-what-if.js';

type OpenRecord =
  | { readonly is: 'loading' }
  | { readonly is: 'closed' | 'unknown-rules' | 'broken' }
  | { readonly is: 'unreachable' }
  | { readonly is: 'open'; readonly last: number; readonly ask: WhatIfWorker['ask'] };

/** Where the record comes from, and who folds it. */
export interface RecordMeans {
  readonly fetch: typeof fetchExport;
  readonly start: () => WhatIfWorker;
}

export const OF_SERVER: RecordMeans = { fetch: fetchExport, start: startWhatIf };

const LOADING: OpenRecord = { is: 'loading' };

export function useOpenRecord(match: string, { fetch, start }: RecordMeans): OpenRecord {
  const [record, setRecord] = useState(LOADING);
  useEffect(() => {
    const { ask, stop } = start();
    let isLeft = false;
    const set = (next: OpenRecord): void => void (isLeft || setRecord(next));
    const open = async (): Promise<void> => {
      const { buffer } = await fetch(match);
      const opened = await ask('open', buffer, { transfer: [buffer] });
      set(opened.is === 'open' ? { ...opened, ask } : opened);
    };
    set(LOADING);
    open().catch(() => set({ is: 'unreachable' }));
    return () => {
      isLeft = true;
      stop();
    };
  }, [match, fetch, start]);
  return record;
}
