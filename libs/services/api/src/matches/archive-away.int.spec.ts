/** A database that is away for a moment is no reason for an api to end. */
import { memoryArchive } from '@scoresheet/services-archive';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { append, playedMatch, startApi, take, type TestApi } from '../api.spec-kit.js';

const EVENTS = 5;
const FOLLOW = 'subscription($match: ID!) { matchEvents(match: $match, from: 0) { seq } }';

let api: TestApi;
let isAway: boolean;
const looks = vi.fn<() => void>();
const onFatal = vi.fn<(error: Error) => void>();

beforeEach(async () => {
  isAway = false;
  const archive = memoryArchive();
  const heads: typeof archive.heads = async (...asked) => {
    looks();
    if (isAway) throw new Error('Connection terminated unexpectedly');
    return archive.heads(...asked);
  };
  api = await startApi({ archive: { ...archive, heads }, onFatal });
});
afterEach(() => api.close());

describe('An api whose archive is away', () => {
  it('reads on when the archive is back, and meanwhile answers what it knows', async () => {
    const [known, begun] = ['known', 'begun'].map((name) =>
      playedMatch(api.environment, name).slice(0, EVENTS),
    );
    await append(api.log, known!);
    const idOf = (match: typeof known) => match?.[0]?.header.record;
    const lastSeq = async (match: typeof known) =>
      (await api.ask('query($id: ID!) { match(id: $id) { seq } }', { id: idOf(match) })).data;
    const events = (match: typeof known) =>
      take<{ seq: number }>(api.socket(), FOLLOW, { match: idOf(match) }, EVENTS);
    expect(await events(known)).toHaveLength(EVENTS);
    isAway = true;
    looks.mockClear();
    await append(api.log, begun!);
    await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(2);
    expect(await lastSeq(known)).toEqual({ match: { seq: EVENTS - 1 } });
    isAway = false;
    await expect.poll(() => lastSeq(begun)).toEqual({ match: { seq: EVENTS - 1 } });
    expect(await events(begun)).toHaveLength(EVENTS);
    expect(onFatal).not.toHaveBeenCalled();
  });
});
