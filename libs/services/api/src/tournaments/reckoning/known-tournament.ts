/**
 * The events of one tournament as the thread has them, and states of it: one that follows its end,
 * and one that was asked for of the past.
 */
import { inspect, type FoldableEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { foldTournament, type TournamentState } from '@scoresheet/domain-tournament';
import { invariant } from '@scoresheet/rules-engine';
import type { Reckoned } from './standings-page.js';

export interface KnownTournament {
  /** The first event that is not here. */
  readonly next: number;
  readonly bytes: number;
  /** What is here already is passed over. */
  take(fromSeq: number, events: readonly Uint8Array[]): void;
  /** As of an event that is here. To be read at once: the state goes on changing. */
  stateAt(seq: number): TournamentState;
  /** What was worked out before, by a name that says of which event. */
  readonly standings: Map<string, Reckoned>;
}

export function knownTournament(): KnownTournament {
  const events: Uint8Array[] = [];
  let bytes = 0;
  let latest: TournamentState | undefined;
  let past: TournamentState | undefined;

  function folded(from: TournamentState | undefined, toSeq: number): TournamentState {
    let state = from;
    for (let seq = (state?.seq ?? -1) + 1; seq <= toSeq; seq += 1) {
      state = foldTournament(sha256, state, eventIn(events[seq], seq));
    }
    invariant(state, 'an event that was asked for is here');
    return state;
  }

  return {
    standings: new Map(),
    get next() {
      return events.length;
    },
    get bytes() {
      return bytes;
    },
    take(fromSeq, taken) {
      invariant(fromSeq <= events.length, `events up to ${events.length} come first`);
      for (const event of taken.slice(events.length - fromSeq)) {
        events.push(event);
        bytes += event.length;
      }
    },
    stateAt(seq) {
      if (latest === undefined || seq >= latest.seq) return (latest = folded(latest, seq));
      return (past = folded(past !== undefined && past.seq <= seq ? past : undefined, seq));
    },
  };
}

const ANY_PLACE = { partition: 0, partitions: 1 };

/** The event as it was admitted elsewhere: its chain is not looked at again. The last line knows all. */
function eventIn(bytes: Uint8Array | undefined, seq: number): FoldableEvent {
  invariant(bytes, `event ${seq} is here`);
  const entry = inspect(ANY_PLACE, bytes, sha256);
  invariant(entry.admitted === undefined, `event ${seq} is none`);
  const { header, partLines } = entry;
  return { header, house: JSON.parse(partLines.slice(partLines.lastIndexOf('\n') + 1)) };
}
