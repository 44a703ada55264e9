/**
 * States of one tournament from its past, from which a fold can continue. One is kept after at least
 * 100 events, and only when the events since the last one have as many bytes as that one had: all
 * states together take about as much memory as the events do, however large the tournament grows.
 */
import { deserialize, serialize } from 'node:v8';
import { noCommands } from '@scoresheet/domain-record';
import type { TournamentState } from '@scoresheet/domain-tournament';
import { EVENTS_BETWEEN_STATES } from '../../moments/kept-states.js';

interface KeptTournamentStates {
  readonly bytes: number;
  /** Takes each state in order, with the bytes of its event. */
  offer(state: TournamentState, eventBytes: number): void;
  /** The event of the last state that is kept up to `seq`; -1 if there is none. */
  lastSeq(seq: number): number;
  /** A copy of that state, to fold on. */
  last(seq: number): TournamentState | undefined;
}

interface Kept {
  readonly seq: number;
  readonly state: Buffer;
}

export function keptTournamentStates(): KeptTournamentStates {
  const states: Kept[] = [];
  let bytes = 0;
  let bytesSince = 0;

  const find = (seq: number): Kept | undefined => states.findLast((kept) => kept.seq <= seq);

  return {
    get bytes() {
      return bytes;
    },
    offer(state, eventBytes) {
      bytesSince += eventBytes;
      const last = states.at(-1);
      if (state.seq - (last?.seq ?? -1) < EVENTS_BETWEEN_STATES) return;
      if (bytesSince < (last?.state.length ?? 0)) return;
      // Only deciders ask for commands, and they decide in the present.
      const kept = serialize({ ...state, commands: noCommands() });
      states.push({ seq: state.seq, state: kept });
      bytes += kept.length;
      bytesSince = 0;
    },
    lastSeq: (seq) => find(seq)?.seq ?? -1,
    last(seq) {
      const kept = find(seq);
      return kept && (deserialize(kept.state) as TournamentState);
    },
  };
}
