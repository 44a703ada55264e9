/** A dispute in words as clients meet it, before several JUDGEs. Decisions: A-FRI-42, A-FRI-66 to 68. */
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

interface Person {
  readonly actor: string;
  readonly token: string;
}

interface Table {
  readonly match: string;
  readonly seats: readonly Person[];
  readonly judges: readonly Person[];
}

interface Seen {
  readonly judge: { readonly actor: string | null; readonly next: readonly string[] };
  readonly decisions: readonly {
    readonly id: string;
    readonly seat: number;
    readonly kind: string;
    readonly options: { readonly pick: string; readonly min: number; readonly max: number } | null;
  }[];
}

async function person(): Promise<Person> {
  const actor = newActor();
  return { actor, token: await api.tokenOf(actor) };
}

/** Two players are ready, and two JUDGEs sit there: the second one stands behind. */
async function judgedTable(options = ''): Promise<Table> {
  const [seats, judges] = await Promise.all([
    Promise.all([person(), person()]),
    Promise.all([person(), person()]),
  ]);
  const settings = `game: "friendomancy", options: { judge: "sits" ${options} }`;
  const { match } = await played.send(api, seats[0].token, `createMatch(${settings})`);
  const { data } = await api.ask('{ games { id decks { cards } } }');
  const games = data?.['games'] as { id: string; decks: { cards: string[] }[] }[];
  const deck = JSON.stringify(games.find(({ id }) => id === 'friendomancy')?.decks[0]?.cards);
  let expectedSeq = 0;
  const says = async ({ token }: Person, command: string): Promise<void> => {
    const outcome = await played.send(api, token, command.replace('SEQ', `${expectedSeq}`));
    expect(outcome).toMatchObject({ __typename: 'Accepted' });
    expectedSeq += 1;
  };
  for (const judge of judges)
    await says(judge, `takeJudgeSeat(match: "${match}", expectedSeq: SEQ)`);
  for (const [at, seat] of seats.entries()) {
    const sitting = `seat: ${at + 1}, expectedSeq: SEQ, deck: ${deck}`;
    await says(seat, `takeSeat(match: "${match}", ${sitting})`);
  }
  for (const seat of seats) await says(seat, `getReady(match: "${match}", expectedSeq: SEQ)`);
  return { match, seats, judges };
}

async function look({ match }: Table, by?: Person): Promise<Seen> {
  const query = `{ match(id: "${match}") {
    judge { actor next } decisions { id seat kind options { pick min max } }
  } }`;
  return (await api.ask(query, {}, by?.token)).data?.['match'] as Seen;
}

/** Answers the open decision of this kind that the person is asked. */
async function answers(table: Table, by: Person, [kind, choice]: readonly [string, unknown]) {
  const { decisions } = await look(table, by);
  const open = decisions.find((each) => each.kind === kind && each.options !== null);
  const said = `decision: "${open?.id}", choice: ${JSON.stringify(choice)}`;
  return played.send(api, by.token, `act(match: "${table.match}", ${said})`);
}

async function lastFacts({ match }: Table): Promise<readonly object[]> {
  const { data } = await api.ask(`{ events(match: "${match}") { events { facts } } }`);
  const { events } = data?.['events'] as { events: readonly { facts: readonly object[] }[] };
  return events.at(-1)?.facts ?? [];
}

const QUESTION = 'Does “<b>nap</b>” count as a trip? \\u001b[2J stays text – ça va…';

