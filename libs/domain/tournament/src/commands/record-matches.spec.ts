import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { at, begun, drawAndStart, firstWins, tableOf } from '../tournament.spec-kit.js';

everyEventHolds();

const MATCHES = [{ match: 'm-1', seq: 40, hash: 'c'.repeat(64) }];

function inPlay() {
  const scene = begun(4, { play: 'platform' });
  drawAndStart(scene);
  const told = { type: 'record-matches', ...at(scene, 1), matches: MATCHES } as const;
  return { scene, told, result: firstWins() };
}

describe('record-matches', () => {
  it('gives the table the result of its matches, and names them', () => {
    const { scene, told, result } = inPlay();
    expect(scene.makes('house', { ...told, result }, 'house')).toEqual([
      { kind: 'result-recorded', table: told.table, result, matches: MATCHES },
    ]);
    expect(tableOf(scene, 1)).toMatchObject({ result, matches: MATCHES });
  });

  it('given matches without a result, then staff are asked, and there is none by itself', () => {
    const { scene, told } = inPlay();
    expect(scene.makes('house', told, 'house')).toMatchObject([
      { kind: 'question-opened', why: 'matches-without-result', matches: MATCHES },
    ]);
    expect(tableOf(scene, 1)).toMatchObject({ result: null, hasQuestion: true });
  });

  it('given a result by now, then it is a conflict', () => {
    const { scene, told, result } = inPlay();
    scene.makes('house', { ...told, result }, 'house');
    expect(scene.tries('house', { ...told, result }, 'house')).toBe('conflict');
  });

  it('is refused to everybody but the house, and for a result that cannot be', () => {
    const { scene, told, result } = inPlay();
    expect(scene.tries('olga', { ...told, result })).toBe('not-allowed');
    expect(scene.tries('p1', { ...told, result })).toBe('not-allowed');
    const huge = { is: 'games', wins: [99, 0], draws: 0 } as const;
    expect(scene.tries('house', { ...told, result: huge }, 'house')).toBe('result-unclear');
  });
});
