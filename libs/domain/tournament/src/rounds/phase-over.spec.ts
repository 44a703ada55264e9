/** Given a large bracket, when it is said to be in full swing, then its matches say so too. */
import type { PhaseAsked } from '@scoresheet/contracts-messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Said } from '../offline/offline-tournament.js';
import { currentPhase, type TableState } from '../fold/tournament-state.js';
import * as kit from '../tournament.spec-kit.js';
import { bracketOf, standOf } from './bracket-of.js';
import { isInFullSwing, isPhaseOver } from './phase-over.js';

const BRACKETS: readonly PhaseAsked[] = [
  { kind: 'single-elimination', standings: 'magic/1', bestOf: 3, thirdPlace: true },
  { kind: 'double-elimination', standings: 'magic/1', bestOf: 3 },
];

const walk = fc.record({
  bracket: fc.constantFrom(...BRACKETS),
  players: fc.integer({ min: 8, max: 24 }),
  chances: fc.array(fc.nat(0x7fff_ffff), { minLength: 60, maxLength: 200, size: 'max' }),
});

/** What the matches of the bracket say, one by one. */
function hasMatchesLeft(scene: kit.EventScene): boolean {
  const phase = currentPhase(scene.state());
  const bracket = phase && bracketOf(phase);
  if (phase === undefined || bracket === undefined) throw new Error('a bracket is played');
  const matches = [...standOf(phase, bracket).matches.values()];
  return matches.some(({ kind }) => kind === 'ready' || kind === 'waiting');
}

/** Closes the round where it can be, and draws the next one. */
function moveOn(scene: kit.EventScene): void {
  const steps = ['close-round', 'draw-round', 'publish-round', 'start-round'] as const;
  for (const type of steps) scene.tries(kit.OWNER, { type, ...kit.roundOf(scene) } as Said);
}

function step(scene: kit.EventScene, chance: number): void {
  const rounds = currentPhase(scene.state())?.rounds ?? [];
  const round = rounds[(chance >> 3) % Math.max(1, rounds.length)];
  const tables: readonly TableState[] = [...(round?.tables.values() ?? [])];
  const table = tables[(chance >> 8) % Math.max(1, tables.length)];
  const wins: [number, number] = (chance >> 16) % 2 === 0 ? [2, 0] : [0, 2];
  const named = { phase: 1, round: round?.round ?? 0, table: table?.number ?? 0 };
  const said = { ...named, result: { is: 'games' as const, wins, draws: 0 } };
  const entrant = 1 + ((chance >> 8) % scene.state().entrants.length);
  if (chance % 8 === 0) scene.tries(kit.OWNER, { type: 'drop-entrant', entrant });
  else if (chance % 8 < 5) scene.tries(kit.OWNER, { type: 'enter-result', ...said });
  else if (chance % 8 === 5) scene.tries(kit.OWNER, correction(scene, said));
  else moveOn(scene);
}

const correction = (scene: kit.EventScene, said: object): Said =>
  ({ ...said, ...kit.REASON, type: 'correct-result', expectedSeq: scene.state().seq }) as never;

describe('A bracket of the rules /2', () => {
  it('is over exactly when none of its matches is left, after drops and corrections as well', () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(walk, ({ bracket, players, chances }) => {
        const scene = kit.begun(players, { phases: [bracket] });
        const wrong = chances.filter((chance) => {
          step(scene, chance);
          const phase = currentPhase(scene.state());
          if (phase === undefined || phase.rounds.at(-1)?.stage !== 'closed') return false;
          seen.add(isPhaseOver(phase));
          return isPhaseOver(phase) === hasMatchesLeft(scene);
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 40, seed: 39 },
    );
    expect(seen.size).toBe(2);
  });
});

describe('A bracket of the rules /1 in full swing', () => {
  it('has matches left, whoever has gone and whatever was corrected', () => {
    let seen = 0;
    let wrong = 0;
    fc.assert(
      fc.property(walk, ({ bracket, players, chances }) => {
        const scene = kit.begunFirst(players, [bracket]);
        for (const chance of chances) {
          step(scene, chance);
          const phase = currentPhase(scene.state());
          if (phase === undefined || !isInFullSwing(phase)) continue;
          seen += 1;
          if (!hasMatchesLeft(scene)) wrong += 1;
        }
        expect(wrong).toBe(0);
      }),
      { numRuns: 150, seed: 15 },
    );
    expect(seen).toBeGreaterThan(1_000);
  });
});
