/**
 * Given a match that is played, when a seat answers, then the files that the answer goes through, from
 * the mutation to a subscriber, are those that docs/architecture.md names.
 */
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, startWorkers, take, type TestApi } from './api.spec-kit.js';
import { SubscriberQueues } from './events/subscriber-queues.service.js';

const PAGE = new URL('../../../../docs/architecture.md', import.meta.url);
/** Files as they stand in its table of stops. */
const NAMED = /`(libs\/[\w./-]+(?<!\.spec)\.ts)`/g;
/**
 * What every request passes, what every game is made of and how bytes are written have pages of
 * their own; an index only hands on. The clocks look ten times a second whether anybody answers or not.
 */
const ELSEWHERE =
  /^libs\/(rules|games|domain\/record|services\/accounts|services\/api\/src\/(transport|quotas)|contracts\/graphql)\/|(index|host-name|clocked-worker|\.spec|\.spec-kit)\.ts$/;
/** What no function of a file is: the getters of its exports, and what decorators hold. */
const NOT_WORK = /^(|<.*>|_ts_decorate.*|get)$/;
/** Timers may strike meanwhile; what runs in each of so many answers is on the path. */
const ANSWERS = 4;
const OUTCOME = '{ __typename ... on Accepted { seq } }';

interface Asked {
  readonly seq: number;
  readonly decisions: readonly {
    readonly id: string;
    readonly options: {
      readonly pick: string;
      readonly min: number | null;
      readonly from: readonly { readonly id: string }[] | null;
    } | null;
  }[];
}

let api: TestApi;
let stopWorkers: () => Promise<void>;
beforeAll(async () => {
  api = await startApi();
  stopWorkers = await startWorkers(api);
});
afterAll(async () => {
  await stopWorkers();
  await api.close();
});

async function answerTo<T>(query: string, token?: string): Promise<T> {
  const { data, errors } = await api.ask(query, {}, token);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as T;
}

/** Two seats, ready; gives the match and their tokens. */
async function begun(): Promise<{ match: string; tokens: readonly string[] }> {
  const games = await answerTo<{ decks: { cards: string[] }[] }[]>('{ games { decks { cards } } }');
  const deck = JSON.stringify(games[0]?.decks[0]?.cards);
  const tokens: string[] = [];
  for (let seat = 0; seat < 2; seat += 1) {
    tokens.push((await answerTo<{ token: string }>('mutation { signInAsGuest { token } }')).token);
  }
  const create = 'mutation { createMatch(commandId: "c", game: "fuzzycards") ';
  const { match } = await answerTo<{ match: string }>(
    `${create} { ... on Accepted { match } } }`,
    tokens[0],
  );
  const send = (mutation: string, seat: number) =>
    answerTo(`mutation { ${mutation} ${OUTCOME} }`, tokens[seat]);
  for (const seat of [0, 1]) {
    const sits = `commandId: "s${seat}", match: "${match}", expectedSeq: ${seat}`;
    await send(`takeSeat(${sits}, seat: ${seat + 1}, deck: ${deck})`, seat);
  }
  for (const seat of [0, 1]) {
    await send(
      `getReady(commandId: "r${seat}", match: "${match}", expectedSeq: ${seat + 2})`,
      seat,
    );
  }
  return { match, tokens };
}

/** Whose decision it is, and any answer to it. */
async function nextAnswer(match: string, tokens: readonly string[]) {
  const query = `{ match(id: "${match}") { seq decisions { id options { pick min from { id } } } } }`;
  for (const token of tokens) {
    const { seq, decisions } = await answerTo<Asked>(query, token);
    const own = decisions.find(({ options }) => options !== null);
    if (own?.options == null) continue;
    const { pick, min, from } = own.options;
    const ids = (from ?? []).map(({ id }) => id);
    const choice = {
      ONE: JSON.stringify(ids[0]),
      ORDER: JSON.stringify(ids),
      SOME: JSON.stringify(ids.slice(0, min ?? 0)),
      NUMBER: String(min),
    }[pick];
    return { token, seq, act: `decision: "${own.id}", choice: ${choice}` };
  }
  throw new Error('nobody is asked');
}

const untilFollowers = (count: number) =>
  expect.poll(() => api.get(SubscriberQueues).counts().subscriptions).toBe(count);

/** The files in which anything runs between an answer and the message that a subscriber gets. */
async function filesOf(session: Session, i: number, of: Awaited<ReturnType<typeof begun>>) {
  const { token, seq, act } = await nextAnswer(of.match, of.tokens);
  const follower = api.socket(of.tokens[1]);
  const follow = `subscription { matchEvents(match: "${of.match}", from: ${seq}) { seq } }`;
  const told = take(follower, follow, {}, 2);
  await untilFollowers(1);
  await session.post('Profiler.takePreciseCoverage'); // and begins to count anew
  const sent = `mutation { act(commandId: "a${i}", match: "${of.match}", ${act}) ${OUTCOME} }`;
  expect(await answerTo(sent, token)).toEqual({ __typename: 'Accepted', seq: seq + 1 });
  await told;
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await follower.dispose();
  await untilFollowers(0);
  const ran = result.filter(({ functions }) =>
    functions.some(
      ({ functionName, ranges }) => (ranges[0]?.count ?? 0) > 0 && !NOT_WORK.test(functionName),
    ),
  );
  const files = ran.flatMap(({ url }) => /(?:apps|libs)\/[\w./-]+\.ts$/.exec(url)?.[0] ?? []);
  return new Set(files.filter((file) => !ELSEWHERE.test(file)));
}

it('An answer goes through the files that the page names', async () => {
  const of = await begun();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  let path: readonly string[] | undefined;
  for (let i = 0; i < ANSWERS; i += 1) {
    const files = await filesOf(session, i, of);
    path = (path ?? [...files]).filter((file) => files.has(file));
  }
  session.disconnect();
  const [, section = ''] =
    /^## Following an action\n(.*?)^## /ms.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const named = [...section.matchAll(NAMED)].map(([, file]) => file);
  expect(path?.toSorted()).toEqual(named.sort());
});
