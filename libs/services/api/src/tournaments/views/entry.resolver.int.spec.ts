import { canonicalJson } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES } from '@scoresheet/games-catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startTournaments, type TestApi } from '../../api.spec-kit.js';

const [FIRST, SECOND] = (GAMES['fuzzycards']?.readyDecks ?? []).map(({ cards }) => cards);

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

async function ask<T>(actor: string | undefined, asked: string): Promise<T> {
  const token = actor === undefined ? undefined : await api.tokenOf(actor);
  const { data, errors } = await api.ask(asked, {}, token);
  if (errors) throw new Error(errors[0]?.message);
  return (data as { it: T }).it;
}

/** Has to be accepted; gives the tournament. */
async function say(actor: string, name: string, args: string): Promise<string> {
  const told = await ask<{ tournament?: string }>(
    actor,
    `mutation { it: ${name}(commandId: "e${++commands}", ${args}) {
      ... on TournamentAccepted { tournament } ... on Refused { code says } } }`,
  );
  if (told.tournament === undefined) throw new Error(JSON.stringify(told));
  return told.tournament;
}

/** Four play; p1 has handed in a list and has a warning; the first round is published. */
async function published(cards: readonly string[], open: string): Promise<string> {
  const tournament = await say(
    'olga',
    'createTournament',
    `title: "Cup", game: "fuzzycards", play: TABLES, capacity: 8, lists: { open: ${open} },
     phases: [{ kind: SWISS, rounds: 2, standings: "magic/1", bestOf: 3 },
       { kind: SINGLE_ELIMINATION, standings: "magic/1", bestOf: 3, cut: { by: RANK, places: 2 } }]`,
  );
  const of = `tournament: "${tournament}"`;
  await say('olga', 'announceTournament', of);
  await say('olga', 'openRegistration', of);
  for (const actor of ['p1', 'p2', 'p3', 'p4']) await say(actor, 'enterTournament', of);
  await say('p1', 'handInList', `${of}, entrant: 1, cards: ${JSON.stringify(cards)}`);
  await say('olga', 'beginPhase', `${of}, phase: 1`);
  await say('olga', 'drawRound', `${of}, phase: 1, round: 1`);
  await say('olga', 'publishRound', `${of}, phase: 1, round: 1`);
  return tournament;
}

const LIST = `__typename ... on EntrantList { entrant cards salt digest } ... on Refused { code }`;
const listFor = (actor: string | undefined, tournament: string) =>
  ask<Record<string, unknown>>(
    actor,
    `{ it: entrantList(tournament: "${tournament}", entrant: 1) { ${LIST} } }`,
  );

const PAGE = `entrant { number status hasList } rounds { phase round isBye table { number seats { entrant } } }`;
interface Page {
  readonly rounds: readonly { readonly table: { readonly seats: { entrant: number }[] } }[];
}

const opponentIn = ({ rounds }: Page): number =>
  rounds[0]?.table.seats.find(({ entrant }) => entrant !== 1)?.entrant ?? 0;

const pageFor = (actor: string | undefined, tournament: string) =>
  ask<Page>(actor, `{ it: entrantPage(tournament: "${tournament}", entrant: 1) { ${PAGE} } }`);

