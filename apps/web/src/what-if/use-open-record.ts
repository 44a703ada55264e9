/** The whole of an open record, fetched and folded in a worker for as long as somebody looks at it. */
import { useEffect, useState } from 'react';
import { fetchExport } from '../record-file/fetch-export.js';
import type { WhatIfWorker } from './start-what-if.js';

export type OpenRecord =
  | { readonly is: 'loading' }
  | { readonly is: 'closed' | 'unknown-rules' | 'broken' }
  | { readonly is: 'unreachable' }
  | { readonly is: 'open'; readonly last: number; readonly ask: WhatIfWorker['ask'] };

const LOADING: OpenRecord = { is: 'loading' };

export function useOpenRecord(match: string, start: () => WhatIfWorker): OpenRecord {
  const [record, setRecord] = useState(LOADING);
  useEffect(() => {
    const { ask, stop } = start();
    let isLeft = false;
    const set = (next: OpenRecord): void => void (isLeft || setRecord(next));
    const open = async (): Promise<void> => {
      const { buffer } = await fetchExport(match);
      const opened = await ask('open', buffer, { transfer: [buffer] });
      set(opened.is === 'open' ? { ...opened, ask } : opened);
    };
    set(LOADING);
    open().catch(() => set({ is: 'unreachable' }));
    return () => {
      isLeft = true;
      stop();
    };
  }, [match, start]);
  return record;
}
