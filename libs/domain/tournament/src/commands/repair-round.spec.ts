import type { Repair } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { currentRound } from '../fold/tournament-state.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';

const { begun, CUT, drawAndStart, firstWins, playRound, REASON, registered, SWISS } = kit;
const { roundOf, tableOf, tablesOf } = kit;

everyEventHolds();

/** A round of seven is played: three tables and a bye. */
function seven() {
  const scene = begun(7);
  drawAndStart(scene);
  const [bye = 0] = currentRound(scene.state())?.byes ?? [];
  const seats = tablesOf(scene).map(({ entrants: [one = 0, other = 0] }) => [one, other] as const);
  const [[a, b] = [0, 0], [c, d] = [0, 0]] = seats;
  return { scene, bye, a, b, c, d };
}

const repair = (scene: EventScene, ...repairs: Repair[]) =>
  ({ type: 'repair-round', ...roundOf(scene), repairs, ...REASON }) as const;

describe('repair-round', () => {
  it('swaps two entrants between two tables', () => {
    const { scene, a, b, c, d } = seven();
    scene.leads(repair(scene, { is: 'swap', entrants: [b, c] }));
    expect(tableOf(scene, a).entrants).toEqual([a, c]);
    expect(tableOf(scene, d).entrants).toEqual([b, d]);
    expect(currentRound(scene.state())?.open).toBe(3);
  });

  it('swaps who begins at one table', () => {
    const { scene, a, b } = seven();
    scene.leads(repair(scene, { is: 'swap', entrants: [a, b] }));
    expect(tableOf(scene, a).entrants).toEqual([b, a]);
  });

  it('swaps an entrant with the one who has the bye', () => {
    const { scene, a, b, bye } = seven();
    scene.leads(repair(scene, { is: 'swap', entrants: [b, bye] }));
    expect(tableOf(scene, a).entrants).toEqual([a, bye]);
    expect(currentRound(scene.state())?.byes).toEqual([b]);
    expect(scene.state().entrants[b - 1]?.table).toBeNull();
  });

  it('unpairs a table, and pairs those who wait otherwise', () => {
    const { scene, a, b, bye } = seven();
    const facts = scene.makes(
      'olga',
      repair(
        scene,
        { is: 'unpair', table: tableOf(scene, a).number },
        { is: 'pair', entrants: [a, bye] },
        { is: 'bye', entrant: b },
      ),
    );
    expect(facts.map(({ kind }) => kind)).toEqual([
      'table-removed',
      'bye-taken',
      'table-added',
      'bye-given',
    ]);
    expect(tableOf(scene, bye).entrants).toEqual([a, bye]);
    expect(currentRound(scene.state())?.byes).toEqual([b]);
  });

  it('gives a latecomer who waits the opponent who had the bye', () => {
    const { scene, bye } = seven();
    scene.leads({ type: 'add-entrants', entrants: [{ actor: 'late' }] });
    scene.leads(repair(scene, { is: 'pair', entrants: [bye, 8] }));
    expect(tableOf(scene, 8)).toMatchObject({ number: 4, entrants: [bye, 8] });
    expect(currentRound(scene.state())).toMatchObject({ byes: [], open: 4 });
  });

  it('gives new tables no number that is left out', () => {
    const scene = begun(7);
    scene.leads({ type: 'number-tables', first: 10, leftOut: [13] });
    drawAndStart(scene);
    const [bye = 0] = currentRound(scene.state())?.byes ?? [];
    scene.leads({ type: 'add-entrants', entrants: [{ actor: 'late' }] });
    scene.leads(repair(scene, { is: 'pair', entrants: [bye, 8] }));
    expect(tableOf(scene, 8).number).toBe(14);
  });

  it('is refused at a table with a result, whichever way it is touched', () => {
    const { scene, a, b, c } = seven();
    const at = kit.at(scene, a);
    scene.leads({ type: 'enter-result', ...at, result: firstWins() });
    const tries = (...repairs: Repair[]) => scene.tries('olga', repair(scene, ...repairs));
    expect(tries({ is: 'swap', entrants: [b, c] })).toBe('table-decided');
    expect(tries({ is: 'unpair', table: at.table })).toBe('table-decided');
  });

  it.each<[string, string, (scene: ReturnType<typeof seven>) => Repair[]]>([
    ['unknown-table', 'a table that is not there', () => [{ is: 'unpair', table: 99 }]],
    ['unknown-entrant', 'nobody', ({ bye }) => [{ is: 'pair', entrants: [bye, 99] }]],
    ['entrant-playing', 'somebody who sits', ({ bye, a }) => [{ is: 'pair', entrants: [bye, a] }]],
    ['repair-unclear', 'a table of one', ({ bye }) => [{ is: 'pair', entrants: [bye, bye] }]],
    ['repair-unclear', 'a swap of one', ({ a }) => [{ is: 'swap', entrants: [a, a] }]],
    [
      'repair-unclear',
      'two swaps that change nothing',
      ({ a, c }) => [
        { is: 'swap', entrants: [a, c] },
        { is: 'swap', entrants: [c, a] },
      ],
    ],
    [
      'repair-unclear',
      'a table of three in a Swiss',
      ({ scene, a, b, bye }) => [
        { is: 'unpair', table: tableOf(scene, a).number },
        { is: 'pair', entrants: [a, b, bye] },
      ],
    ],
  ])('is refused as %s for %s, and nothing changes', (code, _, repairs) => {
    const played = seven();
    const { scene } = played;
    const before = scene.state().seq;
    expect(scene.tries('olga', repair(scene, ...repairs(played)))).toBe(code);
    expect(scene.state().seq).toBe(before);
  });

  it('gives nobody a place who has left', () => {
    const { scene, a, bye } = seven();
    scene.says(`p${bye}`, { type: 'drop-entrant', entrant: bye });
    expect(scene.tries('olga', repair(scene, { is: 'swap', entrants: [a, bye] }))).toBe(
      'entrant-gone',
    );
    expect(scene.tries('olga', repair(scene, { is: 'bye', entrant: bye }))).toBe('entrant-gone');
  });

  it('gives nobody a second place who was awarded a bye', () => {
    const scene = registered(4);
    scene.leads({ type: 'award-byes', entrant: 1, byes: 1 });
    scene.leads({ type: 'begin-phase', phase: 1 });
    drawAndStart(scene);
    const [bye = 0] = currentRound(scene.state())?.byes ?? [];
    expect(scene.tries('olga', repair(scene, { is: 'pair', entrants: [1, bye] }))).toBe(
      'repair-unclear',
    );
    expect(scene.tries('olga', repair(scene, { is: 'bye', entrant: 1 }))).toBe('repair-unclear');
  });

  it('gives nobody a table in a phase that they are not in', () => {
    const second = { ...SWISS, cut: { by: 'rank', places: 3 } } as const;
    const scene = begun(4, { phases: [{ ...SWISS, rounds: 1 }, second] });
    playRound(scene);
    scene.leads({ type: 'begin-phase', phase: 2 });
    const out = [1, 2, 3, 4].find((each) => !scene.state().phases[1]?.entrants.includes(each)) ?? 0;
    drawAndStart(scene);
    const [bye = 0] = currentRound(scene.state())?.byes ?? [];
    expect(scene.tries('olga', repair(scene, { is: 'pair', entrants: [bye, out] }))).toBe(
      'unknown-entrant',
    );
  });

  it('keeps pods between their least and largest size', () => {
    const pods = { kind: 'pods', standings: 'pods/1', rounds: 1 } as const;
    const scene = begun(6, { phases: [{ ...pods, least: 3, most: 4, wanted: 3 }] });
    drawAndStart(scene);
    const [first, second] = tablesOf(scene);
    const [a = 0, b = 0, c = 0] = first?.entrants ?? [];
    const unpaired: Repair[] = [first, second].map((table) => ({
      is: 'unpair',
      table: table?.number ?? 0,
    }));
    const pair = (...entrants: number[]): Repair => ({ is: 'pair', entrants });
    expect(scene.tries('olga', repair(scene, ...unpaired, pair(a, b)))).toBe('repair-unclear');
    const [d = 0] = second?.entrants ?? [];
    expect(scene.tries('olga', repair(scene, ...unpaired, pair(a, b, c, d)))).toBe('accepted');
  });

  it('is not for brackets, not before the round is drawn, and a conflict when it is closed', () => {
    const scene = begun(4, { phases: [{ ...SWISS, rounds: 1 }, CUT] });
    expect(scene.tries('olga', repair(scene, { is: 'unpair', table: 1 }))).toBe('wrong-round');
    const closed = begun(4, { phases: [{ ...SWISS, rounds: 1 }, CUT] });
    playRound(closed);
    const late = { ...repair(closed, { is: 'unpair', table: 1 }), round: 1 };
    expect(closed.tries('olga', late)).toBe('conflict');
    closed.leads({ type: 'begin-phase', phase: 2 });
    drawAndStart(closed);
    expect(closed.tries('olga', repair(closed, { is: 'unpair', table: 1 }))).toBe('repair-unclear');
  });

  it('is done by somebody else for an organiser who plays', () => {
    const scene = registered(3);
    scene.says('olga', { type: 'enter-tournament' });
    scene.leads({ type: 'appoint-staff', to: 'otto', as: 'organiser' });
    scene.leads({ type: 'begin-phase', phase: 1 });
    drawAndStart(scene);
    const said = repair(scene, { is: 'unpair', table: tableOf(scene, 4).number });
    expect(scene.tries('olga', said)).toBe('own-table');
    expect(scene.tries('otto', said)).toBe('accepted');
  });
});
