/**
 * Live matches as the match service holds them: admitted from the log's bytes, folded, with the
 * head of the chain and the match's secret at hand. The bytes themselves are not held.
 */
import { matchAggregate, type MatchState } from '@scoresheet/domain-match';
import { admit, type Head, type JsonObject } from '@scoresheet/domain-record';
import { collectGarbage } from '../collect-garbage.js';
import { environment, offlineMatch, sha256 } from '../offline-matches.js';

const WHOLE_LOG = { partition: 0, partitions: 1 };

/** Matches that are played for it; each is held as often as it takes. */
const PLAYED = 50;

interface HeldMatch {
  readonly state: MatchState;
  readonly head: Head;
  readonly atMs: number;
}

interface Holding {
  /** Events of a match that is held, on average. */
  readonly events: number;
  /** Bytes of the heap, after collection, that so many more matches take. */
  bytesOf(matches: number): number;
}

export function holding(played = PLAYED): Holding {
  const halves = Array.from({ length: played }, (_, number) => halfOf(number));
  const events = halves.reduce((sum, { length }) => sum + length, 0) / played;
  const hold = holder();
  const heldBytes = (): number => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  for (const half of halves) hold(half); // compiles what the first would otherwise be charged for
  return {
    events: Math.round(events),
    bytesOf(matches) {
      const held = new Map<string, HeldMatch>();
      const before = heldBytes();
      for (let number = 0; number < matches; number += 1) {
        held.set(`${number}`, hold(halves[number % played] as readonly Uint8Array[]));
      }
      const bytes = heldBytes() - before;
      if (held.size !== matches) throw new Error('the bench lost a match that it was to hold');
      return bytes;
    },
  };
}

/** The first half of a match, as the bytes of its events. */
function halfOf(number: number): readonly Uint8Array[] {
  const events = [...offlineMatch(number)].map(({ bytes }) => bytes);
  return events.slice(0, Math.ceil(events.length / 2));
}

function holder(): (events: readonly Uint8Array[]) => HeldMatch {
  const aggregate = matchAggregate(environment);
  return (events) => {
    let held: HeldMatch | undefined;
    for (const bytes of events) {
      const admission = admit(WHOLE_LOG, bytes, () => held?.head, sha256);
      if (!admission.admitted) throw new Error(`a bench event is ${admission.reason}`);
      const { header, head, parts } = admission;
      const house = (parts.house ?? parts.public) as JsonObject;
      const state = aggregate.fold(held?.state, { header, house });
      held = { state, head, atMs: header.at };
    }
    if (!held) throw new Error('a match has events');
    deriveSecret(aggregate, held.state);
    return held;
  };
}

/** The secret comes with the first command that is decided, and a refused one changes nothing. */
function deriveSecret(aggregate: ReturnType<typeof matchAggregate>, state: MatchState): void {
  const { record, at } = state;
  const stranger = { actor: 'stranger', role: 'player', commandId: 'none', record } as const;
  const { outcome } = aggregate.decide(state, { type: 'concede', ...stranger }, at);
  if (outcome !== 'refused') throw new Error('a stranger conceded a bench match');
}
