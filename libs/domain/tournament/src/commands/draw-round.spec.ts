import type { PhaseAsked } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { everyEventHolds, readPublic } from '../event-holds.spec-kit.js';
import { currentRound } from '../fold/tournament-state.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';

const { begun, CUT, drawAndStart, playRound, SWISS, tablesOf } = kit;

everyEventHolds();

const DRAW = { type: 'draw-round', phase: 1, round: 1 } as const;
const pairs = (scene: EventScene) =>
  tablesOf(scene).map(({ entrants }) => entrants.toSorted((one, other) => one - other).join('-'));

describe('draw-round', () => {
  it('makes tables and a bye, which the house alone knows', () => {
    const scene = begun(5);
    const [fact] = scene.makes('olga', DRAW);
    expect(fact).toMatchObject({ kind: 'round-drawn', phase: 1, round: 1 });
    expect(currentRound(scene.state())).toMatchObject({ stage: 'drawn', open: 2 });
    expect(currentRound(scene.state())?.byes).toHaveLength(1);
    expect(readPublic(scene).events.at(-1)?.parts.public).toEqual({
      action: { ...DRAW, actor: 'olga', role: 'player' },
      facts: [{ kind: 'round-drawn', phase: 1, round: 1 }],
    });
  });

  it('given two organisers at once, then there is one round, and the second gets a conflict', () => {
    const scene = begun(4);
    scene.leads({ type: 'appoint-staff', to: 'otto', as: 'organiser' });
    scene.leads(DRAW);
    expect(scene.tries('otto', DRAW)).toBe('conflict');
    expect(scene.state().phases[0]?.rounds).toHaveLength(1);
  });

  it('comes after the round before it is closed', () => {
    const scene = begun(4);
    expect(scene.tries('olga', { ...DRAW, round: 2 })).toBe('wrong-round');
    expect(scene.tries('olga', { ...DRAW, phase: 2 })).toBe('wrong-phase');
    drawAndStart(scene);
    expect(scene.tries('olga', { ...DRAW, round: 2 })).toBe('round-open');
  });

  it('is refused when all rounds were played, and as many are played as were planned', () => {
    const scene = begun(4);
    for (let round = 1; round <= 3; round += 1) playRound(scene);
    expect(scene.tries('olga', { ...DRAW, round: 4 })).toBe('phase-over');
  });

  it.each([2, 3, 5, 8, 33, 513])(
    'given %i entrants, then all sit once, one at most has a bye',
    (n) => {
      const scene = begun(n, { capacity: 600 });
      scene.leads(DRAW);
      const seated = tablesOf(scene).flatMap(({ entrants }) => entrants);
      const byes = currentRound(scene.state())?.byes ?? [];
      expect(byes).toHaveLength(n % 2);
      expect(new Set([...seated, ...byes]).size).toBe(n);
      expect(seated.length + byes.length).toBe(n);
    },
  );

  it('lets nobody meet twice, nor have two byes, while that can be avoided', () => {
    const scene = begun(6, { phases: [{ ...SWISS, rounds: 5 }] });
    const met: string[] = [];
    for (let round = 1; round <= 5; round += 1) {
      playRound(scene);
      met.push(...pairs(scene));
    }
    expect(met).toHaveLength(15);
    expect(new Set(met).size).toBe(15);
    const odd = begun(5, { phases: [{ ...SWISS, rounds: 5 }] });
    for (let round = 1; round <= 5; round += 1) playRound(odd);
    const byes = odd.state().phases[0]?.rounds.flatMap((round) => round.byes);
    expect(new Set(byes).size).toBe(5);
  });

  it('given more rounds than opponents, then they meet again, and nobody meets himself', () => {
    const scene = begun(3, { phases: [{ ...SWISS, rounds: 6 }] });
    const met: string[] = [];
    for (let round = 1; round <= 6; round += 1) {
      playRound(scene);
      met.push(...pairs(scene));
    }
    expect(met.toSorted()).toEqual(['1-2', '1-2', '1-3', '1-3', '2-3', '2-3']);
  });

  it('draws the same tables from the same state, however often it is tried', () => {
    const name = 'drawn-again';
    const [first, second] = [0, 1].map(() => {
      const scene = kit.draft({}, name);
      scene.leads({ type: 'announce-tournament' });
      scene.leads({ type: 'open-registration' });
      const entrants = ['a', 'b', 'c', 'd', 'e', 'f'].map((actor) => ({ actor }));
      scene.leads({ type: 'add-entrants', entrants });
      scene.leads({ type: 'begin-phase', phase: 1 });
      return scene;
    }) as [EventScene, EventScene];
    first.leads(DRAW);
    // Refused attempts before it, and another event, give no other draw.
    expect(second.tries('olga', { ...DRAW, round: 2 })).toBe('wrong-round');
    second.leads({ type: 'number-tables', first: 1, leftOut: [] });
    second.leads(DRAW);
    expect(pairs(second)).toEqual(pairs(first));
  });

  it('uses the results as they are: a later correction moves no table that was drawn', () => {
    const scene = begun(8);
    playRound(scene);
    scene.leads({ ...DRAW, round: 2 });
    const drawn = pairs(scene);
    const at = { phase: 1, round: 1, table: 1, expectedSeq: scene.state().seq };
    const result = { is: 'double-loss' } as const;
    scene.leads({ type: 'correct-result', ...at, result, ...kit.REASON });
    scene.leads({ type: 'publish-round', phase: 1, round: 2 });
    expect(pairs(scene)).toEqual(drawn);
  });

  const POD: PhaseAsked = {
    kind: 'pods',
    standings: 'pods/1',
    rounds: 1,
    least: 3,
    most: 4,
    wanted: 4,
  };

  it.each([
    [2, 0, 2],
    [5, 1, 1],
    [7, 2, 0],
    [9, 3, 0],
  ])(
    'given pods of 3 or 4 for %i, then there are %i tables and %i byes',
    (players, tables, byes) => {
      const scene = begun(players, { phases: [POD] });
      drawAndStart(scene);
      expect(tablesOf(scene)).toHaveLength(tables);
      expect(currentRound(scene.state())?.byes).toHaveLength(byes);
    },
  );

  it('lets everybody meet once in a round robin, and the opponent of one who left has a bye', () => {
    const robin: PhaseAsked = { kind: 'round-robin', standings: 'magic/1', bestOf: 3, times: 1 };
    const scene = begun(4, { phases: [robin] });
    playRound(scene);
    scene.leads({ type: 'drop-entrant', entrant: 4 });
    const met = pairs(scene);
    for (let round = 2; round <= 3; round += 1) {
      playRound(scene);
      met.push(...pairs(scene));
    }
    const rounds = scene.state().phases[0]?.rounds ?? [];
    expect(rounds.map(({ byes }) => byes.length)).toEqual([0, 1, 1]);
    expect(new Set(met).size).toBe(4);
  });

  it('plays a bracket to its end, whoever leaves it', () => {
    const scene = begun(8, {
      phases: [
        { ...SWISS, rounds: 1 },
        { ...CUT, cut: { by: 'rank', places: 8 } },
      ],
    });
    playRound(scene);
    scene.leads({ type: 'begin-phase', phase: 2 });
    playRound(scene);
    scene.leads({ type: 'drop-entrant', entrant: 1 });
    playRound(scene);
    expect(tablesOf(scene).length).toBeLessThanOrEqual(2);
    const more = scene.tries('olga', { type: 'draw-round', phase: 2, round: 3 });
    expect(['accepted', 'phase-over']).toContain(more);
  });
});
