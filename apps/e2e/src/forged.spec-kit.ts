/** Commands in somebody's name, written to the topic as by hand: one is proved and the others are not. */
import { randomUUID } from 'node:crypto';
import {
  encodeCommand,
  macHeaders,
  macPurposeOf,
  TOPICS,
  type Command,
  type CommandSender,
} from '@scoresheet/contracts-messages';
import { partitionOf, recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { newActor } from '@scoresheet/services-accounts';
import { hmacSha256, keysFrom } from '@scoresheet/services-keys';
import { openEventLog, readConfig } from '@scoresheet/services-runtime';
import type { Cluster } from './cluster.spec-kit.js';

export interface Forged {
  /** The match that it would open. */
  readonly match: string;
  /** As match services count it. */
  readonly verdict: 'proved' | 'unsigned-refused' | 'wrong' | 'wrong-sender';
}

const STRANGERS_KEY = new Uint8Array(32).fill(9);

export async function forge(cluster: Cluster): Promise<readonly Forged[]> {
  const { eventLog, installationKeys } = readConfig(cluster.settings);
  const key = installationKeys?.[0].key ?? STRANGERS_KEY;
  const log = await openEventLog({ eventLog, databaseUrl: cluster.settings['DATABASE_URL'] ?? '' });
  const send = async (verdict: Forged['verdict'], sign: (value: Uint8Array) => object) => {
    const command = opening();
    const value = encodeCommand(command);
    const partition = partitionOf(command.record, log.partitions, sha256);
    const message = { key: command.record, value, headers: { ...sign(value) } };
    await log.append({ topic: TOPICS.matchCommands, partition }, [message]);
    return { match: command.record, verdict };
  };
  try {
    return [
      await send('unsigned-refused', () => ({})),
      await send('wrong', (value) => signed(STRANGERS_KEY, 'api', value)),
      await send('wrong-sender', (value) => signed(key, 'clock', value)),
      await send('proved', (value) => signed(key, 'api', value)),
    ];
  } finally {
    await log.close();
  }
}

function opening(): Command {
  const named = { actor: newActor(), commandId: randomUUID() };
  const record = recordIdOf({ kind: 'match', ...named }, sha256);
  return { ...named, record, role: 'player', type: 'create-match', game: 'fuzzycards' };
}

const signed = (key: Uint8Array, sender: CommandSender, value: Uint8Array) =>
  macHeaders(
    { sender, topic: TOPICS.matchCommands },
    value,
    hmacSha256(keysFrom(key).current(macPurposeOf(sender))),
  );
