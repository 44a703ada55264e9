import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MATCH_MESSAGES, TOPICS } from '@scoresheet/contracts-messages';
import { LogError } from '@scoresheet/event-log-port';
import { sha256 } from '@scoresheet/domain-record/node';
import { dueMatches, type TournamentState } from '@scoresheet/domain-tournament';
import {
  startApi,
  startTournaments,
  startWorkers,
  take,
  type TestApi,
} from '../../api.spec-kit.js';
import { TournamentTails } from '../tournament-tails.service.js';

let api: TestApi;
let stops: readonly (() => Promise<void>)[];
let tournament = '';
let commands = 0;
beforeAll(async () => {
  api = await startApi();
  stops = [await startTournaments(api), await startWorkers(api)];
});
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await api.close();
});

async function ask<T>(actor: string | undefined, document: string): Promise<T> {
  const token = actor === undefined ? undefined : await api.tokenOf(actor);
  const { data, errors } = await api.ask(document, {}, token);
  if (errors) throw new Error(errors[0]?.message);
  return (data as { it: T }).it;
}

async function say(actor: string, name: string, args = ''): Promise<void> {
  const given = `commandId: "c${++commands}", tournament: "${tournament}"${args}`;
  const told = await ask<{ __typename: string }>(
    actor,
    `mutation { it: ${name}(${given}) { __typename ... on Refused { says } } }`,
  );
  expect(told).toEqual({ __typename: 'TournamentAccepted' });
}

async function act(actor: string, name: string, match: string, args = ''): Promise<void> {
  const given = `commandId: "${name}-${actor}", match: "${match}"${args}`;
  const told = await ask<{ __typename: string }>(
    actor,
    `mutation { it: ${name}(${given}) { __typename ... on Refused { says } } }`,
  );
  expect(told).toEqual({ __typename: 'Accepted' });
}

const OWN = () => `{ it: ownTable(tournament: "${tournament}") { match matches seats { actor } } }`;

interface OwnTable {
  readonly match: string | null;
  readonly matches: readonly string[];
  readonly seats: readonly { readonly actor: string }[];
}

const ROUND = ', phase: 1, round: 1';

/** A round of one table between two who have handed in their lists, published and not begun. */
interface RoundTerms {
  /** Arguments of the tournament, and of its phase. */
  readonly terms?: string;
  readonly ofPhase?: string;
  readonly kind?: 'SWISS' | 'SINGLE_ELIMINATION';
  /** The second player is a name without an account. */
  readonly hasGuest?: boolean;
}

async function publishedRound(round: RoundTerms = {}): Promise<OwnTable> {
  const { terms = '', ofPhase = '', kind = 'SWISS', hasGuest = false } = round;
  const rounds = kind === 'SWISS' ? ', rounds: 1' : '';
  const [deck = { cards: [] }] = (
    await ask<readonly { decks: readonly { cards: readonly string[] }[] }[]>(
      undefined,
      '{ it: games { decks { cards } } }',
    )
  ).flatMap(({ decks }) => decks);
  const created = await ask<{ tournament: string }>(
    'olga',
    `mutation { it: createTournament(
      commandId: "c${++commands}", title: "Cup", game: "fuzzycards", play: PLATFORM, capacity: 2,
      phases: [{ kind: ${kind}${rounds}, standings: "magic/1"${ofPhase} }]${terms}
    ) { ... on TournamentAccepted { tournament } } }`,
  );
  tournament = created.tournament;
  await say('olga', 'announceTournament');
  await say('olga', 'openRegistration');
  for (const [i, actor] of (hasGuest ? ['ann'] : ['ann', 'ben']).entries()) {
    await say(actor, 'enterTournament');
    const cards = JSON.stringify(deck.cards);
    await say(actor, 'handInList', `, entrant: ${i + 1}, cards: ${cards}`);
  }
  if (hasGuest) await say('olga', 'addEntrants', ', entrants: [{ name: "Ben" }]');
  await say('olga', 'beginPhase', ', phase: 1');
  await say('olga', 'drawRound', ROUND);
  await say('olga', 'publishRound', ROUND);
  return ask<OwnTable>('ann', OWN());
}

const openMatch = async () => (await ask<OwnTable>('ann', OWN())).match;

