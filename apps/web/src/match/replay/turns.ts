/** Where turns begin, as far as the moments are here. */
import type { RecordStore } from '../record/record-store.js';

export interface TurnStart {
  readonly turn: number;
  readonly seq: number;
}

/** The turn whose first action a step is; undefined for all other steps. */
export function turnHeading(store: RecordStore, step: number): number | undefined {
  const turn = turnAfter(store, step - 1);
  const before = turnAfter(store, step - 2);
  return turn !== undefined && before !== undefined && turn > before ? turn : undefined;
}

/** 0 before the game begins; undefined if the moment is not here. */
function turnAfter(store: RecordStore, step: number): number | undefined {
  if (step < 0) return 0;
  const moment = store.momentOf(step);
  return moment && (moment.table?.counters['turn'] ?? 0);
}

export function turnStarts(store: RecordStore): readonly TurnStart[] {
  const starts: TurnStart[] = [];
  let before = 0;
  const { count, seqAt } = store.steps();
  for (let step = 0; step < count; step += 1) {
    const turn = store.momentOf(step)?.table?.counters['turn'] ?? before;
    if (turn > before) starts.push({ turn, seq: seqAt(step) });
    before = Math.max(before, turn);
  }
  return starts;
}
