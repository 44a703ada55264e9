/** Games of more than two seats, and of a JUDGE, from the lobby to the proof of their record. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type ApiAddress } from './api-client.js';
import { playMatch, type PlayedMatch } from './play-match.js';
import { startServer, type TestServer } from './server.spec-kit.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Seen {
  readonly status: string;
  readonly result: { readonly places: readonly (readonly number[])[]; readonly reason: string };
  readonly ownSeat: number | null;
  readonly judge: { readonly actor: string } | null;
  readonly table: {
    readonly seats: readonly { seat: number; counters: { out?: number; money?: number } }[];
  };
}

async function seenBy(token: string | undefined, { table: { match } }: PlayedMatch): Promise<Seen> {
  const query =
    'query Seen($id: ID!) { match(id: $id) { status result { places reason } ownSeat judge { actor } table } }';
  const address = withoutUndefined<ApiAddress>({ url: server.url, token });
  return (await ask<{ match: Seen }>(address, query, { id: match })).match;
}

/** The record as the house has it. */
async function exported({ table: { match } }: PlayedMatch): Promise<string> {
  const judge = { url: server.url, token: await server.tokenOf('judge') };
  const query = 'query Export($id: ID!) { exportMatch(id: $id) }';
  return (await ask<{ exportMatch: string }>(judge, query, { id: match })).exportMatch;
}

const verdictOf = async (played: PlayedMatch): Promise<string> => {
  const file = encodeUtf8(await exported(played));
  return verifyExport(file, matchRefolder({ rulesOf, sha256 }), sha256).verdict;
};

/** Of this name; how it ends is the same each time. */
const sameMatch = async (name: string) => ({
  url: server.url,
  seed: name,
  commandId: 'create',
  tokens: [await server.hostOf(name)],
});

const RANDOM = ['random', 'random', 'random', 'random', 'random'] as const;

describe('A match of Friendomancy', { timeout: 240_000 }, () => {
  it('with a JUDGE is begun, judged, played to its end, and EXACT', async () => {
    const options = { judge: 'sits', foes: 'oneOfEach', maxRounds: 30 };
    const played = await playMatch({
      ...(await sameMatch('judged')),
      game: 'friendomancy',
      seats: 3,
      options,
      bots: RANDOM,
    });
    const byJudge = played.accepted.filter(({ actor }) => actor === played.table.judge?.actor);
    // Sat down; both orders; a Pool for each Foe.
    expect(byJudge.length).toBeGreaterThan(3);
    const seen = await seenBy(played.table.judge?.token, played);
    expect(seen).toMatchObject({ status: 'OVER', ownSeat: 0 });
    expect(seen.judge).toEqual({ actor: played.table.judge?.actor });
    expect(await verdictOf(played)).toBe('EXACT');
  });

  it('without one is decided by chance, and EXACT; who has more Money stands before others', async () => {
    const played = await playMatch({
      ...(await sameMatch('unjudged')),
      game: 'friendomancy',
      seats: 4,
      options: { maxRounds: 30 },
      bots: RANDOM,
    });
    expect(played.table.judge).toBeUndefined();
    const { result, judge, table } = await seenBy(undefined, played);
    expect([judge, result.reason]).toEqual([null, 'most-money']);
    const moneyOf = (seat: number) => table.seats[seat - 1]?.counters.money ?? NaN;
    const levels = result.places.map((place) => [...new Set(place.map(moneyOf))]);
    expect(result.places.flat().sort()).toEqual([1, 2, 3, 4]);
    expect(levels.filter((level) => level.length !== 1)).toEqual([]);
    expect(levels.flat()).toEqual([...levels.flat()].sort((a, b) => b - a));
    expect(await verdictOf(played)).toBe('EXACT');
  });
});

describe('A match of Buddies at a table of five', { timeout: 240_000 }, () => {
  it('goes on without who is out, until one is left; passes are made beforehand', async () => {
    const played = await playMatch({
      ...(await sameMatch('five')),
      game: 'buddies',
      seats: 5,
      passesBeforehand: true,
    });
    const { result, table } = await seenBy(undefined, played);
    expect(result.reason).toBe('last-left');
    const outOf = (seat: number) => table.seats[seat - 1]?.counters.out ?? 0;
    const order = result.places.map((place) => [...new Set(place.map(outOf))]);
    expect(order[0]).toEqual([0]);
    const others = order.slice(1).flat();
    expect(others).toEqual([...others].sort((a, b) => b - a));
    expect(result.places.flat().sort()).toEqual([1, 2, 3, 4, 5]);
    expect(await verdictOf(played)).toBe('EXACT');
  });
});
