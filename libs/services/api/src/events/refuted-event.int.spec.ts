/** Given people who follow and play a match, when somebody writes "seat 1 wins" into the log: nobody is told. */
import { TOPICS } from '@scoresheet/contracts-messages';
import { partitionOf, sealEvent, type Head, type Json } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { append, doubtful, playedMatch, startApi, take, type TestApi } from '../api.spec-kit.js';
import { writeBadEvent } from '../bad-event.spec-kit.js';

const FOLLOW = `subscription($match: ID!, $from: Int!) {
  matchEvents(match: $match, from: $from) { seq type status }
}`;
const BEGUN = 5;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ belief: doubtful(), commandDeadlineMs: 20_000 });
});
afterAll(() => api.close());

/** A match up to the first decision of its game, which this process has read. */
async function begun(name: string): Promise<{ readonly match: string; readonly head: Head }> {
  const events = playedMatch(api.environment, name).slice(0, BEGUN);
  await append(api.log, events);
  const { header, head } = events.at(-1) ?? {};
  const match = header?.record ?? '';
  await expect.poll(() => statusOf(match)).toEqual({ match: { status: 'RUNNING' } });
  return { match, head: head as Head };
}

const statusOf = async (match: string) =>
  (await api.ask(`{ match(id: "${match}") { status } }`)).data;

describe('An event that is against the rules', () => {
  it('reaches no follower, who is told that the match is suspended', async () => {
    const { match, head } = await begun('followed');
    const client = api.socket();
    const told: unknown[] = [];
    const following = (async () => {
      const query = { query: FOLLOW, variables: { match, from: 0 } };
      for await (const { data, errors } of client.iterate(query)) {
        if (errors) throw errors[0];
        told.push(data?.['matchEvents']);
        if (told.length === BEGUN)
          await writeBadEvent(api.log, { record: match, head }, 'against-the-rules');
      }
    })();
    await expect(following).rejects.toMatchObject([
      { message: expect.stringContaining(`suspended at event ${BEGUN}`) },
    ]);
    expect(told).toHaveLength(BEGUN);
    expect(JSON.stringify(told)).not.toContain('OVER');
    await client.dispose();
  });

  it('reaches nobody who follows or reads from now on', async () => {
    const { match, head } = await begun('read-later');
    await writeBadEvent(api.log, { record: match, head }, 'against-the-rules');
    const { errors } = await api.ask(`{ match(id: "${match}") { status } }`);
    expect(errors?.[0]?.extensions?.code).toBe('SUSPENDED');
    const client = api.socket();
    await expect(take(client, FOLLOW, { match, from: BEGUN }, 1)).rejects.toMatchObject([
      { message: expect.stringContaining('suspended') },
    ]);
    await client.dispose();
  });

  it('accepts no command, though it bears its id and says what it says', async () => {
    const { match, head } = await begun('sent');
    const token = await api.tokenOf('sent-seat1');
    const sent = api.ask(
      `mutation { concede(commandId: "mine", match: "${match}") { __typename } }`,
      {},
      token,
    );
    const action = { type: 'concede', actor: 'sent-seat1', role: 'player', seat: 1 };
    const place = {
      topic: TOPICS.matchCommands,
      partition: partitionOf(match, api.log.partitions, sha256),
    };
    await expect.poll(() => api.log.end(place)).toBeGreaterThan(0);
    await appendAs({ record: match, head }, 'mine', action);
    const { data, errors } = await sent;
    expect(data).toBeNull();
    expect(errors?.[0]?.message).toContain(`suspended at event ${BEGUN}`);
  });
});

/** The right action, and facts by which seat 1 has won. */
async function appendAs(
  { record, head }: { readonly record: string; readonly head: Head },
  commandId: string,
  action: Json,
): Promise<void> {
  const won = { kind: 'ended', outcome: { places: [[1], [2]], reason: 'conceded' } };
  const parts = { public: { action, facts: [won] } };
  const draft = { record, type: 'seat-conceded', at: 9_999_999, commandId, parts };
  const { bytes } = sealEvent(draft, head, { saltOf: () => sha256('salt'), sha256 });
  const partition = partitionOf(record, api.log.partitions, sha256);
  await api.log.append({ topic: TOPICS.matchEvents, partition }, [{ key: record, value: bytes }]);
}
