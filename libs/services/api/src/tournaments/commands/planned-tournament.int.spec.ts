/** When a tournament is planned to begin: said when it is made, changed, taken back, and told. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startTournaments, type Answer, type TestApi } from '../../api.spec-kit.js';

const CREATE = `mutation($commandId: ID!, $beginsAt: Instant) {
  told: createTournament(commandId: $commandId, title: "Cup", game: "fuzzycards", play: TABLES,
      capacity: 8, phases: [{ kind: SWISS, rounds: 1, standings: "magic/1" }], beginsAt: $beginsAt) {
    __typename ... on TournamentAccepted { tournament token } ... on Refused { code says }
  }
}`;
const PLAN = `mutation($commandId: ID!, $tournament: ID!, $beginsAt: Instant) {
  told: planTournament(commandId: $commandId, tournament: $tournament, beginsAt: $beginsAt) {
    __typename ... on TournamentAccepted { token } ... on Refused { code says }
  }
}`;
const PLANNED = `query($tournament: ID!, $token: String!) {
  tournament(tournament: $tournament, afterTokens: [$token]) { beginsAt }
}`;

const DAY_MS = 86_400_000;
/** The clock of the api goes, so what is planned is planned from now. */
const IN_A_WEEK = `${new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 19)}Z`;

interface Told {
  readonly __typename: string;
  readonly tournament: string;
  readonly token: string;
  readonly code?: string;
}

let api: TestApi;
let stop: () => Promise<void>;
let commands = 0;
beforeAll(async () => {
  api = await startApi();
  stop = await startTournaments(api);
});
afterAll(async () => {
  await stop();
  await api.close();
});

async function asked(document: string, variables: object, actor = 'olga'): Promise<Answer> {
  const said = { commandId: `p${++commands}`, ...variables };
  return api.ask(document, said, await api.tokenOf(actor));
}

const told = async (...args: Parameters<typeof asked>): Promise<Told> => {
  const answer = await asked(...args);
  expect(answer.errors).toBeUndefined();
  return (answer.data as { told: Told }).told;
};

async function plannedIn({ tournament, token }: Pick<Told, 'tournament' | 'token'>) {
  const { data } = await api.ask(PLANNED, { tournament, token }, await api.tokenOf('olga'));
  return (data as { tournament: { beginsAt: string | null } }).tournament.beginsAt;
}

describe('A planned beginning', () => {
  it('is said with a zone and told as the same moment, whatever zone that was', async () => {
    const inBerlin = `${IN_A_WEEK.slice(0, 10)}T10:00+01:00`;
    const made = await told(CREATE, { beginsAt: inBerlin });
    expect(await plannedIn(made)).toBe(`${IN_A_WEEK.slice(0, 10)}T09:00:00.000Z`);
  });

  it('is open where nobody says it, changed by who leads, and taken back', async () => {
    const { tournament, token } = await told(CREATE, {});
    expect(await plannedIn({ tournament, token })).toBeNull();
    const planned = await told(PLAN, { tournament, beginsAt: IN_A_WEEK });
    expect(await plannedIn({ tournament, token: planned.token })).toBe(
      IN_A_WEEK.replace('Z', '.000Z'),
    );
    const stranger = await told(PLAN, { tournament, beginsAt: null }, 'p1');
    expect(stranger.code).toMatch(/^(?:not-allowed|unknown-tournament)$/);
    const again = await told(PLAN, { tournament, beginsAt: IN_A_WEEK });
    expect(again.__typename).toBe('Conflict');
    const open = await told(PLAN, { tournament, beginsAt: null });
    expect(await plannedIn({ tournament, token: open.token })).toBeNull();
  });

  it.each(['2020-01-01T10:00Z', '2099-01-01T10:00Z'])('is refused far from now: %s', async (at) => {
    expect(await told(CREATE, { beginsAt: at })).toMatchObject({ code: 'terms-unclear' });
  });

  it.each([
    ['no time', 'soon'],
    ['a day alone', '2026-12-05'],
    ['no zone', '2026-12-05T10:00:00'],
    ['a day that its month does not have', '2027-02-30T10:00Z'],
    ['an hour that no day has', '2026-12-05T25:00Z'],
    ['a zone that nobody has', '2026-12-05T10:00+99:00'],
    ['a figure', 1_796_464_800_000],
  ])('is refused where it is %s', async (_, beginsAt) => {
    const { errors, data } = await asked(CREATE, { beginsAt });
    expect(data?.['told']).toBeUndefined();
    expect(errors?.[0]?.message).toContain('ISO 8601 with its zone');
  });
});
