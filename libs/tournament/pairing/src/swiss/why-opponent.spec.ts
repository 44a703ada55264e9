import { describe, expect, it } from 'vitest';
import { drawSwiss } from './draw.js';
import { entrant, problemOf, withPoints } from './entrants.spec-kit.js';
import { numbersFrom, playEvent } from './swiss-events.spec-kit.js';
import { whyOpponent } from './why-opponent.js';

describe('why this opponent?', () => {
  it('because the nearest was met before, another one is forbidden, and the next would cost', () => {
    const problem = problemOf(
      [
        entrant(1, { points: 9, met: [2] }),
        entrant(2, { points: 9, met: [1] }),
        entrant(3, { points: 8 }),
        entrant(4, { points: 6 }),
      ],
      [[1, 3]],
    );
    expect(whyOpponent(problem, drawSwiss(problem), 1)).toEqual({
      entrant: 1,
      points: 9,
      opponent: 4,
      opponentPoints: 6,
      scope: 'whole-draw',
      cost: {
        forbidden: 0,
        rematches: 0,
        byes: 0,
        byePoints: 0,
        squares: 9,
        upAgain: 0,
        downAgain: 0,
      },
      alternatives: [
        { opponent: 2, points: 9, reason: { code: 'already-met' } },
        { opponent: 3, points: 8, reason: { code: 'forbidden-pair' } },
      ],
    });
  });

  it('because the other pair would make larger squares elsewhere', () => {
    const problem = problemOf(withPoints(9, 6, 3, 0));
    const { alternatives } = whyOpponent(problem, drawSwiss(problem), 2);
    expect(alternatives).toEqual([
      { opponent: 3, points: 3, reason: { code: 'would-cost', priority: 'squares', more: 72 } },
      { opponent: 4, points: 0, reason: { code: 'would-cost', priority: 'squares', more: 54 } },
    ]);
  });

  it('because two others would have to meet again', () => {
    const level = [entrant(1), entrant(2), entrant(3, { met: [4] }), entrant(4, { met: [3] })];
    const problem = problemOf(level);
    const { alternatives } = whyOpponent(problem, drawSwiss(problem), 1);
    expect(alternatives.map(({ reason }) => reason)).toEqual([
      { code: 'would-cost', priority: 'rematches', more: 1 },
      { code: 'equal-by-chance' },
    ]);
  });

  it('because chance decided among equals', () => {
    const problem = problemOf(withPoints(0, 0, 0, 0));
    const { alternatives } = whyOpponent(problem, drawSwiss(problem), 1);
    expect(alternatives.map(({ reason }) => reason)).toEqual([
      { code: 'equal-by-chance' },
      { code: 'equal-by-chance' },
    ]);
  });

  it('asks for the one with the bye as well: whoever else had it would have had more points', () => {
    const problem = problemOf(withPoints(3, 3, 0));
    const reasons = whyOpponent(problem, drawSwiss(problem), 3);
    expect(reasons).toMatchObject({ opponent: null, opponentPoints: null });
    expect(reasons.alternatives.map(({ reason }) => reason)).toEqual([
      { code: 'would-cost', priority: 'byePoints', more: 3 },
      { code: 'would-cost', priority: 'byePoints', more: 3 },
    ]);
  });

  it('says of a draw that staff changed what another opponent would have saved', () => {
    const problem = problemOf(withPoints(3, 3, 0, 0));
    const changed = { tables: [[1, 3], [2, 4]] as const, bye: null }; // prettier-ignore
    expect(whyOpponent(problem, changed, 1).alternatives[0]).toEqual({
      opponent: 2,
      points: 3,
      reason: { code: 'would-save', priority: 'squares', less: 18 },
    });
  });

  it('looks at the neighbourhood alone in a large draw, and says so', () => {
    const terms = { players: 400, rounds: 6, forbidden: 0, drops: 0 };
    const [round] = playEvent(terms, numbersFrom(11)).slice(-1);
    const { problem, draw } = round as NonNullable<typeof round>;
    const why = whyOpponent(problem, draw, 17);
    expect(why.scope).toBe('neighbourhood');
    expect(why.alternatives).toHaveLength(8);
    expect(why.alternatives.map(({ reason }) => reason.code)).toContain('equal-by-chance');
  });
});
