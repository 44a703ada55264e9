/** Given a draw, when staff review it, then they are told what it breaks, the worst first. */
import { describe, expect, it } from 'vitest';
import {
  begun,
  drawAndStart,
  playRound,
  REASON,
  registered,
  tablesOf,
} from '../tournament.spec-kit.js';
import { roundReview } from './round-review.js';

const drawn = (scene: ReturnType<typeof begun>, round: number): void =>
  void scene.leads({ type: 'draw-round', phase: 1, round });

describe('What a draw breaks or strains', () => {
  it('is nothing in a first round of an even number', () => {
    const scene = begun(4);
    drawn(scene, 1);
    const { seq } = scene.state();
    expect(roundReview(scene.state(), { phase: 1, round: 1 })).toEqual({
      seq,
      stage: 'drawn',
      strains: [],
      byes: [],
      awardedByes: [],
      waiting: [],
      points: [],
    });
  });

  it('is told in the order of the rules, with the points of everybody who is named', () => {
    const scene = begun(2);
    playRound(scene);
    scene.leads({ type: 'forbid-pairs', pairs: [[1, 2]] });
    drawn(scene, 2);
    const review = roundReview(scene.state(), { phase: 1, round: 2 });
    expect(review?.strains.map(({ kind }) => kind)).toEqual(['forbidden-pair', 'rematch', 'float']);
    expect(new Map(review?.points)).toEqual(
      new Map([1, 2].map((each) => [each, each === 1 ? 3 : 0])),
    );
  });

  it('is a bye for somebody who is not last', () => {
    const scene = begun(3);
    for (let round = 1; round <= 2; round += 1) playRound(scene);
    drawn(scene, 3);
    const review = roundReview(scene.state(), { phase: 1, round: 3 });
    expect(review?.byes).toHaveLength(1);
    expect(review?.strains[0]).toMatchObject({ kind: 'bye-above', entrants: review?.byes });
  });

  it('is a pair of different points, and by how much', () => {
    const scene = begun(6);
    playRound(scene);
    drawn(scene, 2);
    const strains = roundReview(scene.state(), { phase: 1, round: 2 })?.strains;
    expect(strains).toMatchObject([{ kind: 'float', by: 3, table: expect.any(Number) as number }]);
  });

  it('is who has left since, and who sits elsewhere than they should', () => {
    const scene = begun(4);
    drawn(scene, 1);
    scene.leads({ type: 'fix-seat', entrant: 1, table: 40 });
    scene.leads({ type: 'drop-entrant', entrant: 2 });
    expect(roundReview(scene.state(), { phase: 1, round: 1 })?.strains).toMatchObject([
      { kind: 'entrant-gone', entrants: [2] },
      { kind: 'fixed-seat', entrants: [1], by: 40 },
    ]);
  });

  it('is told of the draw as staff have repaired it', () => {
    const scene = begun(4);
    playRound(scene);
    const [[one = 0, other = 0] = []] = tablesOf(scene).map(({ entrants }) => entrants);
    drawn(scene, 2);
    const at = { phase: 1, round: 2 };
    const before = roundReview(scene.state(), at);
    expect(before?.strains.map(({ kind }) => kind)).not.toContain('rematch');
    const table = tablesOf(scene).find(({ entrants }) => entrants.includes(one));
    const opponent = table?.entrants.find((each) => each !== one) ?? 0;
    const repairs = [{ is: 'swap', entrants: [opponent, other] } as const];
    scene.leads({ type: 'repair-round', ...at, ...REASON, repairs: [...repairs] });
    const after = roundReview(scene.state(), at);
    expect(after?.strains.filter(({ kind }) => kind === 'rematch')).toContainEqual(
      expect.objectContaining({ table: table?.number }),
    );
  });

  it('names who was awarded a bye, and who has no place', () => {
    const scene = registered(5);
    scene.leads({ type: 'award-byes', entrant: 1, byes: 1 });
    scene.leads({ type: 'begin-phase', phase: 1 });
    drawn(scene, 1);
    scene.leads({ type: 'add-entrants', entrants: [{ actor: 'late' }] });
    const [table] = tablesOf(scene);
    const repairs = [{ is: 'unpair', table: table?.number ?? 0 } as const];
    scene.leads({ type: 'repair-round', phase: 1, round: 1, ...REASON, repairs: [...repairs] });
    const review = roundReview(scene.state(), { phase: 1, round: 1 });
    expect(review).toMatchObject({ awardedByes: [1], byes: [] });
    expect(review?.waiting).toEqual([...[...(table?.entrants ?? [])].sort(), 6]);
  });

  it('is not told of a round that is not there, or is published', () => {
    const scene = begun(4);
    expect(roundReview(scene.state(), { phase: 1, round: 1 })).toBeUndefined();
    expect(roundReview(scene.state(), { phase: 2, round: 1 })).toBeUndefined();
    drawAndStart(scene);
    expect(roundReview(scene.state(), { phase: 1, round: 1 })).toBeUndefined();
  });
});
