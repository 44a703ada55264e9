import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '@scoresheet/domain-record';
import { projectMatch } from './match-projection.js';
import type { ProjectedEvent } from './row-projection.js';
import type { MatchRow } from './match.entity.js';

const event = (seq: number, type: string, ...facts: Json[]): ProjectedEvent => ({
  header: { record: 'm-1', seq, type, at: 1_000 + seq },
  public: { action: { type }, facts },
});

const rowAfter = (...events: readonly ProjectedEvent[]): MatchRow | undefined =>
  events.reduce<MatchRow | undefined>((row, event) => projectMatch(row, event), undefined);

const terms = { game: 'fuzzycards', ruleset: 'fuzzycards/1', seats: 2 };
const created = event(0, 'match-created', { kind: 'match-created', ...terms });
const taken = (seq: number, seat: number) =>
  event(seq, 'seat-taken', { kind: 'seat-taken', seat, actor: `a-${seat}`, cards: 30 });
const readied = (seq: number, seat: number, ...more: Json[]) =>
  event(seq, 'seat-readied', { kind: 'seat-readied', seat }, ...more);
const begun = { kind: 'game-begun' };
const moved = { kind: 'moved', card: 'c-1' };
const ended = { kind: 'ended', outcome: { places: [[2], [1]], reason: 'life-lost' } };
const lobby = [created, taken(1, 1), taken(2, 2), readied(3, 2)];

describe('the row of a match', () => {
  it('begins open, with free seats', () => {
    expect(rowAfter(created)).toEqual({
      id: 'm-1',
      game: 'fuzzycards',
      ruleset: 'fuzzycards/1',
      status: 'open',
      suspended: false,
      seats: [1, 2].map((seat) => ({ seat, actor: null, ready: false, warnings: 0 })),
      createdAtMs: 1_000,
      updatedAtMs: 1_000,
      endedAtMs: null,
      eventCount: 1,
      lastStepSeq: 0,
      result: null,
      abandonAfterMs: 86_400_000,
      begunSeq: null,
      spectatorDelay: { events: 0, seconds: 0 },
      opens: 'never',
      isPrivate: false,
      clock: null,
      past: [],
      heldUntilMs: null,
      head: null,
      nextMatch: null,
    });
  });

  it('keeps the last step, past clock ticks', () => {
    const ticks = [5, 6].map((seq) => event(seq, 'clock-ticked', { kind: 'time-charged' }));
    const running = [...lobby, readied(4, 1, begun)];
    expect(rowAfter(...running, ...ticks)).toMatchObject({ eventCount: 7, lastStepSeq: 4 });
    const answered = event(7, 'decision-answered', moved);
    expect(rowAfter(...running, ...ticks, answered)).toMatchObject({ lastStepSeq: 7 });
  });

  it('says which event it ends with, where that is known', () => {
    const named = projectMatch(undefined, { ...created, hash: 'ab' });
    expect(named.head).toEqual({ seq: 0, hash: 'ab' });
    expect(projectMatch(named, taken(1, 1)).head).toBeNull();
  });

  it('says how long its seats may think', () => {
    const clock = { kind: 'bank', bankMs: 300_000, incrementMs: 5_000 };
    const timed = event(0, 'match-created', { kind: 'match-created', ...terms, clock });
    expect(rowAfter(timed)?.clock).toEqual(clock);
    const ticks = [
      readied(3, 2, begun),
      event(4, 'clock-ticked'),
      event(5, 'seat-timed-out', ended),
    ];
    expect(rowAfter(timed, taken(1, 1), taken(2, 2), ...ticks)).toMatchObject({
      status: 'over',
      suspended: false,
      eventCount: 6,
    });
  });

  it('names who sits where and who is ready', () => {
    expect(rowAfter(...lobby)).toMatchObject({
      status: 'open',
      seats: [
        { seat: 1, actor: 'a-1', ready: false },
        { seat: 2, actor: 'a-2', ready: true },
      ],
      createdAtMs: 1_000,
      updatedAtMs: 1_003,
      eventCount: 4,
    });
  });

  it('runs when the game has begun, and counts on', () => {
    const running = [...lobby, readied(4, 1, begun, moved), event(5, 'decision-answered', moved)];
    expect(rowAfter(...running)).toMatchObject({ status: 'running', eventCount: 6, result: null });
  });

  it.each(['decision-answered', 'match-conceded'])('is over with a result after a %s', (type) => {
    const all = [...lobby, readied(4, 1, begun), event(5, type, moved, ended)];
    expect(rowAfter(...all)).toMatchObject({
      status: 'over',
      endedAtMs: 1_005,
      result: { places: [[2], [1]], reason: 'life-lost' },
    });
  });
});

