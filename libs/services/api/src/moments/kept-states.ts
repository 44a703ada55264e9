/**
 * States of matches that people step through: one for every so many events, so that a page anywhere
 * in a long match is folded from nearby. A cache only: whatever is dropped is folded again. A state
 * is kept as bytes, for its size is known then, and nobody folds on what others are to get.
 */
import { deserialize, serialize } from 'node:v8';
import type { MatchState } from '@scoresheet/domain-match';
import { noCommands } from '@scoresheet/domain-record';

/** A state is kept after so many events, and after each so many more. */
export const EVENTS_BETWEEN_STATES = 100;
/** All states together: some thousand of them, of which a duel of Fuzzycards has 7 kB each. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;

export interface KeptStates {
  readonly bytes: number;
  /** Keeps the state if it is one of those that are kept. */
  offer(state: MatchState): void;
  /** A copy of the last one that is kept from before an event, to fold on. */
  lastBefore(record: string, seq: number): MatchState | undefined;
  /** The event after it, without looking at the state: how far a fold has to come from. */
  nextAfterLast(record: string, seq: number): number;
}

export function keptStates(maxBytes = MAX_KEPT_BYTES): KeptStates {
  /** By record and number of the event that follows, the one that was used last at the end. */
  const states = new Map<string, Buffer>();
  let bytes = 0;

  function keep(key: string, kept: Buffer): void {
    states.set(key, kept);
    bytes += kept.length;
    for (const oldest of states.keys()) if (bytes > maxBytes) drop(oldest);
  }

  function drop(key: string): void {
    bytes -= states.get(key)?.length ?? 0;
    states.delete(key);
  }

  function nextAfterLast(record: string, seq: number): number {
    let next = seq - (seq % EVENTS_BETWEEN_STATES);
    while (next > 0 && !states.has(keyOf(record, next))) next -= EVENTS_BETWEEN_STATES;
    return next;
  }

  return {
    get bytes() {
      return bytes;
    },
    offer(state) {
      const { record, seq } = state;
      const key = keyOf(record, seq + 1);
      if ((seq + 1) % EVENTS_BETWEEN_STATES !== 0 || states.has(key)) return;
      // Commands are known to whoever decides: nobody who looks at a match asks for them.
      keep(key, serialize({ ...state, commands: noCommands() }));
    },
    lastBefore(record, seq) {
      const key = keyOf(record, nextAfterLast(record, seq));
      const kept = states.get(key);
      if (kept === undefined) return undefined;
      states.delete(key);
      states.set(key, kept);
      return deserialize(kept) as MatchState;
    },
    nextAfterLast,
  };
}

const keyOf = (record: string, next: number): string => `${record} ${next}`;
