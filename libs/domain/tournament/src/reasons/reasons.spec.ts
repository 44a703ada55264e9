/** Given an event that has been played, when somebody asks why, then every number unfolds. */
import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { standingsIn } from '../standings/standing-lines.js';
import { begun, CUT, drawAndStart, playRound, REASON, tablesOf } from '../tournament.spec-kit.js';
import { previewCorrection } from './preview-correction.js';
import { whyOpponent } from './why-opponent.js';
import { whyRank } from './why-rank.js';

function played(rounds: number) {
  const scene = begun(8);
  for (let round = 1; round <= rounds; round += 1) playRound(scene);
  return scene;
}

describe('Why somebody stands where they stand', () => {
  const scene = played(3);
  const state = scene.state();

  it('names the number that decides against the one ahead', () => {
    const standings = standingsIn(state, sha256);
    const second = standings[1];
    const why = whyRank(state, { phase: 1, entrant: second?.entrant ?? 0 }, sha256);
    expect(why?.standing.rank).toBe(2);
    expect(why?.ahead?.standing.entrant).toBe(standings[0]?.entrant);
    expect(why?.ahead?.decidedBy).toBe('points');
  });

  it('unfolds the points down to the results of three rounds', () => {
    const why = whyRank(state, { phase: 1, entrant: 1 }, sha256);
    const points = why?.numbers.find(({ name }) => name === 'points');
    expect(
      JSON.stringify(points, (_, value: unknown) => textOf(value)).match(/"kind":"match"/g),
    ).toHaveLength(3);
  });

  it('says nothing of a stranger', () => {
    expect(whyRank(state, { phase: 1, entrant: 99 }, sha256)).toBeUndefined();
    expect(whyRank(state, { phase: 2, entrant: 1 }, sha256)).toBeUndefined();
  });
});

const textOf = (value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value);

describe('Why somebody meets this opponent', () => {
  it('is said in a round that staff have given more byes, but of those by hand', () => {
    const scene = begun(7);
    const before = structuredClone(scene.state());
    const at = { phase: 1, round: 1 };
    scene.leads({ type: 'draw-round', ...at });
    const [first, second] = tablesOf(scene).map(({ entrants }) => entrants);
    const [one = 0, other = 0] = first ?? [];
    scene.leads({
      type: 'repair-round',
      ...at,
      ...REASON,
      repairs: [
        { is: 'unpair', table: 1 },
        { is: 'bye', entrant: one },
        { is: 'bye', entrant: other },
      ],
    });
    scene.leads({ type: 'publish-round', ...at });
    const round = scene.state().phases[0]?.rounds[0];
    if (round === undefined) throw new Error('nothing was drawn');
    const opponents = [second?.[0], one, other].map(
      (entrant) => whyOpponent(before, round, entrant ?? 0)?.opponent,
    );
    expect(opponents).toEqual([second?.[1], undefined, undefined]);
  });

  it('says of whom they met that they met, and counts what others would cost', () => {
    const scene = played(2);
    const before = structuredClone(scene.state());
    drawAndStart(scene);
    const round = scene.state().phases[0]?.rounds[2];
    if (round === undefined) throw new Error('nothing was drawn');
    const why = whyOpponent(before, round, 1);
    const met = before.phases[0]?.rounds
      .flatMap(({ tables }) => [...tables.values()])
      .filter(({ entrants }) => entrants.includes(1))
      .flatMap(({ entrants }) => entrants.filter((other) => other !== 1));
    const reasons = new Map(why?.alternatives.map((each) => [each.opponent, each.reason.code]));
    expect(met?.map((opponent) => reasons.get(opponent))).toEqual(['already-met', 'already-met']);
    const own = tablesOf(scene).find(({ entrants }) => entrants.includes(1));
    expect(own?.entrants).toContain(why?.opponent);
    // An exact draw never has an alternative that is better.
    expect([...reasons.values()]).not.toContain('would-save');
  });
});

describe('What a correction would change', () => {
  const other = { is: 'games', wins: [0, 2], draws: 0 } as const;

  it('is told before, and is what then comes', () => {
    const scene = played(3);
    const [table] = scene.state().phases[0]?.rounds[0]?.tables.values() ?? [];
    const wins: [number, number] = table?.result?.is === 'games' ? [...table.result.wins] : [2, 0];
    const result = { is: 'games' as const, wins: [wins[1], wins[0]] as [number, number], draws: 0 };
    const named = { phase: 1, round: 1, table: 1, result };
    const preview = previewCorrection(scene.state(), named, sha256);
    const before = standingsIn(scene.state(), sha256);
    scene.leads({
      type: 'correct-result',
      ...named,
      expectedSeq: preview?.seq ?? 0,
      reasonDigest: 'a'.repeat(64),
    });
    const after = standingsIn(scene.state(), sha256);
    const changed = after.filter((line) => !before.some((each) => same(each, line)));
    expect(preview?.standings.map((each) => each.after)).toEqual(changed);
    expect(changed.length).toBeGreaterThan(1);
  });

  it('names the matches of a bracket in which others would meet', () => {
    const scene = begun(4, {
      phases: [{ ...CUT, cut: undefined }].map(({ cut: _, ...one }) => one),
    });
    playRound(scene);
    const named = {
      phase: 1,
      round: 1,
      table: 1,
      result: { ...other, wins: [0, 2] as [number, number] },
    };
    expect(previewCorrection(scene.state(), named, sha256)?.bracket).toEqual(['w2-1']);
  });

  it('is nothing where there is no such table', () => {
    const named = { phase: 1, round: 1, table: 9, result: { is: 'double-loss' } as const };
    expect(previewCorrection(played(1).state(), named, sha256)).toBeUndefined();
  });
});

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