/** The match of the table, in which both are ready. */
async function begunMatch({ seats }: Pick<OwnTable, 'seats'>): Promise<string> {
  await say('olga', 'startRound', ROUND);
  await expect.poll(openMatch).toMatch(/^m-/);
  const match = (await openMatch()) ?? '';
  for (const [i, { actor }] of seats.entries()) {
    await act(actor, 'getReady', match, `, expectedSeq: ${i}`);
  }
  return match;
}

describe('A table of a tournament', () => {
  it('names the match that is played there, from when it is opened until it has a result', async () => {
    const published = await publishedRound();
    expect(published).toMatchObject({ match: null, matches: [] });
    const match = await begunMatch(published);
    expect(await openMatch()).toBe(match);
    const tables = `{ it: tournamentTables(tournament: "${tournament}"${ROUND}) { match } }`;
    expect(await ask(undefined, tables)).toEqual([{ match }]);

    await act('ann', 'concede', match);
    const ended = { match: null, matches: [match] };
    await expect.poll(() => ask<OwnTable>('ben', OWN())).toMatchObject(ended);
  });

  it('shows delayed spectators the end of its match when it has a result', async () => {
    const delay = ', spectatorDelay: { events: 50, seconds: 3600 }';
    const match = await begunMatch(await publishedRound({ terms: delay }));
    const seen = (actor?: string) =>
      ask(actor, `{ it: match(id: "${match}") { status spectatorDelay { endsWithMatch } } }`);
    const told = { spectatorDelay: { endsWithMatch: true } };
    expect(await seen()).toEqual({ ...told, status: 'OPEN' });
    expect(await seen('ann')).toEqual({ ...told, status: 'RUNNING' });

    await act('ann', 'concede', match);
    const tables = `{ it: tournamentTables(tournament: "${tournament}"${ROUND}) {
      result { is } matches } }`;
    const recorded = [{ result: { is: 'GAMES' }, matches: [match] }];
    await expect.poll(() => ask(undefined, tables)).toMatchObject(recorded);
    expect(await seen()).toEqual({ ...told, status: 'OVER' });
  });
});

interface TableNow {
  readonly number: number;
  readonly match: string | null;
  readonly playStatus: string | null;
  readonly gamesWon: readonly number[] | null;
  readonly openingProblem: string | null;
}

interface TablesMessage {
  readonly isFirst: boolean;
  readonly tables: readonly TableNow[];
}

const FOLLOW = `subscription Tables($tournament: ID!, $own: Boolean!) {
  tablesInPlay(tournament: $tournament, own: $own) {
    isFirst tables { number match playStatus gamesWon openingProblem }
  }
}`;

/** The messages of a subscription so far; `stop` ends it. */
async function following(actor: string | undefined, own = false) {
  const client = api.socket(actor === undefined ? undefined : await api.tokenOf(actor));
  const messages: TablesMessage[] = [];
  const stop = client.subscribe<{ tablesInPlay: TablesMessage }>(
    { query: FOLLOW, variables: { tournament, own } },
    {
      next: ({ data }) => data && messages.push(data.tablesInPlay),
      error: (error) => {
        throw error instanceof Error ? error : new Error(JSON.stringify(error));
      },
      complete: () => undefined,
    },
  );
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  return { messages, stop, last: () => messages.at(-1)?.tables[0] };
}

