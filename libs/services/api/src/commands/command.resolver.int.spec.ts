import { newActor } from '@scoresheet/services-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startWorkers, type Answer, type TestApi } from '../api.spec-kit.js';

const OUTCOME = `{
  __typename
  ... on Accepted { match seq token }
  ... on Refused { code rule says }
  ... on Conflict { says }
  ... on Pending { commandId says }
}`;

interface Outcome {
  readonly __typename: string;
  readonly match: string;
  readonly seq: number;
  readonly token: string;
}

interface Open {
  readonly seq: number;
  readonly status: string;
  readonly ownSeat: number | null;
  readonly decisions: readonly {
    readonly id: string;
    readonly seat: number;
    readonly options: { readonly from: readonly { readonly id: string }[] } | null;
  }[];
}

let api: TestApi;
let stopWorkers: () => Promise<void>;
let deck: readonly string[];

beforeAll(async () => {
  api = await startApi();
  stopWorkers = await startWorkers(api);
  const { data } = await api.ask('{ games { id decks { cards } } }');
  const [game] = data?.['games'] as { id: string; decks: { cards: string[] }[] }[];
  expect(game?.id).toBe('fuzzycards');
  deck = game?.decks[0]?.cards ?? [];
});
afterAll(async () => {
  await stopWorkers();
  await api.close();
});

const outcomeOf = ({ data, errors }: Answer): Outcome => {
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as Outcome;
};

/** A command as text: the mutation's name and its arguments. */
const send = async (token: string, command: string, on = api): Promise<Outcome> =>
  outcomeOf(await on.ask(`mutation { ${command} ${OUTCOME} }`, {}, token));

const signIn = async (): Promise<string> => {
  const { data } = await api.ask('mutation { signInAsGuest { token actor } }');
  return (data?.['signInAsGuest'] as { token: string }).token;
};

async function look(match: string, after: string, token: string, on = api): Promise<Open> {
  const query = `query($match: ID!, $after: [String!]!) {
    match(id: $match, after: $after) {
      seq status ownSeat decisions { id seat options { from { id } } }
    }
  }`;
  const { data } = await on.ask(query, { match, after: [after] }, token);
  return data?.['match'] as Open;
}

interface Table {
  readonly match: string;
  readonly tokens: readonly [string, string];
  /** Of the last event. */
  readonly seq: number;
  readonly after: string;
}

const create = (token: string, id = newActor()) =>
  send(token, `createMatch(commandId: "${id}", game: "fuzzycards")`);

const sit = (token: string, match: string, seat: number, expectedSeq: number) =>
  send(
    token,
    `takeSeat(commandId: "${newActor()}", match: "${match}", seat: ${seat},
      expectedSeq: ${expectedSeq}, deck: ${JSON.stringify(deck)})`,
  );

const ready = (token: string, match: string, expectedSeq: number) =>
  send(
    token,
    `getReady(commandId: "${newActor()}", match: "${match}", expectedSeq: ${expectedSeq})`,
  );

const answer = (
  token: string,
  match: string,
  { id, choice }: { readonly id: string; readonly choice: string },
  commandId = newActor(),
) =>
  send(
    token,
    `act(commandId: "${commandId}", match: "${match}", decision: "${id}", choice: "${choice}")`,
  );

async function running(): Promise<Table> {
  const tokens = [await signIn(), await signIn()] as const;
  const { match } = await create(tokens[0]);
  await sit(tokens[0], match, 1, 0);
  await sit(tokens[1], match, 2, 1);
  await ready(tokens[0], match, 2);
  const { seq, token } = await ready(tokens[1], match, 3);
  return { match, tokens, seq, after: token };
}

/** The first open decision, and who may answer it. */
async function openDecision({ match, tokens, after }: Table) {
  const views = await Promise.all(tokens.map((token) => look(match, after, token)));
  const at = views.findIndex(({ decisions }) => decisions[0]?.options != null);
  const [decision] = views[at]?.decisions ?? [];
  return {
    id: decision?.id ?? '',
    choice: decision?.options?.from[0]?.id ?? '',
    asked: tokens[at as 0 | 1],
    other: tokens[(1 - at) as 0 | 1],
  };
}

describe('A match over the api', () => {
  it('is created, seated, readied, played and conceded', async () => {
    const table = await running();
    expect(table.seq).toBe(4);
    const { id, choice, asked, other } = await openDecision(table);
    const acted = await answer(asked, table.match, { id, choice });
    expect(acted).toMatchObject({ __typename: 'Accepted', match: table.match, seq: 5 });
    const conceded = await send(other, `concede(commandId: "c", match: "${table.match}")`);
    expect(conceded).toMatchObject({ __typename: 'Accepted', seq: 6 });
    const end = await look(table.match, conceded.token, asked);
    expect(end).toMatchObject({ seq: 6, status: 'OVER', decisions: [] });
  });

  it('shows the options of a decision to the seat that is asked, and to nobody else', async () => {
    const table = await running();
    const { id, asked, other } = await openDecision(table);
    const decisionFor = async (token: string) =>
      (await look(table.match, table.after, token)).decisions.find((open) => open.id === id);
    expect((await decisionFor(asked))?.options?.from.length).toBeGreaterThan(0);
    expect((await decisionFor(other))?.options).toBeNull();
    expect((await decisionFor(await signIn()))?.options).toBeNull();
  });
});

