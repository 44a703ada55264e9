/** Standings, reasons and brackets as clients ask for them, on a log with a played tournament. */
import { partitionOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { RECORD_TOPICS } from '@scoresheet/contracts-messages';
import { standingsIn, type OfflineTournament } from '@scoresheet/domain-tournament';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../api.spec-kit.js';
import { OWNER, playedTournament, stateFromExport } from './played-tournament.spec-kit.js';

const tournament = playedTournament(12);
const { record } = tournament;
const events = tournament.events();
const lastSeq = events.length - 1;
/** Before the event that finishes it, so that results can still be corrected. */
const playing = events.slice(0, -1);

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.close());

async function write(of: Pick<OfflineTournament, 'record'>, bytes: readonly Uint8Array[]) {
  const partition = partitionOf(of.record, api.log.partitions, sha256);
  const to = { topic: RECORD_TOPICS.tournament.events, partition };
  await api.log.append(
    to,
    bytes.map((value) => ({ key: of.record, value })),
  );
}

async function ask<T>(query: string, actor?: string): Promise<T> {
  const token = actor === undefined ? undefined : await api.tokenOf(actor);
  const { data, errors } = await api.ask(`{ it: ${query} }`, {}, token);
  if (errors) throw new Error(errors[0]?.message);
  return data?.['it'] as T;
}

interface Page {
  readonly seq: number;
  readonly isLive: boolean;
  readonly totalCount: number;
  readonly nodes: readonly { readonly entrant: number; readonly rank: number | null }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

const LINES = `{ seq isLive totalCount nodes { entrant rank points tieBreaks { name value } phase }
  pageInfo { hasNextPage endCursor } }`;
const standings = (args = ''): string => `standings(tournament: "${record}"${args}) ${LINES}`;
const pureAt = (seq: number) => standingsIn(stateFromExport(events, seq), sha256);

describe('Given a tournament that is over', () => {
  beforeEach(() => write(tournament, events));

  it('then everybody reads its standings, page after page, as its export has them', async () => {
    const first = await ask<Page>(standings(', first: 7'));
    const { endCursor, hasNextPage } = first.pageInfo;
    const second = await ask<Page>(standings(`, first: 7, after: "${endCursor}"`));
    expect([hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    expect([...first.nodes, ...second.nodes]).toEqual(pureAt(lastSeq));
    expect(first).toMatchObject({ seq: lastSeq, isLive: false, totalCount: 12 });
  });

  it('then they can be read as of any of its events', async () => {
    const half = Math.floor(lastSeq / 2);
    const page = await ask<Page>(standings(`, asOfSeq: ${half}`));
    const when = `standings(tournament: "${record}", asOfSeq: ${half}) { at }`;
    expect(await ask(when)).toEqual({ at: stateFromExport(events, half).at });
    expect(page.nodes).toEqual(pureAt(half));
    await expect(ask(standings(`, asOfSeq: ${lastSeq + 1}`))).rejects.toThrow(
      `There is no event ${lastSeq + 1} of this tournament: its last one is ${lastSeq}.`,
    );
  });

  it('then an entrant is found by number, with the rank that they have', async () => {
    const found = await ask<Page>(standings(', search: "12"'));
    expect(found.nodes).toEqual(pureAt(lastSeq).filter(({ entrant }) => entrant === 12));
  });

  it('then what is nonsense is refused in words', async () => {
    await expect(ask(standings(', phase: 9'))).rejects.toThrow('Phase 9 had not begun');
    await expect(ask(standings(', after: "x"'))).rejects.toThrow('not a cursor of standings');
    await expect(ask(standings(', first: -1'))).rejects.toThrow('`first` is 0 or more');
    const stranger = `standings(tournament: "${'0'.repeat(64)}") { seq }`;
    await expect(ask(stranger)).rejects.toThrow('There is no tournament');
  });

  it('then everybody may ask why', async () => {
    const of = `tournament: "${record}"`;
    const rank = `whyRank(${of}, entrant: 5, phase: 1) { rank ahead { entrant decidedBy } roots numbers
      { id name value by parts { number round counts } entry { kind entrants wins how } } }`;
    const why = await ask<{ roots: number[]; numbers: { name: string }[] }>(rank);
    expect(why.roots.map((id) => why.numbers[id]?.name)[0]).toBe('points');
    const opponent = `whyOpponent(${of}, phase: 1, round: 2, table: 1) { drawnSeq reasons
      { entrant opponent isWholeDraw cost { squares } others { opponent reason priority by } } }`;
    const reasons = (await ask<{ reasons: object[] }>(opponent)).reasons;
    expect(reasons).toHaveLength(2);
    const bracket = `bracket(${of}, phase: 2) { rule seeds places { entrant from to } matches
      { id stage status entrants winner round table from { seed winnerOf loserOf } } }`;
    expect(await ask(bracket)).toMatchObject({ matches: [{ status: 'DONE' }, {}, { round: 2 }] });
    expect(await ask(`bracket(${of}, phase: 1) { rule }`)).toBeNull();
  });
});

describe('Given a tournament that is played', () => {
  beforeEach(() => write(tournament, playing));

  const preview = `previewCorrection(tournament: "${record}", phase: 1, round: 1, table: 1,
    result: { is: DOUBLE_LOSS }) { __typename ... on Refused { code }
    ... on CorrectionPreview { seq bracket standings { entrant before { rank } after { rank } } } }`;

  it('then staff see what a correction would change, and nobody else', async () => {
    const seen = await ask<{ standings: object[] }>(preview, OWNER);
    expect(seen).toMatchObject({ __typename: 'CorrectionPreview', seq: playing.length - 1 });
    expect(seen.standings.length).toBeGreaterThan(1);
    expect(await ask(preview, 'p1')).toEqual({ __typename: 'Refused', code: 'not-allowed' });
    await expect(ask(preview)).rejects.toThrow('Sign in first');
  });
});

describe('Given a draft', () => {
  beforeEach(() => write(tournament, events.slice(0, 1)));

  it('then it is there for its owner alone', async () => {
    expect(await ask<Page>(standings(), OWNER)).toMatchObject({ seq: 0, nodes: [] });
    await expect(ask(standings(), 'p1')).rejects.toThrow('There is no tournament');
  });
});

describe('Given somebody who follows standings', () => {
  it('then they are told four times a second at most, and of the last event always', async () => {
    const begun = 8;
    await write(tournament, events.slice(0, begun));
    const told: { seq: number; atMs: number }[] = [];
    const client = api.socket();
    const query = `subscription { standings(tournament: "${record}", live: true, first: 3) { seq nodes { entrant } } }`;
    const messages = client.iterate<{ standings: Page }>({ query });
    const reading = (async () => {
      for await (const { data, errors } of messages) {
        if (errors) throw new Error(errors[0]?.message);
        told.push({ seq: data?.standings.seq ?? -1, atMs: performance.now() });
        if (data?.standings.seq === lastSeq) return;
      }
    })();
    await expect.poll(() => told.length).toBe(1);
    for (const event of events.slice(begun)) await write(tournament, [event]);
    await reading;
    await client.dispose();
    const [first, last] = [told[0], told.at(-1)];
    expect([first?.seq, last?.seq]).toEqual([begun - 1, lastSeq]);
    const seconds = ((last?.atMs ?? 0) - (first?.atMs ?? 0)) / 1_000;
    expect(told.length).toBeLessThanOrEqual(Math.ceil(seconds * 4) + 1);
    expect(told.length).toBeLessThan(events.length - begun);
  });
});
