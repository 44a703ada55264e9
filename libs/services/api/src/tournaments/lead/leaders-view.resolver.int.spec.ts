import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startTournaments, type TestApi } from '../../api.spec-kit.js';

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

async function ask<T>(actor: string, asked: string): Promise<T> {
  const { data, errors } = await api.ask(asked, {}, await api.tokenOf(actor));
  if (errors) throw new Error(errors[0]?.message);
  return (data as { it: T }).it;
}

/** Has to be accepted; gives the tournament. */
async function say(actor: string, name: string, args: string): Promise<string> {
  const told = await ask<{ tournament?: string }>(
    actor,
    `mutation { it: ${name}(commandId: "l${++commands}", ${args}) {
      ... on TournamentAccepted { tournament } ... on Refused { code says } } }`,
  );
  if (told.tournament === undefined) throw new Error(JSON.stringify(told));
  return told.tournament;
}

const viewOf = (actor: string, tournament: string) =>
  ask(
    actor,
    `{ it: leadersView(tournament: "${tournament}") { checkIn successor forbiddenPairs
        agreements { entrant byes table } next { is phase round seeds { entrant name } } } }`,
  );

describe('What leaders have to know', () => {
  it('is told to them, without pairs to who plays, and to nobody else', async () => {
    const tournament = await say(
      'olga',
      'createTournament',
      `title: "Cup", game: "fuzzycards", play: TABLES, capacity: 8,
       phases: [{ kind: SWISS, rounds: 2, standings: "magic/1", bestOf: 3 }]`,
    );
    const of = `tournament: "${tournament}"`;
    expect(await viewOf('olga', tournament)).toMatchObject({ next: { is: 'ANNOUNCE' } });
    await say('olga', 'announceTournament', of);
    await say('olga', 'openRegistration', of);
    for (const actor of ['p1', 'p2']) await say(actor, 'enterTournament', of);
    await say('olga', 'forbidPairs', `${of}, pairs: [[1, 2]]`);
    await say('olga', 'awardByes', `${of}, entrant: 2, byes: 1`);
    await say('olga', 'appointStaff', `${of}, to: "p1", as: ORGANISER`);
    await say('olga', 'nameSuccessor', `${of}, successor: "sue"`);
    const all = {
      checkIn: false,
      successor: 'sue',
      agreements: [{ entrant: 2, byes: 1, table: null }],
      next: { is: 'BEGIN_PHASE', phase: 1, round: null, seeds: [] },
    };
    expect(await viewOf('olga', tournament)).toEqual({ ...all, forbiddenPairs: [[1, 2]] });
    expect(await viewOf('sue', tournament)).toMatchObject({ successor: 'sue' });
    expect(await viewOf('p1', tournament)).toEqual({ ...all, forbiddenPairs: [] });
    await expect(viewOf('p2', tournament)).rejects.toThrow(/staff of this tournament/);
  });
});
