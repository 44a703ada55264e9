/** Given a bracket whose players leave, then each walkover is decided once, at the event that makes it due. */
import type { PhaseAsked } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { currentPhase, type TableState } from '../fold/tournament-state.js';
import { previewCorrection } from '../reasons/preview-correction.js';
import { standingsIn } from '../standings/standing-lines.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';
import { bracketGraph } from './bracket-graph.js';

const { at, begun, drawAndStart, playRound, REASON, tablesOf } = kit;
const SINGLE: PhaseAsked = { kind: 'single-elimination', standings: 'magic/1', bestOf: 3 };
const DISQUALIFY = { type: 'disqualify-entrant', ...REASON } as const;

everyEventHolds();

const drop = (scene: EventScene, entrant: number) =>
  scene.makes(kit.OWNER, { type: 'drop-entrant', entrant });

/** Entrant 4 beats entrant 1; all other matches go to the lower number. */
const fourWins = (table: TableState) =>
  table.entrants.includes(4) ? ({ is: 'forfeit', winner: 4 } as const) : kit.lowerWins(table);

const winners = ({ state }: EventScene): Record<string, number | null> => {
  const phase = currentPhase(state());
  const matches = (phase && bracketGraph(phase)?.matches) ?? [];
  return Object.fromEntries(matches.map(({ id, winner }) => [id, winner]));
};

const firstPlaces = (scene: EventScene) =>
  standingsIn(scene.state(), sha256)
    .slice(0, 3)
    .map(({ entrant, rank }) => [entrant, rank]);

/** Entrant 5 leaves before round 1; entrant 4 has a walkover, and beats entrant 1. */
function semiFinalsPlayed(): EventScene {
  const scene = begun(8, { phases: [SINGLE] });
  drop(scene, 5);
  playRound(scene);
  playRound(scene, fourWins);
  return scene;
}

describe('Given seed 4, who beat seed 1 in a semi-final after a walkover', () => {
  it.each([
    ['drops', { type: 'drop-entrant', entrant: 4 }],
    ['is disqualified', { ...DISQUALIFY, entrant: 4 }],
  ] as const)('when 4 %s before the final, then 2 wins it and 1 stays out', (_, said) => {
    const scene = semiFinalsPlayed();
    const facts = scene.makes(kit.OWNER, said);
    expect(facts.slice(1)).toEqual([
      { kind: 'walkover-decided', phase: 1, match: 'w3-1', between: [2, 4], winner: 2 },
    ]);
    expect(winners(scene)).toMatchObject({ 'w1-2': 4, 'w2-1': 4, 'w2-2': 2, 'w3-1': 2 });
    expect(scene.tries(kit.OWNER, { type: 'draw-round', phase: 1, round: 3 })).toBe('phase-over');
    scene.leads({ type: 'finish-tournament' });
    expect(firstPlaces(scene)[0]).toEqual([2, 1]);
    expect(firstPlaces(scene)).not.toContainEqual([1, 1]);
  });

  it('when 4 is disqualified during the final, then 2 wins it and no second final is due', () => {
    const scene = semiFinalsPlayed();
    drawAndStart(scene);
    scene.leads({ ...DISQUALIFY, entrant: 4 });
    expect(tablesOf(scene)[0]?.result).toEqual({ is: 'forfeit', winner: 2 });
    scene.leads({ type: 'close-round', phase: 1, round: 3 });
    expect(scene.tries(kit.OWNER, { type: 'draw-round', phase: 1, round: 4 })).toBe('phase-over');
    scene.leads({ type: 'finish-tournament' });
    expect(firstPlaces(scene)[0]).toEqual([2, 1]);
  });
});

describe('Given a player who leaves during a match', () => {
  it('then the opponent wins it', () => {
    const scene = begun(4, { phases: [SINGLE] });
    drawAndStart(scene);
    const facts = drop(scene, 4);
    const { table } = at(scene, 4);
    expect(facts.slice(1)).toEqual([
      { kind: 'result-recorded', table, result: { is: 'forfeit', winner: 1 } },
    ]);
  });

  it('then the opponent who leaves afterwards has won it, and gives a walkover in the next', () => {
    const scene = begun(4, { phases: [SINGLE] });
    drawAndStart(scene);
    drop(scene, 4);
    drop(scene, 1);
    scene.leads({
      type: 'enter-result',
      ...at(scene, 2),
      result: kit.lowerWins(tablesOf(scene)[1]!),
    });
    expect(winners(scene)).toMatchObject({ 'w1-1': 1, 'w2-1': 2 });
  });

  it('then staff decide the table of a Swiss round, as before', () => {
    const scene = begun(4, { phases: [kit.SWISS] });
    drawAndStart(scene);
    expect(drop(scene, 4)).toHaveLength(1);
  });
});

