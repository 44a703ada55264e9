/** The lists of Friendomancy as clients meet them: replaced, secret, and open in the end (A-FRI-45). */
import { newActor } from '@scoresheet/services-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startWorkers, type TestApi } from '../api.spec-kit.js';
import * as played from '../played-table.spec-kit.js';

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

type Lists = readonly (readonly string[])[];

interface Table {
  readonly match: string;
  readonly tokens: readonly string[];
  /** In the end: the second that each handed in. */
  readonly lists: Lists;
}

async function readyLists(): Promise<Lists> {
  const { data } = await api.ask('{ games { id decks { cards } } }');
  const games = data?.['games'] as { id: string; decks: { cards: string[] }[] }[];
  return games.find(({ id }) => id === 'friendomancy')?.decks.map(({ cards }) => cards) ?? [];
}

/** The first player hands in a list and then another; then the second player comes. */
async function runningTable(): Promise<Table> {
  const tokens = await Promise.all([1, 2].map(() => api.tokenOf(newActor())));
  const [first = '', second = ''] = tokens;
  const { match } = await played.send(api, first, 'createMatch(game: "friendomancy")');
  const [before = [], one = [], two = []] = await readyLists();
  let expectedSeq = 0;
  const says = async (token: string, command: string): Promise<void> => {
    const named = `match: "${match}", expectedSeq: ${expectedSeq}`;
    const outcome = await played.send(api, token, command.replace('NAMED', named));
    expect(outcome).toMatchObject({ __typename: 'Accepted' });
    expectedSeq += 1;
  };
  for (const [token, seat, list] of [
    [first, 1, before] as const,
    [first, 1, one] as const,
    [second, 2, two] as const,
  ]) {
    await says(token, `takeSeat(NAMED, seat: ${seat}, deck: ${JSON.stringify(list)})`);
  }
  const again = `takeSeat(match: "${match}", expectedSeq: ${expectedSeq}, seat: 1, deck: ${JSON.stringify(before)})`;
  expect(await played.send(api, first, again)).toMatchObject({ code: 'already-seated' });
  for (const token of tokens) await says(token, 'getReady(NAMED)');
  return { match, tokens, lists: [one, two] };
}

async function linesSeen({ match }: Table, by?: string): Promise<readonly object[]> {
  const { data } = await api.ask(`{ events(match: "${match}") { events { facts } } }`, {}, by);
  const { events } = data?.['events'] as { events: readonly { facts: readonly object[] }[] };
  return events.flatMap(({ facts }) => facts);
}

const opened = (facts: readonly object[]) =>
  facts.filter((fact) => (fact as { what?: string }).what === 'list-opened');

const sorted = (list: readonly string[] = []) => [...list].sort();

describe('A list of Friendomancy', () => {
  it('is open to all when somebody has conceded, as it was handed in last', async () => {
    const table = await runningTable();
    const { match, tokens, lists } = table;
    expect(opened(await linesSeen(table))).toEqual([]);
    expect(await played.send(api, tokens[0] ?? '', `concede(match: "${match}")`)).toMatchObject({
      __typename: 'Accepted',
    });
    for (const viewer of [undefined, ...tokens]) {
      expect(opened(await linesSeen(table, viewer))).toMatchObject([
        { seat: 1, cards: sorted(lists[0]) },
        { seat: 2, cards: sorted(lists[1]) },
      ]);
    }
  });

  it('is open to all when a judge has ended the match', async () => {
    const table = await runningTable();
    const judge = await api.tokenOf(newActor(), 'judge');
    const reason = 'reason: "The hall closes."';
    await played.send(
      api,
      judge,
      `endMatch(match: "${table.match}", result: NO_RESULT, ${reason})`,
    );
    expect(opened(await linesSeen(table))).toMatchObject([{ seat: 1 }, { seat: 2 }]);
  });
});
