import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startTournaments, type TestApi } from '../../api.spec-kit.js';

let api: TestApi;
let stop: () => Promise<void>;
let tournament = '';
let commands = 0;

async function ask<T>(actor: string, asked: string): Promise<T> {
  const { data, errors } = await api.ask(asked, {}, await api.tokenOf(actor));
  if (errors) throw new Error(errors[0]?.message);
  return (data as { it: T }).it;
}

const send = (actor: string, name: string, args: string) =>
  ask<{ tournament: string }>(
    actor,
    `mutation { it: ${name}(commandId: "w${++commands}", ${args}) {
      ... on TournamentAccepted { tournament } } }`,
  );

const write = (actor: string, name: string, args: string) =>
  ask<boolean>(actor, `mutation { it: ${name}(tournament: "${tournament}", ${args}) }`);

const told = () =>
  ask(
    'p1',
    `{ it: tournament(tournament: "${tournament}") { title description seq } }`,
  ) as Promise<{ readonly seq: number }>;
const names = () =>
  ask('p1', `{ it: tournamentEntrants(tournament: "${tournament}") { number name } }`);

beforeAll(async () => {
  api = await startApi();
  stop = await startTournaments(api);
  const created = await send(
    'olga',
    'createTournament',
    `title: "Cup", game: "fuzzycards", play: TABLES, capacity: 8,
     phases: [{ kind: SWISS, rounds: 2, standings: "magic/1", bestOf: 3 }]`,
  );
  tournament = created.tournament;
  const of = `tournament: "${tournament}"`;
  await send('olga', 'announceTournament', of);
  await send('olga', 'openRegistration', of);
  await send('p1', 'enterTournament', of);
  await send('olga', 'addEntrants', `${of}, entrants: [{ name: "Ana" }]`);
  await send('olga', 'appointStaff', `${of}, to: "skip", as: SCOREKEEPER`);
});
afterAll(async () => {
  await stop();
  await api.close();
});

describe('Title and description', () => {
  it('are written anew by who leads, part by part, and no event is made of it', async () => {
    const { seq } = await told();
    await write('olga', 'describeTournament', 'description: "In the hall."');
    expect(await told()).toEqual({ title: 'Cup', description: 'In the hall.', seq });
    await write('olga', 'describeTournament', 'title: "Spring Cup", description: " "');
    expect(await told()).toEqual({ title: 'Spring Cup', description: null, seq });
  });

  it('are nobody else’s to write', async () => {
    const asked = 'title: "Mine"';
    await expect(write('p1', 'describeTournament', asked)).rejects.toThrow(/owner, organiser/);
    await expect(write('skip', 'describeTournament', asked)).rejects.toThrow(/owner, organiser/);
  });

  it('of a tournament that is not there are refused like those of a draft', async () => {
    const asked = 'mutation { it: describeTournament(tournament: "t-none", title: "x") }';
    await expect(ask('p1', asked)).rejects.toThrow('There is no tournament t-none.');
  });
});

describe('The name of a guest', () => {
  it('is written anew and erased by the desk', async () => {
    await write('skip', 'nameEntrant', 'entrant: 2, name: "<b>Anna</b>"');
    expect(await names()).toContainEqual({ number: 2, name: '<b>Anna</b>' });
    await write('skip', 'eraseEntrantName', 'entrant: 2');
    expect(await names()).toContainEqual({ number: 2, name: null });
  });

  it('is written by the guest of the platform who bears it', async () => {
    await write('p1', 'nameEntrant', 'entrant: 1, name: "Pia"');
    expect(await names()).toContainEqual({ number: 1, name: 'Pia' });
    await write('p1', 'eraseEntrantName', 'entrant: 1');
    expect(await names()).toContainEqual({ number: 1, name: null });
  });

  it.each([
    ['p1', 'entrant: 2, name: "Me"', /owner, organiser, scorekeeper/],
    ['skip', 'entrant: 9, name: "Me"', /There is no entrant 9/],
    ['skip', 'entrant: 2, name: " "', /cannot be empty/],
    ['skip', String.raw`entrant: 2, name: "a\u0007"`, /no control characters/],
    ['skip', `entrant: 2, name: "${'x'.repeat(81)}"`, /at most 80 characters/],
  ])('is refused to %s with %s', async (actor, args, words) => {
    await expect(write(actor, 'nameEntrant', args)).rejects.toThrow(words);
  });
});

describe('A name that is typed', () => {
  const problemsOf = async (actor: string, mutation: string) => {
    const { data, errors } = await api.ask(
      `mutation { it: ${mutation} }`,
      {},
      await api.tokenOf(actor),
    );
    return { outcome: data?.['it'], extensions: errors?.[0]?.extensions };
  };

  it.each([
    ['Head Judge', 'name-reserved'],
    ['T.O.', 'name-reserved'],
    ['Guest Heron 4F2', 'name-reserved'],
    [String.raw`Ana\nBob`, 'name-unseen'],
    [String.raw`\u3164`, 'name-unseen'],
    [String.raw`Ana\u3164`, 'name-unseen'],
  ])('is refused to a guest and to staff: %s', async (name, code) => {
    const of = `tournament: "${tournament}"`;
    const before = await names();
    for (const [actor, entrant] of [
      ['p1', 1],
      ['skip', 2],
    ] as const) {
      const named = `nameEntrant(${of}, entrant: ${entrant}, name: "${name}")`;
      const { extensions } = await problemsOf(actor, named);
      expect(extensions).toEqual({ code: 'BAD_USER_INPUT', refused: code });
    }
    const entrants = `entrants: [{ name: "Zoe" }, { name: "${name}" }]`;
    const add = `addEntrants(commandId: "w${++commands}", ${of}, ${entrants})`;
    const { outcome } = await problemsOf('olga', `${add} { ... on Refused { code says } }`);
    expect(outcome).toEqual({ code, says: expect.stringMatching(/^".*": .*name/) });
    expect(await names()).toEqual(before);
  });
});

describe('Words with signs that nobody sees', () => {
  const TURNED = String.raw`\u202E`;
  const HIDDEN = String.raw`\u200B`;

  it('are shown without them, in titles, descriptions and names of guests', async () => {
    const written = `title: "Cup${TURNED}puC", description: "In ${HIDDEN}the hall."`;
    await write('olga', 'describeTournament', written);
    expect(await told()).toMatchObject({ title: 'CuppuC', description: 'In the hall.' });
    await write('olga', 'nameEntrant', `entrant: 2, name: "${HIDDEN}<i>Ana${TURNED}</i>"`);
    expect(await names()).toContainEqual({ number: 2, name: '<i>Ana</i>' });
  });

  it('are refused where they are too long, naming the limit', async () => {
    const huge = `title: "${'a'.repeat(10_240)}"`;
    await expect(write('olga', 'describeTournament', huge)).rejects.toThrow(/4096 are allowed/);
    const long = 'a'.repeat(4_001);
    for (const [name, args, most] of [
      ['describeTournament', `title: "${long}"`, /120 characters/],
      ['describeTournament', `description: "${long}"`, /4000 characters/],
      ['nameEntrant', `entrant: 2, name: "${long}"`, /80 characters/],
    ] as const) {
      await expect(write('olga', name, args)).rejects.toThrow(most);
    }
  });
});
