/** The course of a match as lines: what each seat has after each step, and how long it thought. */
import type { Moment } from '../record/moment.js';

export interface Series {
  readonly seat: number;
  /** Pairs of a step and a value, where the value has changed. */
  readonly points: readonly (readonly [step: number, value: number])[];
}

export function seriesOf(moments: readonly Moment[], counter: string): readonly Series[] {
  const lines = new Map<number, [number, number][]>();
  for (const [step, { table }] of moments.entries()) {
    for (const { seat, counters } of table?.seats ?? []) {
      const line = lines.get(seat) ?? [];
      const value = counters[counter] ?? 0;
      if (line.at(-1)?.[1] !== value) line.push([step, value]);
      lines.set(seat, line);
    }
  }
  return [...lines].map(([seat, points]) => ({ seat, points }));
}

/** Milliseconds that each seat took for its answers. */
export function thinkingMs(moments: readonly Moment[]): ReadonlyMap<number, number> {
  const spent = new Map<number, number>();
  for (const { action, tookMs } of moments) {
    const { type, seat } = action as { readonly type?: string; readonly seat?: number };
    if (tookMs === null || type !== 'act' || seat === undefined) continue;
    spent.set(seat, (spent.get(seat) ?? 0) + tookMs);
  }
  return spent;
}
