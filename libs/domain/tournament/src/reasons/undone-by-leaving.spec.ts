import type { PhaseAsked } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { begunAs, begunFirst, drawAndStart, lowerWins, playRound } from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';
import type { TableState } from '../fold/tournament-state.js';
import { undoneByLeaving } from './undone-by-leaving.js';

const SINGLE: PhaseAsked = { kind: 'single-elimination', standings: 'magic/1', bestOf: 3 };

const fourWins = (table: TableState) =>
  table.entrants.includes(4) ? ({ is: 'forfeit', winner: 4 } as const) : lowerWins(table);

/** Entrant 5 left before round 1; entrant 4 has beaten entrant 1 in a semi-final. */
function semiFinalsPlayed(scene: EventScene): EventScene {
  scene.leads({ type: 'drop-entrant', entrant: 5 });
  playRound(scene);
  playRound(scene, fourWins);
  return scene;
}

const SEMI_FINAL = { match: 'w2-1', phase: 1, round: 2, table: 1, entrants: [1, 4] };

describe('A drop in a bracket that pins the rules /1', () => {
  it('would undo the semi-final of seed 4, between the rounds and during the final', () => {
    const scene = semiFinalsPlayed(begunFirst(8, [SINGLE]));
    expect(undoneByLeaving(scene.state(), 4)).toEqual([SEMI_FINAL]);
    drawAndStart(scene);
    expect(undoneByLeaving(scene.state(), 4)).toEqual([SEMI_FINAL]);
  });

  it('undoes nothing if the player has lost, has left, or has had no walkover', () => {
    const scene = semiFinalsPlayed(begunFirst(8, [SINGLE]));
    expect([1, 2, 3, 5].flatMap((each) => undoneByLeaving(scene.state(), each))).toEqual([]);
  });

  it('undoes nothing once the bracket is over', () => {
    const scene = semiFinalsPlayed(begunFirst(8, [SINGLE]));
    playRound(scene, fourWins);
    expect(undoneByLeaving(scene.state(), 4)).toEqual([]);
  });
});

describe('A drop in a bracket that pins the rules /2', () => {
  it('undoes no match', () => {
    const scene = semiFinalsPlayed(begunAs('undone-second', 8, [SINGLE], 2));
    expect(undoneByLeaving(scene.state(), 4)).toEqual([]);
  });
});
