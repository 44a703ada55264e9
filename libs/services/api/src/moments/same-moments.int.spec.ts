/**
 * Given a finished match whose record is open, when a page folds the record by itself, then each moment
 * is what the api tells of it, field by field, with whosever eyes it is looked at.
 */
import { readFileSync } from 'node:fs';
import { TOPICS } from '@scoresheet/contracts-messages';
import { foldedRecord, type FoldedRecord } from '@scoresheet/domain-match';
import { encodeUtf8, partitionOf, readExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Viewer } from '@scoresheet/rules-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { append, playedMatch, startApi, type TestApi } from '../api.spec-kit.js';
import { MAX_MOMENTS_AT_ONCE } from '../transport/limits.js';

const MOMENTS = `query($match: ID!, $from: Int!, $as: Perspective) {
  moments(match: $match, from: $from, first: ${MAX_MOMENTS_AT_ONCE}, perspective: $as) {
    moments { seq type at action facts status table tookMs reason { text }
      seats { seat actor ready warnings clock { msLeft running asOf } }
      series { wins draws decided } } hasMore } }`;

/** Kept matches by folder and name: of each game, and of each way to end. */
const KEPT = [
  'fuzzycards/goldens/2/usual',
  'fuzzycards/goldens/1/life-only',
  'fuzzycards/goldens/2/conceded',
  'fuzzycards/goldens/2/abandoned',
  'fuzzycards/goldens/2/out-of-time',
  'buddies/goldens/2/three',
  'buddyfight/goldens/2/flags',
  'friendomancy/goldens/3/crowd',
  'friendomancy/goldens/3/judged',
  'friendomancy/goldens/3/written',
];

const CLOCKED = 'fuzzycards/goldens/2/out-of-time';

type Page = { readonly moments: readonly unknown[]; readonly hasMore: boolean };

let api: TestApi;
let judge: string;
beforeAll(async () => {
  api = await startApi();
  judge = await api.tokenOf('the-judge', 'judge');
});
afterAll(() => api.close());

async function told(match: string, viewer: Viewer, token?: string): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (let hasMore = true; hasMore;) {
    const asked = { match, from: all.length, as: perspectiveOf(viewer) };
    const { data, errors } = await api.ask(MOMENTS, asked, token);
    if (errors !== undefined) throw new Error(errors[0]?.message);
    const page = data?.['moments'] as Page;
    all.push(...page.moments);
    ({ hasMore } = page);
  }
  return all;
}

const perspectiveOf = (viewer: Viewer): string | undefined =>
  ({ house: undefined, public: 'PUBLIC' })[String(viewer)] ?? seatOf(viewer);
const seatOf = (viewer: Viewer): string | undefined =>
  typeof viewer === 'number' ? `SEAT_${viewer}` : undefined;

function folded(file: string): FoldedRecord {
  const read = readExport(encodeUtf8(file), sha256);
  if (!read.ok) throw new Error(read.broken.reason);
  const { rulesOf } = api.environment;
  const found = foldedRecord(read.value, { rulesOf, sha256, copy: structuredClone });
  if (found.is !== 'folded') throw new Error(found.is);
  return found.record;
}

/** In the words of the api, and without a reason: those of judges stand in no record. */
const momentsOf = ({ last, momentAt }: FoldedRecord, viewer: Viewer): readonly unknown[] =>
  Array.from({ length: last + 1 }, (_, seq) => {
    const moment = momentAt(seq, viewer);
    const { status, seats, series } = moment;
    return {
      ...moment,
      status: status.toUpperCase(),
      seats: seats.map(({ autoPass: _, reservedFor: __, ...seat }) => seat),
      series: series ? { wins: series.wins, draws: series.draws, decided: series.isDecided } : null,
      reason: null,
    };
  });