describe('Two apis on one log', () => {
  it('know of the same events: a token of one is good for the other', async () => {
    const { installationKey } = api;
    const other = await startApi({ log: api.log.openAnother(), installationKey });
    const table = await running();
    const { id, choice, asked } = await openDecision(table);
    const { token } = await answer(asked, table.match, { id, choice });
    const seen = await look(table.match, token, asked, other);
    expect(seen).toEqual(await look(table.match, token, asked));
    expect(seen.seq).toBe(5);
    const conceded = await send(asked, `concede(commandId: "c", match: "${table.match}")`, other);
    expect(await look(table.match, conceded.token, asked)).toMatchObject({ status: 'OVER' });
    await other.close();
  });
});

describe('A command', () => {
  it('of a foreign seat is refused, whatever it claims', async () => {
    const table = await running();
    const { id, choice, other } = await openDecision(table);
    expect(await answer(other, table.match, { id, choice })).toMatchObject({
      __typename: 'Refused',
      code: 'other-seats-decision',
    });
    expect(await answer(await signIn(), table.match, { id, choice })).toMatchObject({
      __typename: 'Refused',
      code: 'not-seated',
    });
  });

  it('that answers a closed decision is a conflict', async () => {
    const table = await running();
    const { id, choice, asked } = await openDecision(table);
    await answer(asked, table.match, { id, choice });
    expect(await answer(asked, table.match, { id, choice })).toMatchObject({
      __typename: 'Conflict',
    });
  });

  it('that is sent again gives what it gave before, alone and all at once', async () => {
    const token = await signIn();
    const first = await create(token, 'once');
    const again = await Promise.all(Array.from({ length: 5 }, () => create(token, 'once')));
    const accepted = { __typename: 'Accepted', match: first.match, seq: 0 };
    expect(again).toEqual(Array.from({ length: 5 }, () => expect.objectContaining(accepted)));
    const table = await running();
    const { id, choice, asked } = await openDecision(table);
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => answer(asked, table.match, { id, choice }, 'mine')),
    );
    const answered = { __typename: 'Accepted', seq: 5 };
    expect(sent).toEqual(Array.from({ length: 5 }, () => expect.objectContaining(answered)));
    expect((await look(table.match, sent[4]?.token ?? '', asked)).seq).toBe(5);
  });

  it("that bears the id of somebody else's is refused, even when both are on their way", async () => {
    const table = await running();
    const { id, choice, asked, other } = await openDecision(table);
    const [mine, theirs] = await Promise.all([
      answer(asked, table.match, { id, choice }, 'same'),
      answer(other, table.match, { id, choice }, 'same'),
    ]);
    expect(mine).toMatchObject({ __typename: 'Accepted', seq: 5 });
    expect(theirs).toMatchObject({ __typename: 'Refused' });
    expect(await answer(other, table.match, { id, choice }, 'same')).toMatchObject({
      __typename: 'Refused',
      code: 'command-id-reused',
    });
  });

  it('that the rules forbid names the rule', async () => {
    const token = await signIn();
    const { match } = await create(token);
    const small = await send(
      token,
      `takeSeat(commandId: "c", match: "${match}", seat: 1, expectedSeq: 0, deck: [])`,
    );
    expect(small).toMatchObject({
      __typename: 'Refused',
      code: 'deck-refused',
      rule: expect.stringMatching(/^R-FUZ-/),
    });
  });

  it('without a token, of a spectator, or misshapen is an error that says what to do', async () => {
    const command = 'mutation { concede(commandId: "c", match: "m-x") { __typename } }';
    const spectator = await api.tokenOf(newActor(), 'spectator');
    const token = await signIn();
    const errorOf = async (query: string, by?: string) =>
      (await api.ask(query, {}, by)).errors?.[0]?.message;
    expect(await errorOf(command)).toContain('Sign in first');
    expect(await errorOf(command, spectator)).toContain('Only players can do this');
    expect(await errorOf(command.replace('"c"', '"not an id"'), token)).toContain(
      'a command id is written in letters',
    );
    expect(await errorOf(command, 'a.b.c')).toContain('Sign in again');
  });

  it('that nobody decides in time is pending, and counts once when it is sent again', async () => {
    const quick = await startApi({ commandDeadlineMs: 50 });
    const token = await quick.tokenOf(newActor());
    const command = 'createMatch(commandId: "late", game: "fuzzycards")';
    expect(await send(token, command, quick)).toMatchObject({
      __typename: 'Pending',
      commandId: 'late',
    });
    const stop = await startWorkers(quick);
    expect(await eventually(() => send(token, command, quick), 'Accepted')).toMatchObject({
      seq: 0,
    });
    await stop();
    await quick.close();
  });
});

async function eventually(attempt: () => Promise<Outcome>, kind: string): Promise<Outcome> {
  for (;;) {
    const outcome = await attempt();
    if (outcome.__typename === kind) return outcome;
  }
}
