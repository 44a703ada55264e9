import { encodeOutcome, TOPICS } from '@scoresheet/contracts-messages';
import { encodeUtf8, partitionOf, recordIdOf, sealEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { newActor } from '@scoresheet/services-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { append, playedMatch, startApi, take, type TestApi } from './api.spec-kit.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ commandDeadlineMs: 5_000 });
});
afterAll(() => api.close());

describe('A match whose event makes no sense', () => {
  it('is suspended on every way to read it, and its neighbours go on', async () => {
    const events = playedMatch(api.environment, 'bad').slice(0, 8);
    const last = events.at(-1);
    const senseless = sealEvent(
      {
        record: last?.header.record ?? '',
        type: 'decision-answered',
        at: 9_999_999,
        commandId: 'c',
        parts: { public: { action: { type: 'act' }, facts: [{ kind: 'match-created' }] } },
      },
      last?.head,
      { saltOf: () => sha256('salt'), sha256 },
    );
    const match = senseless.header.record;
    await append(api.log, events);
    const client = api.socket();
    const query = `subscription { matchEvents(match: "${match}") { seq } }`;
    expect((await take(client, query, {}, 8)).length).toBe(8);
    const whole = take(client, query, {}, 9);
    whole.catch(() => undefined);
    await take(client, query, {}, 8);
    await append(api.log, [senseless]);
    await expect(whole).rejects.toMatchObject([{ extensions: { code: 'SUSPENDED' } }]);
    const words = expect.stringContaining('is suspended at event 8');
    await expect(take(client, query, {}, 9)).rejects.toMatchObject([{ message: words }]);
    await client.dispose();
    const all = `query($m: ID!) { events(match: $m) { next hasMore events { seq } } }`;
    expect((await api.ask(all, { m: match })).data).toMatchObject({
      events: { next: 8, hasMore: true, events: { length: 8 } },
    });
    for (const read of ['match(id: $m) { seq }', 'events(match: $m, from: 8) { next }']) {
      const { errors } = await api.ask(`query($m: ID!) { ${read} }`, { m: match });
      expect(errors?.[0]?.extensions?.code, read).toBe('SUSPENDED');
    }
    const neighbour = playedMatch(api.environment, 'good').slice(0, 3);
    await append(api.log, neighbour);
    const id = neighbour[0]?.header.record ?? '';
    await expect
      .poll(async () => (await api.ask(`{ match(id: "${id}") { seq } }`)).data)
      .toEqual({ match: { seq: 2 } });
  });
});

describe('A command', () => {
  it('on which the rules fail gives the reference under which it was logged', async () => {
    const actor = newActor();
    const token = await api.tokenOf(actor);
    const record = recordIdOf({ kind: 'match', actor, commandId: 'c' }, sha256);
    const to = {
      topic: TOPICS.matchOutcomes,
      partition: partitionOf(record, api.log.partitions, sha256),
    };
    const asked = api.ask(
      'mutation { createMatch(commandId: "c", game: "fuzzycards") { __typename } }',
      {},
      token,
    );
    // The worker's part is written by hand, with bytes before it that no worker would send.
    await expect.poll(() => api.log.end({ ...to, topic: TOPICS.matchCommands })).toBeGreaterThan(0);
    const outcome = {
      record,
      commandId: 'c',
      outcome: 'internal-error',
      reference: 'r-17',
    } as const;
    await api.log.append(to, [
      { key: record, value: encodeUtf8('no outcome') },
      { key: record, value: encodeOutcome(outcome) },
    ]);
    const { data, errors } = await asked;
    expect(data).toBeNull();
    expect(errors?.[0]?.message).toContain('r-17');
    expect(errors?.[0]?.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', reference: 'r-17' });
  });
});
