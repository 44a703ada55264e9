import type { TableState, TournamentState } from '@scoresheet/domain-tournament';
import { describe, expect, it } from 'vitest';
import { changedTables } from './changed-tables.js';

const table = (number: number): TableState => ({
  number,
  entrants: [],
  place: null,
  late: [],
  result: null,
  reports: [],
  hasQuestion: false,
  matches: [],
  extensionMs: 0,
});
const tables = new Map([2, 1, 3].map((number) => [number, table(number)]));

/** A round that is over, and one that is drawn. */
const STATE = {
  record: 't-1',
  entrants: [],
  phases: [
    {
      phase: 1,
      rounds: [
        { round: 1, stage: 'closed', drawnSeq: 10, tables },
        { round: 2, stage: 'drawn', drawnSeq: 20, tables },
      ],
    },
  ],
} as unknown as TournamentState;

/** As `round/table`. */
function changedBy(seq: number, fact: object, { unpublished = false, first = 500 } = {}) {
  const changed = changedTables(STATE, { seq, facts: [fact] }, { unpublished, first });
  return changed.map(({ round, number }) => `${round}/${number}`);
}

describe('The tables that an event has changed', () => {
  const ALL = ['1/1', '1/2', '1/3'];

  it.each<[object, readonly string[]]>([
    [{ kind: 'round-published', phase: 1, round: 1 }, ALL],
    [{ kind: 'round-started', phase: 1, round: 1 }, ALL],
    [{ kind: 'round-closed', phase: 1, round: 1 }, []],
    [{ kind: 'result-reported', table: 2 }, ['1/2']],
    [{ kind: 'result-recorded', table: 2 }, ['1/2']],
    [{ kind: 'question-opened', table: 2 }, ['1/2']],
    [{ kind: 'time-extended', table: 2 }, ['1/2']],
    [{ kind: 'time-extended', table: null }, ALL],
    [{ kind: 'table-removed', table: 7 }, []],
    [{ kind: 'seat-fixed', entrant: 1, table: 2 }, []],
    [{ kind: 'tournament-paused' }, []],
  ])('by %j are %j', (fact, changed) => {
    expect(changedBy(15, fact)).toEqual(changed);
  });

  it('are of the round in which it happened, or that it corrects', () => {
    const ofHouse = { unpublished: true };
    expect(changedBy(15, { kind: 'result-recorded', table: 1 }, ofHouse)).toEqual(['1/1']);
    expect(changedBy(25, { kind: 'table-added', table: 1 }, ofHouse)).toEqual(['2/1']);
    const corrected = { kind: 'result-corrected', phase: 1, round: 1, table: 1 };
    expect(changedBy(25, corrected, ofHouse)).toEqual(['1/1']);
  });

  it.each(['round-drawn', 'draw-repaired'])(
    'by %s, of a round that is not published, are for the house alone',
    (kind) => {
      const fact = { kind, phase: 1, round: 2 };
      expect(changedBy(20, fact)).toEqual([]);
      expect(changedBy(25, { kind: 'table-added', table: 1 })).toEqual([]);
      expect(changedBy(20, fact, { unpublished: true })).toEqual(['2/1', '2/2', '2/3']);
    },
  );

  it('are no more than were asked for', () => {
    const published = { kind: 'round-published', phase: 1, round: 1 };
    expect(changedBy(15, published, { first: 2 })).toEqual(['1/1', '1/2']);
  });
});