describe('Following the tables in play', () => {
  it('sends a phone that was open before the round started the match of its own table', async () => {
    const published = await publishedRound();
    const phone = await following('ann', true);
    const wall = await following(undefined);
    const idle = { isFirst: true, tables: [{ playStatus: null, match: null }] };
    expect(phone.messages).toMatchObject([idle]);
    expect(wall.messages).toEqual([{ isFirst: true, tables: [] }]);

    await say('olga', 'startRound', ROUND);
    for (const page of [phone, wall]) {
      await expect.poll(page.last).toMatchObject({ playStatus: 'OPEN' });
    }
    const match = (await openMatch()) ?? '';
    expect([phone, wall].map(({ last }) => last()?.match)).toEqual([match, match]);
    for (const [i, { actor }] of published.seats.entries()) {
      await act(actor, 'getReady', match, `, expectedSeq: ${i}`);
    }
    await expect.poll(phone.last).toMatchObject({ playStatus: 'RUNNING', match });
    await act('ann', 'concede', match);
    for (const page of [phone, wall]) {
      await expect.poll(page.last).toMatchObject({ playStatus: null, match: null });
      page.stop();
    }
  });

  it('names the next game of a best of three, with the score so far', async () => {
    const { seats } = await publishedRound({ ofPhase: ', bestOf: 3' });
    const phone = await following('ben', true);
    const first = await begunMatch({ seats });
    await act('ann', 'concede', first);
    const won = seats.map(({ actor }) => (actor === 'ben' ? 1 : 0));
    await expect.poll(phone.last).toMatchObject({ playStatus: 'OPEN', gamesWon: won });
    expect(phone.last()?.match).not.toBe(first);
    phone.stop();
  });

  it('reports a match that a judge pauses, resumes and ends without a result', async () => {
    const published = await publishedRound();
    const match = await begunMatch(published);
    const phone = await following('ann', true);
    const judge = await api.tokenOf('olga', 'judge');
    const rule = async (name: string, args = '') => {
      const given = `commandId: "${name}-1", match: "${match}", reason: "A question"${args}`;
      const document = `mutation { it: ${name}(${given}) { __typename } }`;
      expect((await api.ask(document, {}, judge)).data).toEqual({ it: { __typename: 'Accepted' } });
    };
    await rule('pauseMatch');
    await expect.poll(phone.last).toMatchObject({ playStatus: 'PAUSED', match });
    await rule('resumeMatch');
    await expect.poll(phone.last).toMatchObject({ playStatus: 'RUNNING', match });
    await rule('endMatch', ', result: NO_RESULT');
    await expect.poll(phone.last).toMatchObject({ playStatus: 'ENDED', match: null });
    phone.stop();
  });

  it('says nothing of the play to readers of a tournament with delayed spectators', async () => {
    const delay = ', spectatorDelay: { events: 50, seconds: 3600 }';
    const match = await begunMatch(await publishedRound({ terms: delay }));
    const wall = await following(undefined);
    const hidden = { match, playStatus: null, gamesWon: null };
    expect(wall.messages).toMatchObject([{ tables: [hidden] }]);
    wall.stop();
  });

  it('is refused for a tournament that does not exist', async () => {
    const client = api.socket();
    const asked = { tournament: 't-none', own: false };
    await expect(take(client, FOLLOW, asked, 1)).rejects.toThrow('There is no tournament t-none.');
  });
});

/** The match service refuses as many commands that open a match. */
function refuseOpenings(count: number) {
  const append = api.log.append.bind(api.log);
  const refused = new Set<string>();
  return vi.spyOn(api.log, 'append').mockImplementation(async (to, messages) => {
    const [{ key = '', value = new Uint8Array() } = {}] = messages;
    if (to.topic !== TOPICS.matchCommands) return append(to, messages);
    if (!refused.has(key) && refused.size >= count) return append(to, messages);
    refused.add(key);
    const command = MATCH_MESSAGES.decodeCommand(value);
    const outcome = MATCH_MESSAGES.encodeOutcome({
      record: key,
      commandId: command.ok ? command.value.commandId : '',
      outcome: 'refused',
      code: 'table-unclear',
      says: 'Refused.',
    });
    return append({ ...to, topic: TOPICS.matchOutcomes }, [{ key, value: outcome }]);
  });
}

