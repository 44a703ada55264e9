/** What the chain admits and no database looks up or holds, written to the topic as by hand. */
import { randomBytes } from 'node:crypto';
import { TOPICS } from '@scoresheet/contracts-messages';
import { partitionOf, recordIdOf, sealEvent, type Json } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { newActor } from '@scoresheet/services-accounts';
import { openEventLog, readConfig } from '@scoresheet/services-runtime';
import type { Cluster } from './cluster.spec-kit.js';

const created: Json = {
  kind: 'match-created',
  game: 'fuzzycards',
  ruleset: 'fuzzycards/1',
  seats: 2,
  options: {},
  cards: '0'.repeat(64),
  chance: '0'.repeat(64),
  abandonAfterMs: 86_400_000,
  spectatorDelay: { events: 0, seconds: 0 },
};

/** Names that no record has. */
export const MISNAMED = ['m-\0', 'm-'.padEnd(3_000, 'x'), 'm-1', ''];

/** Event 0 as no command can have made it. */
export const SENSELESS: readonly Json[] = [
  { ...created, game: 'fuzzy\0cards' },
  { ...created, game: 'x'.repeat(3_000) },
  { ...created, seats: Number.MAX_SAFE_INTEGER },
  { ...created, seats: 2 ** 32 - 1 },
];

const NOISE = [new Uint8Array(), randomBytes(100), new TextEncoder().encode('[[[[{"a":null}')];

/** Into every topic and partition; gives the records whose names are right. */
export async function poison(cluster: Cluster): Promise<readonly string[]> {
  const { eventLog } = readConfig(cluster.settings);
  const log = await openEventLog({ eventLog, databaseUrl: cluster.settings['DATABASE_URL'] ?? '' });
  const names = SENSELESS.map((_, i) =>
    recordIdOf({ kind: 'match', actor: newActor(), commandId: `c${i}` }, sha256),
  );
  const events = [
    ...MISNAMED.map((record) => ({ record, value: beginning(record, created) })),
    ...names.map((record, i) => ({ record, value: beginning(record, SENSELESS[i] ?? null) })),
  ];
  try {
    for (const { record, value } of events) {
      const partition = partitionOf(record, log.partitions, sha256);
      const key = record.length < 100 && !record.includes('\0') ? record : '';
      await log.append({ topic: TOPICS.matchEvents, partition }, [{ key, value }]);
    }
    for (let partition = 0; partition < log.partitions; partition += 1) {
      for (const topic of Object.values(TOPICS)) {
        for (const value of NOISE) await log.append({ topic, partition }, [{ key: '', value }]);
      }
    }
  } finally {
    await log.close();
  }
  return names;
}

function beginning(record: string, fact: Json): Uint8Array {
  const parts = { public: { action: { type: 'create-match' }, facts: [fact] } };
  const draft = { record, type: 'match-created', at: Date.now(), commandId: 'by-hand', parts };
  return sealEvent(draft, undefined, { saltOf: () => sha256('salt'), sha256 }).bytes;
}
