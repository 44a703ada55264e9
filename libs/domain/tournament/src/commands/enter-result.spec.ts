import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { currentRound } from '../fold/tournament-state.js';
import * as kit from '../tournament.spec-kit.js';

const { at, begun, drawAndStart, firstWins, playRound, roundOf, tableOf } = kit;

everyEventHolds();

const DRAW = { is: 'games', wins: [1, 1], draws: 0 } as const;

function inPlay(players = 4) {
  const scene = begun(players);
  drawAndStart(scene);
  const result = firstWins();
  return { scene, enter: { type: 'enter-result', ...at(scene, 1), result } as const };
}

describe('enter-result', () => {
  it('gives the table its result, and one table less is open', () => {
    const { scene, enter } = inPlay();
    expect(scene.makes('olga', enter)).toEqual([
      { kind: 'result-recorded', table: enter.table, result: enter.result },
    ]);
    expect(currentRound(scene.state())?.open).toBe(1);
  });

  it('given the last result twice at once by player and staff, then there is one', () => {
    const { scene, enter } = inPlay(2);
    const report = { ...enter, type: 'report-result' } as const;
    scene.says('p1', report);
    scene.leads(enter);
    expect(scene.tries('p2', report)).toBe('conflict');
    expect(scene.tries('olga', enter)).toBe('conflict');
    scene.leads({ type: 'close-round', ...roundOf(scene) });
    const [round] = scene.state().phases[0]?.rounds ?? [];
    expect([...(round?.tables.values() ?? [])].map(({ result }) => result)).toEqual([enter.result]);
    expect(scene.state().phases[0]?.rounds).toHaveLength(1);
  });

  it('given a result, then it is changed by whoever knows it', () => {
    const { scene, enter } = inPlay();
    scene.leads(enter);
    expect(scene.tries('olga', { ...enter, result: DRAW })).toBe('conflict');
    expect(scene.tries('olga', { ...enter, result: DRAW, instead: DRAW })).toBe('conflict');
    scene.leads({ ...enter, result: DRAW, instead: enter.result });
    expect(tableOf(scene, 1).result).toEqual(DRAW);
    expect(currentRound(scene.state())?.open).toBe(1);
  });

  it('given others at the table by now, then whoever names the players meets a conflict', () => {
    const { scene, enter } = inPlay();
    const sat = [...tableOf(scene, 1).entrants];
    const others = [...sat].reverse();
    expect(scene.tries('olga', { ...enter, between: others })).toBe('conflict');
    const report = { ...enter, type: 'report-result' } as const;
    expect(scene.tries(`p${sat[0]}`, { ...report, between: others })).toBe('conflict');
    scene.says(`p${sat[0]}`, { ...report, between: sat });
    scene.leads({ ...enter, between: sat });
    expect(tableOf(scene, 1).result).toEqual(enter.result);
  });

  it('given the very result that the table has, then nothing is written', () => {
    const { scene, enter } = inPlay();
    scene.leads(enter);
    expect(scene.tries('olga', { ...enter, instead: enter.result })).toBe('result-unclear');
  });

  it('given a judge who plays, then nobody rules on the own table, but on others', () => {
    const { scene, enter } = inPlay();
    scene.leads({ type: 'appoint-staff', to: 'p1', as: 'judge' });
    expect(scene.tries('p1', enter)).toBe('own-table');
    const others = [2, 3, 4].filter((each) => tableOf(scene, each).number !== enter.table);
    expect(others).toHaveLength(2);
    expect(scene.tries('p1', { ...enter, ...at(scene, others[0] ?? 0) })).toBe('accepted');
  });

  it('is refused for a table that is not there, and before the round is published', () => {
    const { scene, enter } = inPlay();
    expect(scene.tries('olga', { ...enter, table: 77 })).toBe('unknown-table');
    expect(scene.tries('olga', { ...enter, round: 2 })).toBe('wrong-round');
    expect(scene.tries('olga', { ...enter, phase: 2 })).toBe('wrong-phase');
    const drawn = begun(4);
    drawn.leads({ type: 'draw-round', phase: 1, round: 1 });
    expect(drawn.tries('olga', enter)).toBe('wrong-round');
  });

  it('is a conflict once the round is closed', () => {
    const scene = begun(2);
    playRound(scene);
    const enter = { type: 'enter-result', phase: 1, round: 1, table: 1, result: DRAW } as const;
    expect(scene.tries('olga', enter)).toBe('conflict');
  });
});