describe('rulings', () => {
  const running = [...lobby, readied(4, 1, begun)];
  const paused = event(5, 'match-paused', { kind: 'match-paused' });

  it('pause a match and let it go on', () => {
    expect(rowAfter(...running, paused)).toMatchObject({ status: 'paused', begunSeq: 4 });
    const resumed = event(6, 'match-resumed', { kind: 'match-resumed' });
    expect(rowAfter(...running, paused, resumed)).toMatchObject({ status: 'running' });
  });

  it('warn a seat, again and again', () => {
    const warned = (seq: number) => event(seq, 'seat-warned', { kind: 'seat-warned', seat: 2 });
    expect(rowAfter(...running, warned(5), warned(6))).toMatchObject({
      status: 'running',
      seats: [
        { seat: 1, warnings: 0 },
        { seat: 2, warnings: 2 },
      ],
    });
  });

  it('end a match, in which a game that ran ends the same way', () => {
    const outcome = { places: [[1], [2]], reason: 'ruled' };
    const ruled = { kind: 'match-ended', outcome };
    const all = [...running, paused, event(6, 'match-ended', ruled, { kind: 'ended', outcome })];
    expect(rowAfter(...all)).toMatchObject({ status: 'over', result: outcome, endedAtMs: 1_006 });
  });

  it('close a match that was left in the lobby, without a result', () => {
    const outcome = { places: [], reason: 'abandoned' };
    const left = event(4, 'match-abandoned', { kind: 'match-abandoned', outcome });
    expect(rowAfter(...lobby, left)).toMatchObject({ status: 'over', result: outcome });
  });
});

describe('a game of a series', () => {
  it('says in which match the series goes on, once it is over', () => {
    const outcome = { places: [[1], [2]], reason: 'conceded' };
    const goesOn = { kind: 'series-goes-on', match: 'm-next' };
    const running = [...lobby, readied(4, 1, begun)];
    const ended = event(5, 'match-conceded', { kind: 'ended', outcome }, goesOn);
    expect(rowAfter(...running)?.nextMatch).toBeNull();
    expect(rowAfter(...running, ended)).toMatchObject({ status: 'over', nextMatch: 'm-next' });
  });
});

describe('an event that makes no sense', () => {
  it.each([
    ['of an unknown type', event(1, 'match-blessed', moved)],
    ['with a fact of no kind', event(1, 'seat-taken', 'n' as never)],
    ['without facts', { ...event(1, 'seat-taken'), public: { action: {} } }],
    ['that seats somebody nowhere', taken(1, 3)],
    ['that creates the match again', { ...created, header: { ...created.header, seq: 1 } }],
    ['that ends in nothing', event(1, 'decision-answered', { kind: 'ended', outcome: null })],
  ])('%s suspends the match, which stands still and counts on', (_, nonsense) => {
    const suspended = rowAfter(created, nonsense);
    expect(suspended).toMatchObject({ suspended: true, game: 'fuzzycards', eventCount: 2 });
    const later = projectMatch(suspended, taken(2, 1));
    expect(later).toEqual({ ...suspended, updatedAtMs: 1_002, eventCount: 3, lastStepSeq: 2 });
  });

  it('that is dated far ahead of the log suspends it, and what the log says is its time', () => {
    const ahead = (of: ProjectedEvent): ProjectedEvent => ({
      ...of,
      isNotBelieved: true,
      header: { ...of.header, at: 1_500 },
    });
    const row = rowAfter(created, ahead(taken(1, 1)));
    expect(row).toMatchObject({ suspended: true, updatedAtMs: 1_500, eventCount: 2 });
    expect(row?.seats[0]).toMatchObject({ actor: null });
    expect(rowAfter(ahead(created))).toMatchObject({ suspended: true, createdAtMs: 1_500 });
    const fact = { kind: 'match-voided', outcome: { places: [], reason: 'voided' } };
    expect(projectMatch(row, ahead(event(2, 'match-voided', fact)))).toMatchObject({
      suspended: false,
      status: 'over',
      updatedAtMs: 1_500,
      endedAtMs: 1_500,
    });
  });

  it('of rules that are not known suspends the match from event 0 on', () => {
    const row = projectMatch(undefined, created, ({ ruleset }) => ruleset !== 'fuzzycards/1');
    expect(row).toMatchObject({ suspended: true, game: 'fuzzycards', ruleset: 'fuzzycards/1' });
  });

  it('as event 0 gives a suspended match without a game', () => {
    expect(rowAfter(event(0, 'match-created', moved))).toMatchObject({ suspended: true, game: '' });
  });

  it('is never an exception, whatever stands in it', () => {
    const line = fc.dictionary(fc.constantFrom('action', 'facts', 'kind', 'x'), fc.jsonValue());
    const fact = fc.record({
      kind: fc.constantFrom('ended', 'seat-taken', 'x'),
      seat: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fc.oneof(line, fc.record({ facts: fc.array(fact) })), (json) => {
        const row = projectMatch(rowAfter(created), {
          header: { record: 'm-1', seq: 1, type: 'seat-taken', at: 5 },
          public: json as JsonObject,
        });
        expect(row.eventCount).toBe(2);
      }),
    );
  });
});
