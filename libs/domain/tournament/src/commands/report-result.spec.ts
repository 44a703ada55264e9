import { tournamentCommandIn, type TableResult } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import * as kit from '../tournament.spec-kit.js';

const { at, begun, CUT, drawAndStart, playRound, SWISS, tableOf } = kit;

everyEventHolds();

const games = (one: number, other: number, draws = 0): TableResult => ({
  is: 'games',
  wins: [one, other],
  draws,
});

/** A round of four is played; the names of the first table, the one who begins first. */
function atTheTable(terms: Parameters<typeof begun>[1] = {}) {
  const scene = begun(4, terms);
  drawAndStart(scene);
  const [one = 0, other = 0] = tableOf(scene, 1).entrants;
  const report = (result: TableResult) =>
    ({ type: 'report-result', ...at(scene, 1), result }) as const;
  const stranger = [1, 2, 3, 4].find((each) => each !== one && each !== other) ?? 0;
  return { scene, report, one: `p${one}`, other: `p${other}`, stranger: `p${stranger}` };
}

describe('report-result', () => {
  it('given one report, then there is no result yet; given the same of both, then there is', () => {
    const { scene, report, one, other } = atTheTable();
    expect(scene.makes(one, report(games(2, 1))).map(({ kind }) => kind)).toEqual([
      'result-reported',
    ]);
    expect(tableOf(scene, 1).result).toBeNull();
    expect(scene.makes(other, report(games(2, 1))).map(({ kind }) => kind)).toEqual([
      'result-reported',
      'result-recorded',
    ]);
    expect(tableOf(scene, 1)).toMatchObject({ result: games(2, 1), reports: [] });
  });

  it.each([
    ['different winners', games(2, 1), games(1, 2)],
    ['that both have won 2-0', games(2, 0), games(0, 2)],
    ['a win and a draw', games(1, 0), games(0, 0, 1)],
  ])('given reports of %s, then staff are asked, and nothing counts', (_, first, second) => {
    const { scene, report, one, other } = atTheTable();
    scene.says(one, report(first));
    expect(scene.makes(other, report(second)).at(-1)).toMatchObject({
      kind: 'question-opened',
      why: 'reports-differ',
    });
    expect(tableOf(scene, 1)).toMatchObject({ result: null, hasQuestion: true });
  });

  it('given a question to staff, then players agree no more by themselves', () => {
    const { scene, report, one, other } = atTheTable();
    scene.says(one, report(games(2, 0)));
    scene.says(other, report(games(0, 2)));
    expect(scene.makes(other, report(games(2, 0)))).toHaveLength(1);
    expect(tableOf(scene, 1).result).toBeNull();
    scene.leads({ type: 'enter-result', ...at(scene, 1), result: games(2, 0) });
    expect(tableOf(scene, 1)).toMatchObject({ result: games(2, 0), hasQuestion: false });
  });

  it('given a question to staff, then another differing report asks it no second time', () => {
    const { scene, report, one, other } = atTheTable();
    scene.says(one, report(games(2, 0)));
    scene.says(other, report(games(0, 2)));
    expect(scene.makes(other, report(games(1, 2)))).toHaveLength(1);
  });

  it('given the same report of the same player again, then it is a conflict', () => {
    const { scene, report, one } = atTheTable();
    scene.says(one, report(games(2, 1)));
    expect(scene.tries(one, report(games(2, 1)))).toBe('conflict');
    expect(scene.tries(one, report(games(2, 0)))).toBe('accepted');
  });

  it('given a player of another table, then the report is refused', () => {
    const { scene, report, stranger } = atTheTable();
    expect(scene.tries(stranger, report(games(2, 0)))).toBe('wrong-entrant');
  });

  it('given a result, then it is a conflict: staff can change it', () => {
    const { scene, report, one } = atTheTable();
    scene.leads({ type: 'enter-result', ...at(scene, 1), result: games(2, 0) });
    expect(scene.tries(one, report(games(0, 2)))).toBe('conflict');
  });

  it.each<[string, TableResult]>([
    ['3-3 in a best of three', games(3, 3)],
    ['2-2 in a best of three', games(2, 2)],
    ['3-0 in a best of three', games(3, 0)],
    ['no game at all', games(0, 0)],
    ['99 drawn games', games(0, 0, 99)],
    ['places at a table of two', { is: 'places', places: [[1], [2]] }],
    ['a winner who sits elsewhere', { is: 'forfeit', winner: 99 }],
    ['an intentional draw where there is none', { is: 'intentional-draw' }],
  ])('given %s, then the result is unclear', (_, result) => {
    const { scene, report, one } = atTheTable();
    expect(scene.tries(one, report(result))).toBe('result-unclear');
  });

  it.each([-1, 1.5, 100, 2 ** 53, NaN, '2'])('given %s won games, then it is no command', (won) => {
    const { scene, report, one } = atTheTable();
    const said = { ...report(games(2, 0)), commandId: 'c', actor: one, role: 'player' } as const;
    const command = { ...said, record: scene.tournament.record };
    expect(tournamentCommandIn(command)).toBeDefined();
    const result = { ...command.result, wins: [won, 0] };
    expect(tournamentCommandIn({ ...command, result })).toBeUndefined();
  });

  it('given a best of three that time has ended, then 1-0 and 1-1 are results', () => {
    const { scene, report, one, other } = atTheTable();
    scene.says(one, report(games(1, 1)));
    scene.says(other, report(games(1, 1)));
    expect(tableOf(scene, 1).result).toEqual(games(1, 1));
  });

  it('given a preset with intentional draws, then both may agree on one', () => {
    const { scene, report, one, other } = atTheTable({ intentionalDraws: true });
    scene.says(one, report({ is: 'intentional-draw' }));
    scene.says(other, report({ is: 'intentional-draw' }));
    expect(tableOf(scene, 1).result).toEqual({ is: 'intentional-draw' });
  });

  it('given matches on the platform, then they report themselves, but for intentional draws', () => {
    const { scene, report, one } = atTheTable({ play: 'platform', intentionalDraws: true });
    expect(scene.tries(one, report(games(2, 0)))).toBe('result-unclear');
    expect(scene.tries(one, report({ is: 'intentional-draw' }))).toBe('accepted');
  });

  it('given a bracket, then a draw is no result', () => {
    const scene = begun(4, { phases: [{ ...SWISS, rounds: 1 }, CUT] });
    playRound(scene);
    scene.leads({ type: 'begin-phase', phase: 2 });
    drawAndStart(scene);
    const said = { type: 'report-result', ...at(scene, 1), result: games(1, 1) } as const;
    expect(scene.tries('p1', said)).toBe('result-unclear');
  });

  it('given a pod, then all have to say the same places, and everybody has one', () => {
    const pods = { kind: 'pods', standings: 'pods/1', rounds: 1 } as const;
    const { scene, report } = atTheTable({
      phases: [{ ...pods, least: 3, most: 4, wanted: 4 }],
    });
    const said = report({ is: 'places', places: [[2], [1, 3], [4]] });
    expect(scene.tries('p1', report({ is: 'places', places: [[2], [1, 3]] }))).toBe(
      'result-unclear',
    );
    expect(scene.tries('p1', report(games(1, 0)))).toBe('result-unclear');
    expect(scene.tries('p1', { ...said, result: { ...said.result, scores: [5] } as never })).toBe(
      'result-unclear',
    );
    for (const actor of ['p1', 'p2', 'p3']) scene.says(actor, said);
    expect(tableOf(scene, 1).result).toBeNull();
    scene.says('p4', said);
    expect(tableOf(scene, 1).result).toEqual(said.result);
  });
});
