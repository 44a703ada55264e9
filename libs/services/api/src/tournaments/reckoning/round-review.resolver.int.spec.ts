import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startTournaments, type TestApi } from '../../api.spec-kit.js';

let api: TestApi;
let stop: () => Promise<void>;
let tournament = '';
let commands = 0;

async function ask<T>(asked: string, actor?: string): Promise<T> {
  const token = actor === undefined ? undefined : await api.tokenOf(actor);
  const { data, errors } = await api.ask(asked, {}, token);
  if (errors) throw new Error(errors[0]?.message);
  return (data as { it: T }).it;
}

async function say(name: string, args = ''): Promise<void> {
  const of = tournament === '' ? '' : `tournament: "${tournament}"`;
  const told = await ask<{ tournament?: string; says?: string }>(
    `mutation { it: ${name}(commandId: "r${++commands}" ${of} ${args}) {
      ... on TournamentAccepted { tournament } ... on Refused { says } } }`,
    'olga',
  );
  if (told.tournament === undefined) throw new Error(told.says);
  ({ tournament } = told as { tournament: string });
}

/** Of Anna, Bo and Cleo, two of whom must not meet. */
beforeAll(async () => {
  api = await startApi();
  stop = await startTournaments(api);
  await say(
    'createTournament',
    `title: "Cup", game: "fuzzycards", play: TABLES, capacity: 8,
     phases: [{ kind: SWISS, rounds: 2, standings: "magic/1", bestOf: 3 }]`,
  );
  await say('announceTournament');
  await say('openRegistration');
  await say('addEntrants', 'entrants: [{ name: "Anna" }, { name: "Bo" }]');
  await say('forbidPairs', 'pairs: [[1, 2]]');
  await say('beginPhase', 'phase: 1');
  await say('drawRound', 'phase: 1, round: 1');
});
afterAll(async () => {
  await stop();
  await api.close();
});

const review = (round = 1, actor?: string) =>
  ask(
    `{ it: roundReview(tournament: "${tournament}", phase: 1, round: ${round}) { stage strainCount
      strains { kind by entrants { entrant name points } table { number seats { name } } }
      byes { entrant } waiting { entrant name } } }`,
    actor,
  );

describe('A draw that is reviewed', () => {
  it('tells its house what it breaks, with the table and the names', async () => {
    const told = await review(1, 'olga');
    expect(told).toMatchObject({ stage: 'drawn', strainCount: 1, byes: [], waiting: [] });
    const entrants = expect.arrayContaining([
      { entrant: 1, name: 'Anna', points: 0 },
      { entrant: 2, name: 'Bo', points: 0 },
    ]) as unknown;
    const seats = expect.arrayContaining([{ name: 'Anna' }, { name: 'Bo' }]) as unknown;
    const strain = { kind: 'FORBIDDEN_PAIR', by: null, entrants, table: { number: 1, seats } };
    expect(told).toMatchObject({ strains: [strain] });
  });

  it('has its tables on the pages of the house, and of nobody else', async () => {
    const tables = `{ it: tournamentTables(tournament: "${tournament}", phase: 1, round: 1) {
      number } }`;
    expect(await ask(tables, 'olga')).toEqual([{ number: 1 }]);
    expect(await ask(tables)).toEqual([]);
  });

  it('is nothing for others', async () => {
    await expect(review(1, 'p1')).rejects.toThrow('Only staff of this tournament');
    await expect(review(1)).rejects.toThrow('Sign in first');
  });

  it('is the draw as it was repaired, of which others are told that and no more', async () => {
    const repair = (repairs: string) =>
      say('repairRound', `phase: 1, round: 1, reason: "Bo is a sister", repairs: [${repairs}]`);
    const toldLast = async (actor?: string) => {
      const asked = `{ it: tournament(tournament: "${tournament}") { seq round { stage } } }`;
      const { seq, round } = await ask<{ seq: number; round: unknown }>(asked, actor);
      const events = `{ it: tournamentEvents(tournament: "${tournament}", from: ${seq}) {
        events { type action facts reason { text } } } }`;
      return [round, await ask<unknown>(events, actor)];
    };
    await repair('{ is: UNPAIR, table: 1 }');
    const waiting = [1, 2].map((entrant) => expect.objectContaining({ entrant }) as unknown);
    expect(await review(1, 'olga')).toMatchObject({ strainCount: 0, waiting });
    await repair('{ is: PAIR, entrants: [2, 1] }');
    expect(await review(1, 'olga')).toMatchObject({ strainCount: 1, waiting: [] });
    const [, house] = await toldLast('olga');
    expect(JSON.stringify(house)).toContain('[2,1]');
    const [round, told] = await toldLast();
    expect(round).toBeNull();
    const facts = [{ kind: 'draw-repaired', phase: 1, round: 1 }];
    expect(told).toMatchObject({ events: [{ type: 'round-repaired', facts, reason: null }] });
    expect(JSON.stringify(told)).not.toMatch(/repairs|entrants|sister|[0-9a-f]{64}/);
  });

  it('is nothing where nothing is drawn, and once it is published', async () => {
    expect(await review(2, 'olga')).toBeNull();
    await say('publishRound', 'phase: 1, round: 1');
    expect(await review(1, 'olga')).toBeNull();
  });
});
