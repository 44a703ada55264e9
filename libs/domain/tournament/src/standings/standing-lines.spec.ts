import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import type { PhaseAsked } from '@scoresheet/contracts-messages';
import { begun, CUT, playRound, REASON, SWISS, type EventScene } from '../tournament.spec-kit.js';
import { standingsIn } from './standing-lines.js';

const ranksOf = ({ state }: EventScene) =>
  standingsIn(state(), sha256).map(({ entrant, rank }) => [entrant, rank]);

const BRACKET: PhaseAsked = { kind: 'single-elimination', standings: 'magic/1', bestOf: 3 };

describe('Given a bracket that is being played', () => {
  it('then nobody who is out stands ahead of whoever is still in', () => {
    const scene = begun(4, { phases: [BRACKET] });
    playRound(scene);
    const ranks = new Map(ranksOf(scene) as [number, number][]);
    expect([ranks.get(1), ranks.get(2)]).toEqual([1, 1]);
    expect([ranks.get(3), ranks.get(4)]).toEqual([3, 3]);
  });

  it('then those who were cut stand behind all of it, as their phase left them', () => {
    const scene = begun(8, { phases: [SWISS, CUT] });
    for (let round = 1; round <= 3; round += 1) playRound(scene);
    const before = ranksOf(scene);
    scene.leads({ type: 'begin-phase', phase: 2 });
    playRound(scene);
    expect(ranksOf(scene).slice(4)).toEqual(before.slice(4));
  });
});

describe('Given points that a penalty has taken off before the cut', () => {
  const linesOf = ({ state }: EventScene) => standingsIn(state(), sha256);

  it('then those who were cut keep the numbers of their phase when the bracket begins', () => {
    const scene = begun(8, { phases: [SWISS, CUT] });
    for (let round = 1; round <= 3; round += 1) playRound(scene);
    const cut = linesOf(scene)[5]?.entrant ?? 0;
    const penalty = { penalty: 'points', points: 2, infraction: 'slow-play' } as const;
    scene.leads({ type: 'penalise-entrant', entrant: cut, ...penalty, ...REASON });
    const before = linesOf(scene).slice(4);
    scene.leads({ type: 'begin-phase', phase: 2 });
    expect(linesOf(scene).slice(4)).toEqual(before);
    scene.leads({ type: 'penalise-entrant', entrant: cut, ...penalty, ...REASON });
    expect(linesOf(scene).slice(4)).toEqual(before);
  });
});

describe('Given a bracket that is over', () => {
  const over = (): EventScene => {
    const scene = begun(2, { phases: [BRACKET] });
    playRound(scene);
    return scene;
  };

  it('then whoever leaves moves nobody', () => {
    const scene = over();
    const before = ranksOf(scene);
    scene.leads({ type: 'drop-entrant', entrant: 1 });
    expect(ranksOf(scene)).toEqual(before);
  });

  it('then one who is disqualified leaves the ranking, and others move up', () => {
    const scene = over();
    scene.leads({ type: 'disqualify-entrant', entrant: 1, reasonDigest: 'a'.repeat(64) });
    expect(ranksOf(scene)).toEqual([
      [2, 1],
      [1, null],
    ]);
  });

  it('then a correction that opens it again finds those gone who have left since', () => {
    const scene = over();
    for (const entrant of [1, 2]) scene.leads({ type: 'drop-entrant', entrant });
    const { seq, phases } = scene.state();
    const [table] = phases[0]?.rounds[0]?.tables.keys() ?? [];
    scene.leads({
      type: 'correct-result',
      phase: 1,
      round: 1,
      table: table ?? 0,
      expectedSeq: seq,
      result: { is: 'games', wins: [0, 2], draws: 0 },
      reasonDigest: 'a'.repeat(64),
    });
    scene.leads({ type: 'finish-tournament' });
    expect(ranksOf(scene)).toHaveLength(2);
    expect(ranksOf(scene).map(([, rank]) => rank)).not.toContain(null);
  });
});
