/** A record store that is fed by hand, as the feed of a match does. */
import type { Moment } from './moment.js';
import { recordStore, type RecordStore } from './record-store.js';

export function storeOf(moments: readonly Moment[]): RecordStore {
  const nothing = { page: async () => [], tick: async () => undefined };
  const store = recordStore(nothing, { seq: -1, ticks: [] });
  for (const moment of moments) store.append(moment);
  return store;
}

export const momentWith = (seq: number, fields: Partial<Moment> = {}): Moment => ({
  seq,
  type: 'decision-answered',
  at: 0,
  action: {},
  facts: [],
  status: 'RUNNING',
  table: null,
  seats: [],
  series: null,
  tookMs: null,
  reason: null,
  ...fields,
});

export const tickAt = (seq: number): Moment =>
  momentWith(seq, { type: 'clock-ticked', action: { type: 'tick-clock' } });
