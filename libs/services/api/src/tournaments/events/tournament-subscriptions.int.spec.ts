import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startTournaments, take, type TestApi } from '../../api.spec-kit.js';

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

interface Message {
  readonly seq: number;
  readonly type: string;
  readonly hash: string;
  readonly facts: readonly { readonly kind: string; readonly pairs?: unknown }[];
}

/** Has to be accepted; gives the tournament. Arguments are written as they stand in a document. */
async function say(actor: string, name: string, args: string): Promise<string> {
  const asked = `mutation { told: ${name}(commandId: "f${++commands}", ${args}) {
    ... on TournamentAccepted { tournament } ... on Refused { code } } }`;
  const { data, errors } = await api.ask(asked, {}, await api.tokenOf(actor));
  const told = data?.['told'] as { tournament?: string } | undefined;
  if (told?.tournament === undefined) throw new Error(JSON.stringify(told ?? errors));
  return told.tournament;
}

/** A draft of olga's with otto as a judge: event 0 and the appointment. */
async function drafted(): Promise<string> {
  const tournament = await say(
    'olga',
    'createTournament',
    `title: "Cup", game: "fuzzycards", play: TABLES, capacity: 8,
     phases: [{ kind: SWISS, rounds: 2, standings: "magic/1", bestOf: 3 }]`,
  );
  await say('olga', 'appointStaff', `tournament: "${tournament}", to: "otto", as: JUDGE`);
  return tournament;
}

const FOLLOW = `subscription($tournament: ID!, $from: Int!) {
  tournamentEvents(tournament: $tournament, from: $from) {
    tournament seq type at commandId hash action facts token } }`;

async function follow(actor: string | undefined, tournament: string, from: number, count: number) {
  const client = api.socket(actor === undefined ? undefined : await api.tokenOf(actor));
  return take<Message>(client, FOLLOW, { tournament, from }, count).finally(() => client.dispose());
}

const NOT_THERE = [{ message: expect.stringContaining('There is no tournament') as unknown }];

const forbid = (tournament: string) =>
  say('olga', 'forbidPairs', `tournament: "${tournament}", pairs: [[1, 2]]`);

async function entered(tournament: string, actors: readonly string[]): Promise<void> {
  const of = `tournament: "${tournament}"`;
  await say('olga', 'announceTournament', of);
  await say('olga', 'openRegistration', of);
  for (const actor of actors) await say(actor, 'enterTournament', of);
}

describe('Following a tournament', () => {
  it('from any event on gives the same as from the start, past and live', async () => {
    const tournament = await drafted();
    await entered(tournament, ['p1', 'p2']);
    const live = follow(undefined, tournament, 0, 7);
    await say('p3', 'enterTournament', `tournament: "${tournament}"`);
    const all = await live;
    expect(all.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const from of [1, 3, 6]) {
      expect(await follow(undefined, tournament, from, 7 - from)).toEqual(all.slice(from));
    }
  });

  it('tells staff what the house knows, and a stranger only that it happened', async () => {
    const tournament = await drafted();
    await entered(tournament, ['p1', 'p2']);
    await forbid(tournament);
    const [[seen], [hidden]] = await Promise.all([
      follow('otto', tournament, 6, 1),
      follow('p1', tournament, 6, 1),
    ]);
    expect(seen?.facts).toEqual([{ kind: 'pairs-forbidden', pairs: [[1, 2]] }]);
    expect(hidden?.facts).toEqual([{ kind: 'pairs-forbidden' }]);
  });

  it('tells who is dismissed meanwhile nothing of the house from then on', async () => {
    const tournament = await drafted();
    await entered(tournament, ['p1', 'p2']);
    const following = follow('otto', tournament, 6, 3);
    await forbid(tournament);
    await say('olga', 'dismissStaff', `tournament: "${tournament}", from: "otto"`);
    await forbid(tournament);
    const [, dismissed, after] = await following;
    expect(dismissed?.type).toBe('staff-dismissed');
    expect(after?.facts).toEqual([{ kind: 'pairs-forbidden' }]);
    const [past] = await follow('otto', tournament, 6, 1);
    expect(past?.facts).toEqual([{ kind: 'pairs-forbidden' }]);
  });

  it('tells staff who enter to play what players know', async () => {
    const tournament = await drafted();
    await entered(tournament, ['p1', 'p2']);
    const following = follow('otto', tournament, 6, 3);
    await forbid(tournament);
    await say('otto', 'enterTournament', `tournament: "${tournament}"`);
    await forbid(tournament);
    const [, , after] = await following;
    expect(after?.facts).toEqual([{ kind: 'pairs-forbidden' }]);
  });

  it('is nothing for who may not know of a draft, or is of its staff no more', async () => {
    const tournament = await drafted();
    await expect(follow('p1', tournament, 0, 1)).rejects.toThrow(/There is no tournament/);
    const following = follow('otto', tournament, 0, 3);
    following.catch(() => undefined);
    await follow('otto', tournament, 0, 2);
    await say('olga', 'dismissStaff', `tournament: "${tournament}", from: "otto"`);
    await expect(following).rejects.toMatchObject(NOT_THERE);
  });

  it('is told the same in pages', async () => {
    const tournament = await drafted();
    await entered(tournament, ['p1']);
    const ask = async (from: number, first: number) => {
      const page = `{ tournamentEvents(tournament: "${tournament}", from: ${from}, first: ${first}) {
        next hasMore events { seq hash } } }`;
      return (await api.ask(page)).data?.['tournamentEvents'];
    };
    const all = (await follow(undefined, tournament, 0, 5)).map(({ seq, hash }) => ({ seq, hash }));
    expect(await ask(0, 3)).toEqual({ next: 3, hasMore: true, events: all.slice(0, 3) });
    expect(await ask(3, 3)).toEqual({ next: 5, hasMore: false, events: all.slice(3) });
    expect(await ask(9, 3)).toEqual({ next: 9, hasMore: false, events: [] });
  });
});
