import { describe, expect, it } from 'vitest';
import { OWN_TABLE as TABLE } from '../../event.spec-kit.js';
import type { News } from '../../follow/event-documents.js';
import { noticeOf } from './notice-of.js';

const OWN = 4;

const news = (type: string, facts: object[], more: Partial<News> = {}) => ({
  type,
  facts,
  reason: null,
  ownTable: TABLE,
  ...more,
});
const published = { kind: 'round-published', phase: 1, round: 3, byes: [5], awardedByes: [6] };

describe('What a player is told at once', () => {
  it('is the table of a round that is published, with the opponent', () => {
    expect(noticeOf(news('round-published', [published]), OWN)).toEqual({
      is: 'table',
      round: 3,
      table: 7,
      against: [{ entrant: 9, name: 'Wren' }],
    });
  });

  it.each([5, 6])('is the bye of entrant %i, drawn or awarded', (own) => {
    const told = news('round-published', [published], { ownTable: { ...TABLE, round: 2 } });
    expect(noticeOf(told, own)).toEqual({ is: 'bye', round: 3 });
  });

  it('is nothing of a round for who has left', () => {
    const gone = { ownTable: null };
    expect(noticeOf(news('round-published', [published], gone), 8)).toBeUndefined();
    const started = { kind: 'round-started', phase: 1, round: 3 };
    expect(noticeOf(news('round-started', [started], gone), 8)).toBeUndefined();
    expect(noticeOf(news('round-started', [started]), OWN)).toEqual({ is: 'started' });
  });

  it('is that the opponent has reported, and not what', () => {
    const reported = { kind: 'result-reported', table: 7, entrant: 9 };
    expect(noticeOf(news('result-reported', [reported]), OWN)).toEqual({
      is: 'reported',
      by: { entrant: 9, name: 'Wren' },
    });
    const own = { kind: 'result-reported', table: 7, entrant: OWN };
    expect(noticeOf(news('result-reported', [own]), OWN)).toBeUndefined();
    const other = { kind: 'result-reported', table: 8, entrant: 2 };
    expect(noticeOf(news('result-reported', [other]), OWN)).toBeUndefined();
  });

  it.each([
    ['result-recorded', 'result'],
    ['question-opened', 'question'],
  ])('is, after the second report, what it has made: %s', (kind, is) => {
    const ownTable = { ...TABLE, hasQuestion: true };
    const facts = [
      { kind: 'result-reported', table: 7, entrant: 9 },
      { kind, table: 7 },
    ];
    expect(noticeOf(news('result-reported', facts, { ownTable }), OWN)).toEqual({ is });
  });

  it('is a correction of the own table, and of no table of this number in another round', () => {
    const corrected = (round: number) =>
      news('result-corrected', [{ kind: 'result-corrected', phase: 1, round, table: 7 }]);
    expect(noticeOf(corrected(3), OWN)).toEqual({ is: 'result' });
    expect(noticeOf(corrected(2), OWN)).toBeUndefined();
  });

  it('is that staff are coming, or a place has become free: to whom it concerns', () => {
    const answered = news('call-answered', [{ kind: 'call-answered', entrant: OWN }]);
    expect(noticeOf(answered, OWN)).toEqual({ is: 'answered' });
    expect(noticeOf(answered, 9)).toBeUndefined();
    const admitted = news('entrant-dropped', [{ kind: 'entrants-admitted', entrants: [OWN] }]);
    expect(noticeOf(admitted, OWN)).toEqual({ is: 'admitted' });
    expect(noticeOf(admitted, 9)).toBeUndefined();
  });
});

describe('Who looks on', () => {
  it('is told what staff tell everybody, and no more', () => {
    const reason = { text: 'Lunch until 14:00' };
    const told = news('announcement-posted', [{ kind: 'announcement-posted' }], { reason });
    expect(noticeOf(told, null)).toEqual({ is: 'told', text: 'Lunch until 14:00' });
    expect(noticeOf(news('round-published', [published]), null)).toBeUndefined();
  });
});