function viewersOf({ last, momentAt }: FoldedRecord): readonly Viewer[] {
  const seats = momentAt(last, 'public').table?.seats ?? [];
  expect(seats.length).toBeGreaterThan(1);
  return ['house', 'public', ...seats.map(({ seat }) => seat)];
}

type ByViewer = readonly (readonly [Viewer, readonly unknown[]])[];

const momentsToAll = (record: FoldedRecord): ByViewer =>
  viewersOf(record).map((viewer) => [viewer, momentsOf(record, viewer)]);

const toldToAll = (record: FoldedRecord, match: string, token?: string): Promise<ByViewer> =>
  Promise.all(
    viewersOf(record).map(async (viewer) => [viewer, await told(match, viewer, token)] as const),
  );

/** The events of a file, between what it says beside them. */
const eventsIn = (file: string): readonly string[] =>
  file
    .split(/\n\{"check":[^\n]*/)
    .map((text) => text.trim())
    .filter((text) => text.startsWith('["scoresheet/1"'));

async function keep(file: string): Promise<string> {
  const events = eventsIn(file);
  const [, record] = JSON.parse(events[0]?.split('\n')[0] ?? '') as [string, string];
  const partition = partitionOf(record, api.log.partitions, sha256);
  const messages = events.map((text) => ({ key: record, value: encodeUtf8(text) }));
  await api.log.append({ topic: TOPICS.matchEvents, partition }, messages);
  return record;
}

describe('A folded record', () => {
  it.each(KEPT)('tells every moment of %s as the api does, to everybody', async (path) => {
    const file = readFileSync(new URL(`../../../../games/${path}.jsonl`, import.meta.url), 'utf8');
    const match = await keep(file);
    const record = folded(file);
    expect(momentsToAll(record)).toStrictEqual(await toldToAll(record, match, judge));
  });

  it('tells a stranger what the api tells of a record that has opened', async () => {
    const events = playedMatch(api.environment, 'opened', 'at-end');
    const match = events[0]?.header.record ?? '';
    await append(api.log, events);
    const { data } = await api.ask(`{ exportMatch(id: "${match}") }`);
    const record = folded(data?.['exportMatch'] as string);
    expect(momentsToAll(record)).toStrictEqual(await toldToAll(record, match));
  });
});

describe('A match with clocks', () => {
  interface Told {
    readonly seq: number;
    readonly type: string;
    readonly seats: readonly { readonly clock: { readonly msLeft: number } | null }[];
  }

  const STEPS = `query($match: ID!, $from: Int!) {
    moments(match: $match, from: $from, first: 7, ticks: false) {
      moments { seq type } next hasMore } }`;

  it('gives the clocks of each moment, and its steps page by page without ticks', async () => {
    const path = new URL(`../../../../games/${CLOCKED}.jsonl`, import.meta.url);
    const match = await keep(readFileSync(path, 'utf8'));
    const all = (await told(match, 'public')) as readonly Told[];
    const clocks = all.map(({ seats }) => seats.map(({ clock }) => clock?.msLeft).join(' '));
    expect(new Set(clocks).size).toBeGreaterThan(5);
    const steps: Pick<Told, 'seq' | 'type'>[] = [];
    for (let [from, more] = [0, true]; more;) {
      const { data } = await api.ask(STEPS, { match, from });
      const page = data?.['moments'] as Page & { readonly next: number };
      steps.push(...(page.moments as Told[]));
      [from, more] = [page.next, page.hasMore];
    }
    const played = all.filter(({ type }) => type !== 'clock-ticked');
    expect(played.length).toBeLessThan(all.length);
    expect(steps).toEqual(played.map(({ seq, type }) => ({ seq, type })));
    const { data } = await api.ask(`{ match(id: "${match}") { ticks } }`);
    const { ticks } = data?.['match'] as { readonly ticks: readonly (readonly number[])[] };
    const ticked = ticks.flatMap(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    expect(ticked).toEqual(all.flatMap(({ seq, type }) => (type === 'clock-ticked' ? seq : [])));
  });
});
