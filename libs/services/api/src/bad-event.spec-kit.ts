/** Events that the chain admits and nobody folds, written to the topic by hand. */
import { TOPICS } from '@scoresheet/contracts-messages';
import { partitionOf, sealEvent, type Head, type Json } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { EventLog } from '@scoresheet/event-log-port';

export const BAD_EVENTS = [
  'senseless',
  'undecodable',
  'unknown-rules',
  'ahead-of-log',
  'against-the-rules',
] as const;
export type BadEvent = (typeof BAD_EVENTS)[number];

const PARTS: Readonly<Record<BadEvent, { action: Json; facts: readonly Json[] }>> = {
  senseless: { action: { type: 'act' }, facts: [{ kind: 'match-created' }] },
  undecodable: { action: null } as never,
  /** Nothing is wrong with it but its time. */
  'ahead-of-log': { action: { type: 'act' }, facts: [] },
  /** Whoever does not ask the rules takes it as the end of the match. */
  'against-the-rules': {
    action: { type: 'act' },
    facts: [{ kind: 'ended', outcome: { places: [[1], [2]], reason: 'life-lost' } }],
  },
  'unknown-rules': {
    action: { type: 'create-match' },
    facts: [
      {
        kind: 'match-created',
        game: 'chess',
        ruleset: 'chess/1',
        seats: 2,
        options: {},
        cards: '0'.repeat(64),
        chance: '0'.repeat(64),
        abandonAfterMs: 86_400_000,
        spectatorDelay: { events: 0, seconds: 0 },
      },
    ],
  },
};

/** Writes it on the head of the record; without a head it begins the record. */
export async function writeBadEvent(
  log: EventLog,
  { record, head }: { readonly record: string; readonly head: Head | undefined },
  kind: BadEvent,
): Promise<number> {
  const type = head === undefined ? 'match-created' : 'decision-answered';
  const draft = {
    record,
    type,
    at: kind === 'ahead-of-log' ? Number.MAX_SAFE_INTEGER : 9_999_999,
    commandId: 'by-hand',
    parts: { public: PARTS[kind] },
  };
  const { bytes, header } = sealEvent(draft, head, { saltOf: () => sha256('salt'), sha256 });
  const partition = partitionOf(record, log.partitions, sha256);
  await log.append({ topic: TOPICS.matchEvents, partition }, [{ key: record, value: bytes }]);
  return header.seq;
}