describe('Given two opponents who do not check in after a pause', () => {
  const checkIn = (scene: EventScene, away: readonly number[]): void => {
    for (const { number } of scene.state().entrants) {
      if (!away.includes(number)) scene.leads({ type: 'check-in', entrant: number });
    }
  };

  it('then their match has no winner, and the next opponent wins the final', () => {
    const scene = kit.registered(8, { phases: [SINGLE], checkIn: true });
    scene.leads({ type: 'begin-check-in' });
    checkIn(scene, []);
    scene.leads({ type: 'begin-phase', phase: 1 });
    playRound(scene);
    scene.leads({ type: 'pause-tournament' });
    checkIn(scene, [1, 3, 4]);
    const facts = scene.makes(kit.OWNER, { type: 'resume-tournament' });
    expect(facts.filter(({ kind }) => kind === 'walkover-decided')).toEqual([
      { kind: 'walkover-decided', phase: 1, match: 'w2-1', between: [1, 4], winner: null },
      { kind: 'walkover-decided', phase: 1, match: 'w2-2', between: [2, 3], winner: 2 },
      { kind: 'walkover-decided', phase: 1, match: 'w3-1', between: [2], winner: 2 },
    ]);
  });
});

describe('Given a walkover that was decided', () => {
  it('then a drop after the final changes no place', () => {
    const scene = semiFinalsPlayed();
    playRound(scene, fourWins);
    const before = firstPlaces(scene);
    drop(scene, 4);
    drop(scene, 2);
    expect(firstPlaces(scene)).toEqual(before);
    expect(before[0]).toEqual([4, 1]);
  });

  it('then a correction that brings another opponent recomputes it', () => {
    const scene = begun(4, { phases: [SINGLE] });
    playRound(scene);
    drop(scene, 1);
    expect(winners(scene)).toMatchObject({ 'w2-1': 2 });
    const { number: table } = kit.tableOf(scene, 1);
    const correction = {
      phase: 1,
      round: 1,
      table,
      result: { is: 'forfeit', winner: 4 },
    } as const;
    const preview = previewCorrection(scene.state(), correction, sha256);
    expect(preview).toMatchObject({ bracket: ['w2-1'], walkovers: [] });
    const expectedSeq = scene.state().seq;
    scene.leads({ type: 'correct-result', ...correction, expectedSeq, ...REASON });
    expect(winners(scene)).toMatchObject({ 'w1-1': 4, 'w2-1': null });
    expect(scene.tries(kit.OWNER, { type: 'draw-round', phase: 1, round: 2 })).toBe('accepted');
  });
});

describe('Given a player who lost a match and left', () => {
  it('then a correction that lets them advance decides the next match, as its preview says', () => {
    const scene = begun(4, { phases: [SINGLE] });
    playRound(scene);
    drop(scene, 4);
    const { number: table } = kit.tableOf(scene, 4);
    const correction = {
      phase: 1,
      round: 1,
      table,
      result: { is: 'forfeit', winner: 4 },
    } as const;
    const preview = previewCorrection(scene.state(), correction, sha256);
    expect(preview).toMatchObject({ bracket: ['w2-1'], walkovers: ['w2-1'] });
    const expectedSeq = scene.state().seq;
    const said = { type: 'correct-result', ...correction, expectedSeq, ...REASON } as const;
    expect(scene.makes(kit.OWNER, said).slice(1)).toEqual([
      { kind: 'walkover-decided', phase: 1, match: 'w2-1', between: [2, 4], winner: 2 },
    ]);
  });
});

describe('Given a tournament that pins the rules /1', () => {
  it('then it computes walkovers from those who have left by now, as it always did', () => {
    const scene = kit.begunFirst(8, [SINGLE]);
    drop(scene, 5);
    playRound(scene);
    playRound(scene, fourWins);
    expect(drop(scene, 4)).toHaveLength(1);
    expect(winners(scene)).toMatchObject({ 'w1-2': null, 'w2-1': 1, 'w3-1': null });
  });
});
