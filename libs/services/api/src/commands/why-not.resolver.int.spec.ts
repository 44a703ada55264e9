import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startWorkers, type TestApi } from '../api.spec-kit.js';
import { look, openDecision, runningTable, send } from '../played-table.spec-kit.js';

const WHY_NOT = `query($match: ID!, $decision: ID!, $choice: Choice!) {
  whyNot(match: $match, decision: $decision, choice: $choice) {
    __typename ... on Refused { code rule says } ... on Conflict { says } } }`;

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

async function whyNot(variables: object, token?: string): Promise<unknown> {
  const { data, errors } = await api.ask(WHY_NOT, variables, token);
  return errors?.[0]?.extensions?.code ?? data?.['whyNot'];
}

describe('Why not', () => {
  it('is answered as the act would be, and nothing happens', async () => {
    const table = await runningTable(api);
    const { match } = table;
    const { id: decision, asked, other } = await openDecision(api, table);
    const before = await look(api, match);

    const said = await whyNot({ match, decision, choice: 'no such option' }, asked);
    const sayings = await whyNot({ match, decision, choice: 'no such option' }, other);

    expect(said).toMatchObject({ __typename: 'Refused', code: 'against-the-rules' });
    expect(sayings).toMatchObject({ __typename: 'Refused', code: 'other-seats-decision' });
    expect(await look(api, match)).toEqual(before);
    const act = `act(match: "${match}", decision: "${decision}", choice: "no such option")`;
    expect(await send(api, asked, act)).toEqual(said);
    expect(await send(api, other, act)).toEqual(sayings);
  });

  it('is null for what is offered, as often as it is asked', async () => {
    const table = await runningTable(api);
    const { id: decision, choice, asked } = await openDecision(api, table);
    const question = { match: table.match, decision, choice };
    expect(await whyNot(question, asked)).toBeNull();
    expect(await whyNot(question, asked)).toBeNull();
    await send(
      api,
      asked,
      `act(match: "${table.match}", decision: "${decision}", choice: ${JSON.stringify(choice)})`,
    );
    expect(await whyNot(question, asked)).toMatchObject({ __typename: 'Conflict' });
  });

  it('is told to nobody without a seat, and of no match that is not there', async () => {
    const { match } = await runningTable(api);
    const question = { match, decision: 'd1', choice: 'keep' };
    const stranger = await api.tokenOf('a-stranger');
    expect(await whyNot(question)).toBe('UNAUTHENTICATED');
    expect(await whyNot(question, stranger)).toMatchObject({ code: 'not-seated' });
    const nowhere = await whyNot({ ...question, match: 'm-nowhere' }, stranger);
    expect(nowhere).toMatchObject({ code: 'unknown-match' });
  });
});
