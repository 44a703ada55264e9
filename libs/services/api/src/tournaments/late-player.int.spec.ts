/** A player who misses check-in and comes three minutes late, through the api. */
import { sha256 } from '@scoresheet/domain-record/node';
import { verifyTournament } from '@scoresheet/domain-tournament';
import { rulesOf } from '@scoresheet/games-catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startTournaments, type TestApi } from '../api.spec-kit.js';

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

interface Outcome {
  readonly tournament?: string;
  readonly code?: string;
  readonly says?: string;
}

const send = (actor: string, name: string, args: string): Promise<Outcome> =>
  ask(
    actor,
    `mutation { it: ${name}(commandId: "late${++commands}", ${args}) {
      ... on TournamentAccepted { tournament } ... on Refused { code says } } }`,
  );

/** Has to be accepted; gives the tournament. */
async function say(actor: string, name: string, args: string): Promise<string> {
  const told = await send(actor, name, args);
  if (told.tournament === undefined) throw new Error(JSON.stringify(told));
  return told.tournament;
}

const codes = (outcomes: readonly Outcome[]) =>
  outcomes.map(({ code }) => code ?? 'accepted').toSorted();

/** Check-in has begun; four have a place, p5 waits; p4 and the typed name are missing. */
async function checkingIn(): Promise<string> {
  const tournament = await say(
    'olga',
    'createTournament',
    `title: "Cup", game: "fuzzycards", play: TABLES, capacity: 4, checkIn: true,
     phases: [{ kind: SWISS, rounds: 3, standings: "magic/1", bestOf: 3 }]`,
  );
  const of = `tournament: "${tournament}"`;
  await say('olga', 'announceTournament', of);
  await say('olga', 'openRegistration', of);
  for (const actor of ['p1', 'p2', 'p3', 'p4', 'p5']) await say(actor, 'enterTournament', of);
  await say('olga', 'addEntrants', `${of}, entrants: [{ name: "Tess" }]`);
  await say('olga', 'beginCheckIn', of);
  for (const actor of [1, 2, 5]) await say(`p${actor}`, 'checkIn', `${of}, entrant: ${actor}`);
  return of;
}

const missing = (of: string) =>
  ask<unknown>(
    'olga',
    `{ it: tournamentEntrants(${of}, status: [ENTERED], isPresent: false) { number } }`,
  );
const ownOf = async (actor: string, of: string) =>
  (
    await ask<{ entrant: object }>(
      actor,
      `{ it: ownEntry(${of}) { entrant { status isPresent isNoShow } } }`,
    )
  ).entrant;

describe('Check-in', () => {
  it('names the missing players, and takes two presses at once as one', async () => {
    const of = await checkingIn();
    const view = () => ask<object>('olga', `{ it: leadersView(${of}) { checkedIn } }`);
    expect(await missing(of)).toEqual([{ number: 3 }, { number: 4 }]);
    expect(await view()).toEqual({ checkedIn: 2 });
    const here = `${of}, entrant: 3`;
    const both = await Promise.all(['p3', 'olga'].map((actor) => send(actor, 'checkIn', here)));
    expect(codes(both)).toEqual(['accepted', 'already-checked-in']);
    expect(await missing(of)).toEqual([{ number: 4 }]);
    expect(await view()).toEqual({ checkedIn: 3 });
  });
});

describe('A player who missed check-in', () => {
  it('is reinstated over the cap during round 1 and plays round 2', async () => {
    const of = await checkingIn();
    await say('p3', 'checkIn', `${of}, entrant: 3`);
    await say('olga', 'beginPhase', `${of}, phase: 1`);
    expect(await ownOf('p4', of)).toEqual({ status: 'dropped', isPresent: false, isNoShow: true });
    await say('p4', 'callStaff', of);
    const round = `${of}, phase: 1, round: 1`;
    for (const name of ['drawRound', 'publishRound', 'startRound']) await say('olga', name, round);
    expect(await send('olga', 'reEnter', `${of}, entrant: 4`)).toEqual({
      code: 'registration-full',
      says: 'The tournament is full (4 of 4). Confirm to reinstate player 5.',
    });
    const back = `${of}, entrant: 4, overCap: true`;
    const both = await Promise.all([1, 2].map(() => send('olga', 'reEnter', back)));
    expect(codes(both)).toEqual(['accepted', 'entrant-not-gone']);
    // The typed name waited, and did not check in.
    await say('olga', 'reEnter', `${of}, entrant: 6, overCap: true`);
    expect(await ownOf('p4', of)).toEqual({ status: 'entered', isPresent: true, isNoShow: false });
    const result = `result: { is: GAMES, wins: [2, 0] }`;
    for (const table of [1, 2]) {
      await say('olga', 'enterResult', `${round}, table: ${table}, ${result}`);
    }
    await say('olga', 'closeRound', round);
    const next = `${of}, phase: 1, round: 2`;
    await say('olga', 'drawRound', next);
    await say('olga', 'publishRound', next);
    const tables = await ask<{ seats: { entrant: number }[] }[]>(
      'olga',
      `{ it: tournamentTables(${next}) { seats { entrant } } }`,
    );
    const seated = tables.flatMap(({ seats }) => seats.map(({ entrant }) => entrant)).toSorted();
    expect(seated).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await verdictOn('olga', of)).toMatchObject({ verdict: { verdict: 'EXACT' } });
    const read = await verdictOn('p1', of);
    expect(read.draws).toEqual({ rounds: 2, unchecked: [] });
  });
});

async function verdictOn(actor: string, of: string) {
  const text = await ask<string>(
    actor,
    `{ it: exportTournament(${of.replace('tournament', 'id')}) }`,
  );
  return verifyTournament(Buffer.from(text), { rulesOf, sha256 });
}
