import { TOPICS } from '@scoresheet/contracts-messages';
import { matchSecretOf, offlineTable, type OfflineEvent } from '@scoresheet/domain-match';
import { sha256 } from '@scoresheet/domain-record/node';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { memoryArchive } from '@scoresheet/services-archive';
import { RecordTail } from '@scoresheet/services-tail';
import { afterEach, beforeEach, expect, describe, it, vi } from 'vitest';
import { KnownMatches } from './known-matches.js';

const KEY = new Uint8Array(32).fill(5);
const PLACE = { topic: TOPICS.matchEvents, partition: 0 };

/** A match from its creation to the end that somebody gave it by conceding. */
function conceded(): readonly OfflineEvent[] {
  const deck = GAMES['fuzzycards']?.readyDecks[0]?.cards ?? [];
  const env = {
    rulesOf,
    sha256,
    secretOf: (record: string) => matchSecretOf(KEY, record, sha256),
  };
  const table = offlineTable(env, { name: 'known', game: 'fuzzycards', decks: [deck, deck] });
  const events: OfflineEvent[] = [];
  const send = (sent: Parameters<typeof table.send>[0]) => {
    const answer = table.send(sent);
    if ('outcome' in answer) throw new Error('what seats itself is accepted');
    events.push(answer);
  };
  for (let sent = table.seating(); sent !== undefined; sent = table.seating()) send(sent);
  send({ seat: 1, says: { type: 'concede' } });
  return events;
}

let log: MemoryLog;
let matches: KnownMatches;
beforeEach(async () => {
  log = memoryLog({ topics: Object.values(TOPICS), partitions: 1 });
  const fail = (error: unknown) => {
    throw error;
  };
  const archive = memoryArchive();
  matches = new KnownMatches({ log, archive, onFatal: fail, onTrouble: fail });
  await matches.start();
});
afterEach(() => matches.stop());

async function write(events: readonly OfflineEvent[]): Promise<void> {
  const messages = events.map(({ header, bytes }) => ({ key: header.record, value: bytes }));
  await log.append(PLACE, messages);
}

describe('What is known of a match', () => {
  it('is one event of it with its hash, even if it goes on while its beginning is read', async () => {
    const events = conceded();
    const [last, before] = [events.at(-1) as OfflineEvent, events.slice(0, -1)];
    const { record } = last.header;
    await write(before);
    await expect.poll(() => matches.standingOf(record)).toBeDefined();
    const { history } = RecordTail.prototype;
    const read = vi.spyOn(RecordTail.prototype, 'history');
    read.mockImplementationOnce(async function (this: RecordTail<unknown>, ...asked) {
      await write([last]);
      await this.atEnd();
      return history.apply(this, asked);
    });
    expect(await matches.standingOf(record)).toMatchObject({
      status: 'over',
      seq: last.head.seq,
      hash: last.head.hash,
      createdAtMs: events[0]?.header.at,
    });
  });
});