describe('A dispute in words', () => {
  it('is written, answered and settled before everybody, and stands in the record', async () => {
    const table = await judgedTable();
    const [, raiser] = table.seats;
    const [judge] = table.judges;
    if (!raiser || !judge) throw new Error('nobody sits there');
    await answers(table, raiser, ['dispute', 'dispute inWords']);
    await answers(table, raiser, ['about', 0]);
    const [asked] = (await look(table, raiser)).decisions;
    expect(asked).toMatchObject({
      seat: 2,
      kind: 'question',
      options: { pick: 'WORDS', min: 1, max: 300 },
    });
    expect(await answers(table, raiser, ['question', QUESTION])).toMatchObject({
      __typename: 'Accepted',
    });
    expect(await lastFacts(table)).toContainEqual(
      expect.objectContaining({ what: 'dispute-raised', seat: 2, about: 0, words: QUESTION }),
    );
    expect(await answers(table, judge, ['answer', 'x'.repeat(301)])).toMatchObject({
      code: 'against-the-rules',
      rule: 'A-FRI-67',
      says: expect.stringContaining('at most 300 characters'),
    });
    await answers(table, judge, ['answer', 'Only with a blanket.']);
    await answers(table, judge, ['criteria', ['funny']]);
    await answers(table, judge, ['reason', '']);
    expect(await lastFacts(table)).toContainEqual(
      expect.objectContaining({ what: 'dispute-settled', criteria: ['funny'] }),
    );
    expect((await look(table)).decisions[0]).toMatchObject({ seat: 0, kind: 'draft-order' });
  });

  it('takes no words that steer a terminal or go over several lines', async () => {
    const table = await judgedTable();
    const [raiser] = table.seats;
    if (!raiser) throw new Error('nobody sits there');
    await answers(table, raiser, ['dispute', 'dispute inWords']);
    await answers(table, raiser, ['about', 0]);
    const open = (await look(table, raiser)).decisions[0]?.id ?? '';
    const ask = `mutation($words: Choice!) {
      act(commandId: "${newActor()}", match: "${table.match}", decision: "${open}", choice: $words) {
        __typename
      }
    }`;
    for (const words of ['one\ntwo', '\u001b[2J', 'a\u202eb', 'x'.repeat(4_000)]) {
      const { errors } = await api.ask(ask, { words }, raiser.token);
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
      expect(errors?.[0]?.message).toMatch(/a choice (is a line of plain text|has at most 400)/);
    }
  });
});

describe('Several JUDGEs', () => {
  it('are listed in order; the next one answers when the first has got up', async () => {
    const table = await judgedTable();
    const [first, second] = table.judges;
    if (!first || !second) throw new Error('nobody sits there');
    expect((await look(table)).judge).toEqual({ actor: first.actor, next: [second.actor] });
    const order = ['draft-order', ['player-2', 'player-1']] as const;
    expect(await answers(table, second, order)).toMatchObject({ code: 'not-seated' });
    await played.send(api, first.token, `leaveJudgeSeat(match: "${table.match}")`);
    expect((await look(table)).judge).toEqual({ actor: second.actor, next: [] });
    expect(await answers(table, second, order)).toMatchObject({ __typename: 'Accepted' });
  });

  it('are shown where Foes were put, whoever of them has said so, and nobody else is', async () => {
    const seated = 'draftOrder: "asSeated", turnOrder: "asSeated"';
    const table = await judgedTable(`, foes: "2 Goose", ${seated}`);
    const [first, second] = table.judges;
    const [player] = table.seats;
    if (!first || !second || !player) throw new Error('nobody sits there');
    for (const seat of table.seats)
      for (const take of DRAFT) await answers(table, seat, ['draft', take]);
    await answers(table, first, ['place-foe', 'curses']);
    await played.send(api, first.token, `leaveJudgeSeat(match: "${table.match}")`);
    expect(await placed(table, second)).toEqual({ 'placed curses fa-fo07': 1 });
    await answers(table, second, ['place-foe', 'spells']);
    const both = { 'placed curses fa-fo07': 1, 'placed spells fa-fo07': 1 };
    expect(await placed(table, second)).toEqual(both);
    expect((await look(table)).decisions[0]).toMatchObject({ seat: 1, kind: 'draw-step' });
    for (const other of [player, first, undefined]) expect(await placed(table, other)).toEqual({});
  });
});

/** Four steps that any Pools can give. */
const DRAFT = ['take 6 friends', 'take 6 spells', 'take 6 curses', 'take 6 whatevers'];

/** What this viewer's table says of it. */
async function placed({ match }: Table, by?: Person): Promise<object> {
  const { data } = await api.ask(`{ match(id: "${match}") { table } }`, {}, by?.token);
  const { table } = data?.['match'] as { table: { counters: Record<string, number> } };
  return Object.fromEntries(
    Object.entries(table.counters).filter(([name]) => name.startsWith('placed ')),
  );
}
