/** Where turns begin, as far as the moments are here. */
import type { RecordStore } from '../record/record-store.js';

export interface TurnStart {
  readonly turn: number;
  readonly seq: number;
}

export function turnStarts(store: RecordStore): readonly TurnStart[] {
  const starts: TurnStart[] = [];
  let before = 0;
  for (let seq = 0; seq <= store.lastSeq(); seq += 1) {
    const turn = store.momentAt(seq)?.table?.counters['turn'] ?? before;
    if (turn > before) starts.push({ turn, seq });
    before = Math.max(before, turn);
  }
  return starts;
}
