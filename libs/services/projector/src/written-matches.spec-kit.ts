/** Matches as two writers leave them in a log: events, repeats, lost races and noise. */
import { partitionOf, sealEvent, type Head, type Json } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { cardsHashOf } from '@scoresheet/domain-match';
import type { Message } from '@scoresheet/event-log-port';
import { GAMES } from '@scoresheet/games-catalog';
import type { Ruleset } from '@scoresheet/rules-engine';

export const PARTITIONS = 2;

export interface WrittenEvent {
  readonly record: string;
  readonly seq: number;
  readonly partition: number;
  readonly hash: string;
  readonly message: Message;
}

type Fact = { readonly kind: string; readonly [field: string]: Json };

const RULESET = GAMES['fuzzycards']?.ruleset as Ruleset;
const TERMS = {
  cards: cardsHashOf(RULESET, sha256),
  game: 'fuzzycards',
  ruleset: RULESET.id,
  seats: 2,
  spectatorDelay: { events: 3, seconds: 1 },
};

const FACTS: readonly (readonly [type: string, ...Fact[]])[] = [
  ['match-created', { kind: 'match-created', ...TERMS }],
  ['seat-taken', { kind: 'seat-taken', seat: 1, actor: 'a-1' }],
  ['seat-taken', { kind: 'seat-taken', seat: 2, actor: 'a-2' }],
  ['seat-readied', { kind: 'seat-readied', seat: 1 }],
  ['seat-readied', { kind: 'seat-readied', seat: 2 }, { kind: 'game-begun' }],
];
const ENDED: Fact = { kind: 'ended', outcome: { places: [[1], [2]], reason: 'life-lost' } };

const PLAYED: readonly (readonly [type: string, ...Fact[]])[] = [
  ['decision-answered', { kind: 'moved', card: 'c-1' }],
  ['match-paused', { kind: 'match-paused' }],
  ['seat-warned', { kind: 'seat-warned', seat: 2 }],
  ['match-resumed', { kind: 'match-resumed' }],
];

/**
 * A match of `length` events; it is over after the last one when `length` is above 5. The public is
 * held behind it by 3 events and a second.
 */
export function writtenMatch(record: string, length: number): readonly WrittenEvent[] {
  let head: Head | undefined;
  return Array.from({ length }, (_, seq) => {
    const played = PLAYED[(seq - FACTS.length) % PLAYED.length] ?? ['decision-answered'];
    const [type, ...facts] = FACTS[seq] ?? played;
    if (seq >= FACTS.length && seq === length - 1) facts.push(ENDED);
    const event = writtenEvent(record, head, type, facts);
    head = { seq, hash: event.hash };
    return event;
  });
}

export function writtenEvent(
  record: string,
  before: Head | undefined,
  type: string,
  facts: readonly Json[],
): WrittenEvent {
  const seq = before === undefined ? 0 : before.seq + 1;
  const { bytes, head } = sealEvent(
    {
      record,
      type,
      at: 1_000 + seq,
      commandId: `c${seq}`,
      parts: {
        public: { action: { type }, facts },
        house: { action: { type, deck: 'ü🂡' }, facts },
      },
    },
    before,
    { saltOf: () => sha256('salt'), sha256 },
  );
  const partition = partitionOf(record, PARTITIONS, sha256);
  return { record, seq, partition, hash: head.hash, message: { key: record, value: bytes } };
}

/** The events of all matches in turns, with every third one written twice and noise between. */
export function interleaved(
  matches: readonly (readonly WrittenEvent[])[],
): readonly WrittenEvent[] {
  const longest = Math.max(...matches.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => matches.flatMap((match) => match[i] ?? []))
    .flat()
    .flatMap((event, i) => (i % 3 === 0 ? [event, noise(event), event] : [event]));
}

/** Another event for the same place: it comes too late, or its header makes no sense. */
function noise(event: WrittenEvent): WrittenEvent {
  const value = event.message.value.slice();
  value[value.length - 2] = (value.at(-2) ?? 0) ^ 1;
  return { ...event, message: { key: event.record, value } };
}
