/** Given a Swiss, when any of its entrants drop, then it has the rounds that were planned. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begun, playRound, SWISS } from '../tournament.spec-kit.js';

const event = fc.record({
  players: fc.integer({ min: 2, max: 9 }),
  rounds: fc.integer({ min: 1, max: 5 }),
  /** Who drops before each round. */
  leavers: fc.array(fc.uniqueArray(fc.integer({ min: 2, max: 9 }), { maxLength: 4 }), {
    minLength: 5,
    maxLength: 5,
  }),
});

describe('A drop', () => {
  it('never shortens the event: all rounds are played, and not one more', () => {
    fc.assert(
      fc.property(event, ({ players, rounds, leavers }) => {
        const scene = begun(players, { phases: [{ ...SWISS, rounds }] });
        for (let round = 1; round <= rounds; round += 1) {
          for (const entrant of leavers[round - 1] ?? []) {
            scene.tries('olga', { type: 'drop-entrant', entrant });
          }
          playRound(scene);
        }
        expect(scene.state().phases[0]?.rounds).toHaveLength(rounds);
        const next = { type: 'draw-round', phase: 1, round: rounds + 1 } as const;
        expect(scene.tries('olga', next)).toBe('phase-over');
        expect(scene.tries('olga', { type: 'finish-tournament' })).toBe('accepted');
      }),
      { numRuns: 60 },
    );
  });
});
