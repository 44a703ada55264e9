/**
 * Events that nobody folds, appended to the topic as by somebody who can write to the brokers. The
 * chain admits each of them.
 */
import { TOPICS } from '@scoresheet/contracts-messages';
import { partitionOf, sealEvent, type Json } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { openEventLog, readConfig } from '@scoresheet/services-runtime';
import { expect, vi } from 'vitest';
import type { Cluster } from './cluster.spec-kit.js';
import { withArchive } from './record.spec-kit.js';

interface PublicPart {
  readonly action: Json;
  readonly facts: readonly Json[];
}

/** An event that is decoded well, although no state holds such a fact at this place. */
export const SENSELESS: PublicPart = {
  action: { type: 'act' },
  facts: [{ kind: 'match-created' }],
};

/** Every fact of it can be folded; the rules make none of them. */
export const SEAT_ONE_WINS: PublicPart = {
  action: { type: 'concede', actor: 'somebody', role: 'player' },
  facts: [{ kind: 'match-ended', outcome: { places: [[1], [2]], reason: 'conceded' } }],
};

/** No list of facts: nobody of ours can write that, so the compiler has to be told to let it be. */
export const UNDECODABLE = { action: null } as unknown as PublicPart;

/** The first event of a match of a game that this program does not have. */
export const OF_UNKNOWN_RULES: PublicPart = {
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
};

interface BadEvent {
  readonly record: string;
  readonly says: PublicPart;
  /** Of the last good event; undefined where the bad one begins the record. */
  readonly after?: number;
}

/** Appends them as the next events of their records. */
export async function appendByHand(cluster: Cluster, events: readonly BadEvent[]): Promise<void> {
  const { eventLog } = readConfig(cluster.settings);
  const databaseUrl = cluster.settings['DATABASE_URL'] ?? '';
  const log = await openEventLog({ eventLog, databaseUrl });
  try {
    for (const { record, says, after } of events) {
      const head = after === undefined ? undefined : await headAt(cluster, record, after);
      const { bytes } = sealEvent(
        {
          record,
          at: Date.now(),
          commandId: 'by-hand',
          parts: { public: { ...says } },
          type: head === undefined ? 'match-created' : 'decision-answered',
        },
        head,
        { saltOf: () => sha256('salt'), sha256 },
      );
      const to = {
        topic: TOPICS.matchEvents,
        partition: partitionOf(record, log.partitions, sha256),
      };
      await log.append(to, [{ key: record, value: bytes }]);
    }
  } finally {
    await log.close();
  }
}

/** Resolves when the event is in the archive. */
async function headAt(cluster: Cluster, record: string, seq: number) {
  return vi.waitFor(
    async () => {
      const heads = await withArchive(cluster, (archive) =>
        archive.heads([record], Number.MAX_SAFE_INTEGER),
      );
      const head = heads.get(record);
      expect(head?.seq).toBe(seq);
      return head;
    },
    { timeout: 30_000, interval: 100 },
  );
}
