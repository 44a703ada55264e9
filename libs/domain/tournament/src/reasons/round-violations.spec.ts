/** Given a draw, when staff look at it, then each table that the rules avoid is named. */
import { describe, expect, it } from 'vitest';
import { begun, drawAndStart, playRound, roundOf } from '../tournament.spec-kit.js';
import { roundViolations } from './round-violations.js';

describe('What a draw could not avoid', () => {
  it('is nothing where everybody has somebody new to meet', () => {
    const scene = begun(8);
    playRound(scene);
    drawAndStart(scene);
    expect(roundViolations(scene.state(), roundOf(scene))).toEqual([]);
    expect(roundViolations(scene.state(), { phase: 1, round: 3 })).toEqual([]);
    expect(roundViolations(scene.state(), { phase: 2, round: 1 })).toEqual([]);
  });

  it('is a second meeting of two, where there are no others', () => {
    const scene = begun(2);
    playRound(scene);
    drawAndStart(scene);
    const [violation, ...more] = roundViolations(scene.state(), roundOf(scene));
    expect(more).toEqual([]);
    expect(violation).toMatchObject({ kind: 'rematch', table: 1 });
    expect(violation?.entrants.toSorted()).toEqual([1, 2]);
  });

  it('is a pair that is to be kept apart, and who rests again', () => {
    const scene = begun(3);
    scene.leads({ type: 'forbid-pairs', pairs: [[1, 2]] });
    for (let round = 1; round <= 2; round += 1) playRound(scene);
    drawAndStart(scene);
    const kinds = [1, 2, 3].flatMap((round) =>
      roundViolations(scene.state(), { phase: 1, round }).map(({ kind }) => kind),
    );
    expect(kinds).toContain('rematch');
    expect(kinds).toContain('bye-again');
    const two = begun(2);
    two.leads({ type: 'forbid-pairs', pairs: [[2, 1]] });
    drawAndStart(two);
    expect(roundViolations(two.state(), roundOf(two))).toMatchObject([
      { kind: 'forbidden-pair', table: 1 },
    ]);
  });

  it('does not matter where everybody meets everybody twice', () => {
    const scene = begun(2, {
      phases: [{ kind: 'round-robin', standings: 'magic/1', times: 2, bestOf: 3 }],
    });
    playRound(scene);
    drawAndStart(scene);
    expect(roundViolations(scene.state(), roundOf(scene))).toEqual([]);
  });
});
