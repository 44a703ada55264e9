import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import type { TableState } from '../fold/tournament-state.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';

const { at, begun, drawAndStart, firstWins, REASON, tableOf, tablesOf } = kit;

everyEventHolds();

const MATCHES = [{ match: 'm-1', seq: 40, hash: 'c'.repeat(64) }];

const firstOf = ({ entrants }: TableState): number => entrants[0] as number;
const betweenOf = (scene: EventScene) => [...tableOf(scene, 1).entrants];

function inPlay() {
  const scene = begun(4, { play: 'platform' });
  drawAndStart(scene);
  const told = {
    type: 'record-matches',
    ...at(scene, 1),
    between: betweenOf(scene),
    matches: MATCHES,
  } as const;
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

  it('given others at the table by now, then it is a conflict: the matches are not theirs', () => {
    const { scene, told, result } = inPlay();
    const [one, other] = tablesOf(scene) as [TableState, TableState];
    const entrants: [number, number] = [firstOf(one), firstOf(other)];
    scene.leads({
      type: 'repair-round',
      phase: 1,
      round: 1,
      ...REASON,
      repairs: [{ is: 'swap', entrants }],
    });
    expect(scene.tries('house', { ...told, result }, 'house')).toBe('conflict');
    expect(scene.tries('house', told, 'house')).toBe('conflict');
    const now = tablesOf(scene).find(({ number }) => number === told.table);
    const moved = { ...told, between: [...(now?.entrants ?? [])] };
    expect(scene.makes('house', { ...moved, result }, 'house')).toHaveLength(1);
  });

  it('is refused to everybody but the house, and for a result that cannot be', () => {
    const { scene, told, result } = inPlay();
    expect(scene.tries('olga', { ...told, result })).toBe('not-allowed');
    expect(scene.tries('p1', { ...told, result })).toBe('not-allowed');
    const huge = { is: 'games', wins: [99, 0], draws: 0 } as const;
    expect(scene.tries('house', { ...told, result: huge }, 'house')).toBe('result-unclear');
  });
});