describe('An entrant', () => {
  it('has a page of rounds for everybody, and list and penalties for nobody else', async () => {
    const tournament = await published(FIRST ?? [], 'NEVER');
    const page = await pageFor(undefined, tournament);
    expect(page).toMatchObject({
      entrant: { number: 1, status: 'entered', hasList: true },
      rounds: [{ phase: 1, round: 1, isBye: false }],
    });
    const own = `{ it: ownEntry(tournament: "${tournament}") {
      list { cards } penalties { penalty } ${PAGE} } }`;
    expect(await ask('p1', own)).toEqual({ ...page, list: { cards: FIRST }, penalties: [] });
    expect(await ask('olga', own)).toBeNull();
  });

  it('sits at a table, and whoever is not in the event, stranger or not, at none', async () => {
    const tournament = await published(FIRST ?? [], 'NEVER');
    const table = `{ it: ownTable(tournament: "${tournament}") { phase round } }`;
    expect(await ask('p1', table)).toEqual({ phase: 1, round: 1 });
    expect(await ask('olga', table)).toBeNull();
    expect(await ask(undefined, table)).toBeNull();
  });

  it('shows the list to the opponent, who can check it, and to nobody else', async () => {
    const tournament = await published(FIRST ?? [], 'TO_OPPONENT');
    const opponent = opponentIn(await pageFor(undefined, tournament));
    const others = [2, 3, 4].filter((number) => number !== opponent);
    const shown = await listFor(`p${opponent}`, tournament);
    expect(shown).toMatchObject({ __typename: 'EntrantList', entrant: 1, cards: FIRST });
    const digest = sha256(canonicalJson([shown['salt'], shown['cards']] as never));
    expect(shown['digest']).toBe(digest);
    const hidden = [undefined, ...others.map((number) => `p${number}`)];
    const refusals = await Promise.all(hidden.map((actor) => listFor(actor, tournament)));
    expect(refusals).toEqual(
      [0, 1, 2].map(() => ({ __typename: 'Refused', code: 'list-not-open' })),
    );
  });

  it('is the same for others whatever the list, until it is opened', async () => {
    const seen = [];
    for (const cards of [FIRST, SECOND]) {
      const tournament = await published(cards ?? [], 'AT_END');
      const opponent = `p${opponentIn(await pageFor(undefined, tournament))}`;
      expect(await listFor('olga', tournament)).toMatchObject({ cards });
      seen.push(await listFor(opponent, tournament));
      await say('olga', 'cancelTournament', `tournament: "${tournament}", reason: "Rain."`);
      expect(await listFor(undefined, tournament)).toMatchObject({ cards });
    }
    expect(FIRST).not.toEqual(SECOND);
    expect(seen[0]).toEqual(seen[1]);
  });

  it('has a list among those of the event once everybody may read them', async () => {
    const tournament = await published(FIRST ?? [], 'AT_END');
    const of = `tournament: "${tournament}"`;
    const lists = (args = '') =>
      ask(undefined, `{ it: openLists(${of}${args}) { entrant name cards } }`);
    const isOpen = `{ it: tournament(${of}) { listsAreOpen } }`;
    expect(await lists()).toEqual([]);
    expect(await ask(undefined, isOpen)).toEqual({ listsAreOpen: false });
    await say('olga', 'cancelTournament', `${of}, reason: "Rain."`);
    expect(await ask(undefined, isOpen)).toEqual({ listsAreOpen: true });
    expect(await lists()).toEqual([{ entrant: 1, name: null, cards: FIRST }]);
    expect(await lists(', after: 1')).toEqual([]);
    expect(await lists(', first: 0')).toEqual([]);
  });

  it('who has called is found by staff among all entries', async () => {
    const tournament = await published(FIRST ?? [], 'NEVER');
    const of = `tournament: "${tournament}"`;
    await say('olga', 'startRound', `${of}, phase: 1, round: 1`);
    await say('p3', 'callStaff', of);
    const entries = (called: string) =>
      ask('olga', `{ it: staffEntries(${of}, called: ${called}) { entrant } }`);
    expect(await entries('true')).toEqual([{ entrant: 3 }]);
    expect(await entries('false')).toEqual([{ entrant: 1 }, { entrant: 2 }, { entrant: 4 }]);
    expect(await entries('null')).toHaveLength(4);
  });

  it('whose reports differ is a question to staff, who do not play, and to nobody else', async () => {
    const tournament = await published(FIRST ?? [], 'NEVER');
    const opponent = opponentIn(await pageFor(undefined, tournament));
    const of = `tournament: "${tournament}"`;
    await say('olga', 'startRound', `${of}, phase: 1, round: 1`);
    const asked = `{ it: outstandingTables(${of}, questions: true) {
      table { number seats { entrant } } reports { entrant result { wins } } calls } }`;
    expect(await ask('olga', asked)).toEqual([]);
    const page = await ask<{ rounds: { table: { number: number } }[] }>(
      'p1',
      `{ it: entrantPage(${of}, entrant: 1) { rounds { table { number } } } }`,
    );
    const at = `${of}, phase: 1, round: 1, table: ${page.rounds[0]?.table.number ?? 0}`;
    await say('p1', 'reportResult', `${at}, result: { is: GAMES, wins: [2, 0] }`);
    await say(`p${opponent}`, 'reportResult', `${at}, result: { is: GAMES, wins: [0, 2] }`);
    expect(await ask('olga', asked)).toMatchObject([
      {
        reports: [
          { entrant: 1, result: { wins: [2, 0] } },
          { entrant: opponent, result: { wins: [0, 2] } },
        ],
        calls: [],
      },
    ]);
    const entries = `{ it: staffEntries(${of}, first: 1) { entrant list { cards } hasCalled } }`;
    expect(await ask('olga', entries)).toEqual([
      { entrant: 1, list: { cards: FIRST }, hasCalled: false },
    ]);
    await say('olga', 'appointStaff', `${of}, to: "p1", as: JUDGE`);
    await expect(ask('p1', asked)).rejects.toThrow(/Only staff/);
    await expect(ask(`p${opponent}`, entries)).rejects.toThrow(/Only staff/);
  });
});
