/**
 * Lines that were sent, and what became of each. They are on their way side by side, so that nobody
 * waits for the server between two of them; two of one table follow each other.
 */
import { useCallback, useRef, useState } from 'react';
import type { OrderFate } from '../../orders/send-order.js';
import type { RoundTable, TableResult } from '../../round/whole/whole-documents.js';

export interface Entry {
  readonly id: number;
  /** As it was typed, to be put back where it was refused. */
  readonly line: string;
  readonly table: RoundTable;
  readonly result: TableResult;
  readonly fate: OrderFate | { readonly is: 'sending' | 'offline' };
}

export type NewEntry = Pick<Entry, 'line' | 'table' | 'result'>;

/** How many are shown: what is further up is in the list of tables. */
const KEPT = 12;

interface Entries {
  /** The newest first. */
  readonly entries: readonly Entry[];
  readonly enter: (entry: NewEntry) => void;
  readonly forget: (id: number) => void;
}

export function useEntries(send: (entry: NewEntry) => Promise<OrderFate>): Entries {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const count = useRef(0);
  const before = useRef(new Map<number, Promise<unknown>>());
  const sent = useRef(send);
  sent.current = send;
  const enter = useCallback((entry: NewEntry) => {
    const id = (count.current += 1);
    const put = (fate: Entry['fate']): void =>
      setEntries((all) => all.map((each) => (each.id === id ? { ...each, fate } : each)));
    setEntries((all) => withRoom([{ ...entry, id, fate: { is: 'sending' } }, ...all]));
    const { number } = entry.table;
    const turn = (before.current.get(number) ?? Promise.resolve())
      .then(() => sent.current(entry))
      .then(put, () => put({ is: 'offline' }));
    before.current.set(number, turn);
  }, []);
  const forget = useCallback(
    (id: number) => setEntries((all) => all.filter((each) => each.id !== id)),
    [],
  );
  return { entries, enter, forget };
}

/** What was not entered stays in any case, until somebody has seen to it. */
const withRoom = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ fate }, at) => at < KEPT || fate.is !== 'accepted');