describe('A phone that stays open', () => {
  it('receives its match from a tournament service that died before it opened one', async () => {
    await publishedRound();
    const phone = await following('ann', true);
    const [stopTournaments = () => Promise.resolve(), ...others] = stops;
    // The process dies after round-started is written and before the first match is asked for.
    const append = api.log.append.bind(api.log);
    const dying = vi.spyOn(api.log, 'append').mockImplementation(async (to, messages) => {
      if (to.topic === TOPICS.matchCommands) throw new LogError('log-unavailable', 'it dies');
      return append(to, messages);
    });
    await say('olga', 'startRound', ROUND);
    await expect.poll(phone.last).toMatchObject({ playStatus: 'OPENING', match: null });
    await stopTournaments();
    dying.mockRestore();
    stops = [await startTournaments(api), ...others];
    await expect.poll(phone.last).toMatchObject({ playStatus: 'OPEN' });
    expect(phone.last()?.match).toBe(await openMatch());
    phone.stop();
  });

  it('learns the present state from an api that restarted, and what happens after it', async () => {
    const published = await publishedRound();
    const match = await begunMatch(published);
    const before = api;
    api = await startApi({ log: before.log.openAnother() });
    const phone = await following('ann', true);
    expect(phone.messages).toMatchObject([{ tables: [{ playStatus: 'RUNNING', match }] }]);
    await act('ann', 'concede', match);
    await expect.poll(phone.last).toMatchObject({ playStatus: null, match: null });
    phone.stop();
    await api.close();
    api = before;
  });

  it('is sent to another game after a draw in a bracket', async () => {
    const { seats } = await publishedRound({ kind: 'SINGLE_ELIMINATION' });
    const phone = await following('ben', true);
    const drawn = await begunMatch({ seats });
    await say('olga', 'appointStaff', ', to: "judy", as: JUDGE');
    const judge = await api.tokenOf('judy');
    const given = `commandId: "draw", match: "${drawn}", reason: "Loop", result: DRAW`;
    const ended = `mutation { it: endMatch(${given}) { __typename ... on Refused { says } } }`;
    expect((await api.ask(ended, {}, judge)).data).toEqual({ it: { __typename: 'Accepted' } });
    await expect.poll(phone.last).toMatchObject({ playStatus: 'OPEN', gamesWon: [0, 0] });
    expect(phone.last()?.match).not.toBe(drawn);
    phone.stop();
  });

  it.each([
    [1, { playStatus: 'OPEN', openingProblem: null }],
    [3, { playStatus: 'OPENING', match: null, openingProblem: 'MATCHES_REFUSED' }],
  ])('receives the next attempt, or the reason: after %i refusals', async (count, expected) => {
    await publishedRound();
    const phone = await following('ann', true);
    const refusals = refuseOpenings(count);
    await say('olga', 'startRound', ROUND);
    await expect.poll(phone.last).toMatchObject(expected);
    const { state } = (await api.get(TournamentTails).standingOf(tournament)) ?? {};
    expect(phone.last()?.match ?? undefined).toBe(state && attemptsIn(state)[count]);
    refusals.mockRestore();
    phone.stop();
  });

  it('keeps its match when time is called, and gets no further game of the series', async () => {
    const { seats } = await publishedRound({
      ofPhase: ', bestOf: 3, roundMs: 1500, extraTurns: 3',
    });
    const phone = await following('ben', true);
    const match = await begunMatch({ seats });
    const called = (): Promise<{ facts: { kind: string }[] }[]> =>
      ask(undefined, `{ it: events(match: "${match}", first: 500) { events { facts } } }`).then(
        (page) => (page as { events: { facts: { kind: string }[] }[] }).events,
      );
    const isCalled = async () =>
      (await called()).some(({ facts }) => facts.some(({ kind }) => kind === 'table-time-called'));
    await expect.poll(isCalled).toBe(true);
    expect(phone.last()).toMatchObject({ playStatus: 'RUNNING', match });
    await act('ann', 'concede', match);
    await expect.poll(phone.last).toMatchObject({ playStatus: null, match: null });
    const ended = { match: null, matches: [match] };
    expect(await ask<OwnTable>('ben', OWN())).toMatchObject(ended);
    phone.stop();
  });

  it('reads why no match opens if its opponent has no account', async () => {
    await publishedRound({ hasGuest: true });
    const phone = await following('ann', true);
    await say('olga', 'startRound', ROUND);
    const problem = { playStatus: 'OPENING', openingProblem: 'ENTRANT_WITHOUT_ACCOUNT' };
    await expect.poll(phone.last).toMatchObject(problem);
    phone.stop();
  });
});

describe('A match that is due at a table', () => {
  const due = (match: string) =>
    ask(undefined, `{ it: tableOfDueMatch(match: "${match}") { tournament number } }`);

  it('is found by its id until it is open', async () => {
    const [, stopMatches = () => Promise.resolve()] = stops;
    await publishedRound();
    await stopMatches();
    await say('olga', 'startRound', ROUND);
    const { state } = (await api.get(TournamentTails).standingOf(tournament)) ?? {};
    const match = state && attemptsIn(state)[0];
    expect(await due(match ?? '')).toEqual({ tournament, number: 1 });
    expect(await due('m-none')).toBeNull();
    stops = [stops[0] ?? stopMatches, await startWorkers(api)];
    await expect.poll(openMatch).toBe(match);
    expect(await due(match ?? '')).toBeNull();
  });
});

function attemptsIn(state: TournamentState): readonly string[] {
  const steps = dueMatches(state, { sha256, nowMs: 0 });
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return [...step.value.keys()];
  }
}
