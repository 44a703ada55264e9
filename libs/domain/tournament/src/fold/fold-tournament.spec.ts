/** Given any events of a tournament, when they are folded, then it is what was decided. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectToHold } from '../event-holds.spec-kit.js';
import { FORMATS, movesOf } from '../random-event.spec-kit.js';
import type { Said } from '../offline/offline-tournament.js';
import { currentPhase, currentRound } from './tournament-state.js';
import { registered, type EventScene } from '../tournament.spec-kit.js';

const walk = fc.record({
  format: fc.constantFrom(...FORMATS),
  players: fc.integer({ min: 2, max: 11 }),
  capacity: fc.constantFrom(6, 8, 64),
  checkIn: fc.boolean(),
  chances: fc.array(fc.nat(0x7fff_ffff), { minLength: 40, maxLength: 120, size: 'max' }),
});

const planned = (scene: EventScene) =>
  scene.state().phases.map(({ plannedRounds }) => plannedRounds);

/** Steps that a walk has to have taken: otherwise it says little. */
const WALKED = [
  'draw-round',
  'publish-round',
  'close-round',
  'repair-round',
  'correct-result',
  'drop-entrant',
  're-enter',
  'add-entrants',
  'disqualify-entrant',
  'finish-tournament',
  'a phase is joined',
  'pause-tournament',
  'resume-tournament',
  'award-byes',
  'forbid-pairs',
  ...['repair-round', 'drop-entrant', 'forbid-pairs'].map((type) => `a draw, then ${type}`),
];

/** Whether this reinstates a player whom the phase that is played does not list. */
function isFromOutside({ state }: EventScene, said: Said): boolean {
  const phase = currentPhase(state());
  return said.type === 're-enter' && phase !== undefined && !phase.entrants.includes(said.entrant);
}

/** Whether a draw has been repaired that is not published yet. */
const isOfDraw = ({ state }: EventScene): boolean => currentRound(state())?.asDrawn != null;

describe('Whatever is said in a tournament', () => {
  it('is folded as it was decided, verifies EXACT, and seats everybody once', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(walk, ({ format, players, capacity, checkIn, chances }) => {
        const scene = registered(players, { phases: format, capacity, checkIn });
        const changed: string[] = [];
        for (const chance of chances) {
          const moves = movesOf(scene, chance >> 8);
          const move = moves[chance % Math.max(1, moves.length)];
          if (move === undefined) break;
          const before = planned(scene);
          const isJoin = isFromOutside(scene, move.said);
          const said = scene.tries(move.actor, move.said);
          if (said === 'accepted') seen.add(move.said.type);
          if (isOfDraw(scene)) seen.add(`a draw, then ${move.said.type}`);
          const after = planned(scene).slice(0, before.length);
          if (said === 'accepted' && isJoin) seen.add('a phase is joined');
          // One more in a round robin needs more rounds, which is allowed until its first is paired.
          else if (after.join() !== before.join()) changed.push(move.said.type);
        }
        expect(changed).toEqual([]);
        expectToHold(scene);
      }),
      { numRuns: 120, seed: 64 },
    );
    expect(WALKED.filter((type) => !seen.has(type))).toEqual([]);
  });
});
