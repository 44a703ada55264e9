import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithAccounts, type AccountsApi } from '../accounts/accounts.spec-kit.js';
import { openTable } from '../played-table.spec-kit.js';
import { HealthSamples } from './health-samples.service.js';
import { unwatched } from './process-watch.js';

const SHORT = 'Only 1 MB is free. Make room.';
const late = { reader: 'projection', topic: 'match.events', entries: 3 };
const watch = {
  name: 'scoresheet',
  isWhole: true,
  look: () => ({
    ...unwatched.look(),
    lags: [
      { ...late, partition: 0, seconds: 1 },
      { ...late, partition: 1, seconds: 4 },
    ],
  }),
  check: () =>
    Promise.resolve({ checks: { log: { ok: true }, lag: { ok: false, says: 'It is late.' } } }),
};

let api: AccountsApi;
let shortage: string | undefined;
beforeAll(async () => {
  api = await startWithAccounts({ watch, shortage: () => shortage });
});
afterAll(() => api.close());

const HEALTH = `{ processHealth {
  process isWhole startedAt now memoryBytes shortage
  checks { name ok says } readers { reader topic entries seconds }
  rates { answers accepted refused conflicts } times { answerP99 commandP50 commandP99 }
  subscribers { sockets subscriptions queued } turnedAway { reason count enforced }
} }`;
const SERIES = '{ healthSeries(minutes: 5) { process everyMs at answers accepted commandP99Ms } }';

const health = async () => {
  const { data, errors } = await api.ask(HEALTH, {}, api.operator);
  expect(errors).toBeUndefined();
  return data?.['processHealth'];
};

describe('The health of a process', () => {
  it('is what its checks and its readers say, with the process that says so', async () => {
    expect(await health()).toMatchObject({
      process: 'scoresheet',
      isWhole: true,
      shortage: null,
      checks: [
        { name: 'log', ok: true, says: null },
        { name: 'lag', ok: false, says: 'It is late.' },
        { name: 'copies', ok: true, says: null },
      ],
      readers: [{ reader: 'projection', topic: 'match.events', entries: 6, seconds: 4 }],
    });
  });

  it('says in words that there is no room', async () => {
    shortage = SHORT;
    expect(await health()).toMatchObject({ shortage: SHORT });
    shortage = undefined;
    expect(await health()).toMatchObject({ shortage: null });
  });

  it('counts what was answered and accepted, now and over time', async () => {
    const { accessToken } = await api.register();
    await openTable(api, accessToken);
    api.get(HealthSamples).sample(performance.now());
    expect(await health()).toMatchObject({
      rates: { answers: expect.any(Number), accepted: expect.any(Number) },
      times: { answerP99: expect.any(Number), commandP50: expect.any(Number) },
    });
    const { data } = await api.ask(SERIES, {}, api.operator);
    const series = data?.['healthSeries'] as Record<string, readonly number[]>;
    expect(series).toMatchObject({ process: 'scoresheet', everyMs: 5_000 });
    expect(series['at']).toHaveLength(series['answers']?.length ?? 0);
    expect(Math.max(...(series['accepted'] ?? []))).toBeGreaterThan(0);
    expect(Math.max(...(series['commandP99Ms'] ?? []))).toBeGreaterThan(0);
  });

  it('is told to operators alone', async () => {
    const { account, accessToken } = await api.register();
    await api.send(`grantRole(account: "${account}", role: JUDGE)`, api.operator);
    for (const query of [HEALTH, SERIES, '{ suspendedTournaments }']) {
      for (const token of [accessToken, undefined]) {
        const { errors } = await api.ask(query, {}, token);
        expect(errors?.[0], query).toMatchObject({
          message: 'Only operators do this.',
          extensions: { code: 'FORBIDDEN' },
        });
      }
    }
  });
});

/** As a projector writes it: a row of which one thing is said here, the rest is nobody's. */
const writeTournament = (id: string, suspended: boolean) =>
  api.database.query(
    `insert into scoresheet.tournament (
       id, game, ruleset, stage, suspended, owner, play, entry, capacity, entrants, waiting, phase,
       round, created_at_ms, updated_at_ms, event_count, letters
     ) values ($1, 'fuzzycards', 'fuzzycards/1', 'registration', $2, 'somebody', 'online', 'open',
       8, 0, 0, 0, 0, 1, 1, 1, '')`,
    [id, suspended],
  );

describe('Tournaments that stand still', () => {
  it('are listed, and no others', async () => {
    await writeTournament('t-well', false);
    await writeTournament('t-ill', true);
    const { data } = await api.ask('{ suspendedTournaments }', {}, api.operator);
    expect(data?.['suspendedTournaments']).toEqual(['t-ill']);
  });
});
