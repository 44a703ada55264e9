import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { everyEventHolds, readPublic } from '../event-holds.spec-kit.js';
import { currentRound } from '../fold/tournament-state.js';
import { verifyPublicTournament } from '../record/verify-public.js';
import { standingsIn } from '../standings/standing-lines.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';

const { begun, CUT, draft, drawAndStart, environment, playRound, registered, SWISS } = kit;
const { tableOf, tablesOf } = kit;

everyEventHolds();

const drop = (entrant: number) => ({ type: 'drop-entrant', entrant }) as const;
/** Who meets whom, whatever the numbers of the tables. */
const pairsOf = (scene: EventScene): readonly (readonly number[])[] =>
  tablesOf(scene)
    .map(({ entrants }) => entrants.toSorted((one, other) => one - other))
    .toSorted(([one = 0], [other = 0]) => one - other);

describe('drop-entrant', () => {
  it('between draw and publication changes as few tables as can be', () => {
    const scene = begun(8);
    playRound(scene);
    scene.leads({ type: 'draw-round', phase: 1, round: 2 });
    const drawn = pairsOf(scene);
    const [[gone = 0, left = 0] = []] = drawn;
    scene.says(`p${gone}`, drop(gone));
    scene.leads({ type: 'publish-round', phase: 1, round: 2 });
    expect(pairsOf(scene)).toEqual(drawn.slice(1));
    expect(currentRound(scene.state())?.byes).toEqual([left]);
    expect(scene.state().phases[0]?.plannedRounds).toBe(3);
  });

  it('of both of a table between draw and publication takes that table away', () => {
    const scene = begun(8);
    scene.leads({ type: 'draw-round', phase: 1, round: 1 });
    const [[one = 0, other = 0] = [], ...others] = pairsOf(scene);
    scene.leads(drop(one));
    scene.leads(drop(other));
    scene.leads({ type: 'publish-round', phase: 1, round: 1 });
    expect(pairsOf(scene)).toEqual(others);
    expect(currentRound(scene.state())?.byes).toEqual([]);
  });

  it('during a round leaves the table to be decided, and the next round without them', () => {
    const scene = begun(4);
    drawAndStart(scene);
    scene.says('p1', drop(1));
    const at = kit.at(scene, 1);
    const winner = tableOf(scene, 1).entrants.find((each) => each !== 1) ?? 0;
    expect(scene.tries('olga', { type: 'close-round', phase: 1, round: 1 })).toBe('tables-open');
    scene.leads({ type: 'enter-result', ...at, result: { is: 'forfeit', winner } });
    const others = tablesOf(scene).filter(({ result }) => result === null);
    for (const { number } of others) {
      const result = kit.firstWins();
      scene.leads({ type: 'enter-result', ...at, table: number, result });
    }
    scene.leads({ type: 'close-round', phase: 1, round: 1 });
    playRound(scene);
    expect(pairsOf(scene).flat()).not.toContain(1);
    expect(scene.state().phases[0]?.plannedRounds).toBe(3);
  });

  it('is for the own entry, or by staff, and once', () => {
    const scene = begun(4);
    expect(scene.tries('p2', drop(1))).toBe('wrong-entrant');
    expect(scene.tries('vera', drop(1))).toBe('not-allowed');
    expect(scene.tries('olga', drop(9))).toBe('unknown-entrant');
    scene.leads(drop(1));
    expect(scene.tries('p1', drop(1))).toBe('entrant-gone');
  });

  it('in a bracket gives the opponent a walkover', () => {
    const scene = begun(4, { phases: [{ ...SWISS, rounds: 1 }, CUT] });
    playRound(scene);
    scene.leads({ type: 'begin-phase', phase: 2 });
    scene.leads({ type: 'draw-round', phase: 2, round: 1 });
    scene.leads(drop(4));
    scene.leads({ type: 'publish-round', phase: 2, round: 1 });
    expect(tablesOf(scene)).toHaveLength(1);
  });

  it('of all but two makes them meet again: there is nobody else', () => {
    const scene = begun(4, { phases: [{ ...SWISS, rounds: 5 }] });
    playRound(scene);
    scene.leads(drop(3));
    scene.leads(drop(4));
    for (let round = 2; round <= 5; round += 1) playRound(scene);
    expect(pairsOf(scene)).toEqual([[1, 2]]);
  });
});

describe('check-in', () => {
  it('is said once, by oneself or by staff, and not by who has left', () => {
    const scene = registered(3, { checkIn: true });
    const here = (entrant: number) => ({ type: 'check-in', entrant }) as const;
    expect(scene.tries('p1', here(1))).toBe('wrong-stage');
    scene.leads({ type: 'begin-check-in' });
    expect(scene.makes('p1', here(1))).toEqual([{ kind: 'entrant-checked-in', entrant: 1 }]);
    expect(scene.tries('p1', here(1))).toBe('already-checked-in');
    expect(scene.tries('p1', here(2))).toBe('wrong-entrant');
    expect(scene.tries('olga', here(2))).toBe('accepted');
    scene.leads(drop(3));
    expect(scene.tries('p3', here(3))).toBe('entrant-gone');
    expect(scene.tries('olga', here(9))).toBe('unknown-entrant');
  });
});

describe('bind-entrant', () => {
  it("gives a guest's entry to an account, and a lost account's to another", () => {
    const scene = registered(1);
    scene.leads({ type: 'add-entrants', entrants: [{ guest: 'g1' }] });
    scene.leads({ type: 'bind-entrant', entrant: 2, to: 'ann' });
    scene.leads({ type: 'bind-entrant', entrant: 1, to: 'new' });
    expect([...scene.state().entrantOf]).toEqual([
      ['ann', 2],
      ['new', 1],
    ]);
    expect(scene.tries('p1', drop(1))).toBe('not-allowed');
    expect(scene.tries('new', drop(1))).toBe('accepted');
  });

  it('gives nobody a second entry', () => {
    const scene = registered(2);
    const bind = { type: 'bind-entrant', entrant: 1, to: 'p2' } as const;
    expect(scene.tries('olga', bind)).toBe('already-entered');
    expect(scene.tries('olga', { ...bind, to: 'p1' })).toBe('already-entered');
    expect(scene.tries('olga', { ...bind, entrant: 9, to: 'new' })).toBe('unknown-entrant');
  });
});

describe('forbid-pairs', () => {
  const forbid = (...pairs: [number, number][]) => ({ type: 'forbid-pairs', pairs }) as const;

  /** The same event each time: equal seeds, and the first round of four. */
  function four(...pairs: [number, number][]): EventScene {
    const scene = draft({}, 'forbidden-pairs');
    scene.leads({ type: 'announce-tournament' });
    scene.leads({ type: 'open-registration' });
    for (const actor of ['p1', 'p2', 'p3', 'p4']) scene.says(actor, { type: 'enter-tournament' });
    scene.leads(forbid(...pairs));
    scene.leads({ type: 'begin-phase', phase: 1 });
    playRound(scene);
    return scene;
  }

  /** All ways to seat four, each by the pairs that it leaves out. */
  const WAYS: readonly [string, [number, number][]][] = [
    [
      '1-2 3-4',
      [
        [1, 3],
        [1, 4],
        [2, 3],
        [2, 4],
      ],
    ],
    [
      '1-3 2-4',
      [
        [1, 2],
        [1, 4],
        [2, 3],
        [3, 4],
      ],
    ],
    [
      '1-4 2-3',
      [
        [1, 2],
        [1, 3],
        [2, 4],
        [3, 4],
      ],
    ],
  ];
  const seating = (scene: EventScene) =>
    pairsOf(scene)
      .map((pair) => pair.join('-'))
      .join(' ');

  it('keeps pairs apart while that can be', () => {
    expect(WAYS.map(([, pairs]) => seating(four(...pairs)))).toEqual(WAYS.map(([way]) => way));
    expect(seating(four([1, 2], [1, 3], [1, 4]))).toBe(seating(four()));
  });

  it('lies in the line of the house: who has only the public one is not told which', () => {
    const { events } = readPublic(four([1, 2]));
    const forbidden = events.filter(({ header }) => header.type === 'pairs-forbidden');
    expect(forbidden.map(({ parts }) => parts.public)).toEqual([
      {
        action: { type: 'forbid-pairs', actor: 'olga', role: 'player' },
        facts: [{ kind: 'pairs-forbidden' }],
      },
    ]);
  });

  it('leaves unchecked in a public file what pairs have moved, and all else is checked', () => {
    const verdictOf = (scene: EventScene) =>
      verifyPublicTournament(environment, readPublic(scene)).unchecked;
    const drawn = seating(four());
    expect(WAYS.map(([, pairs]) => verdictOf(four(...pairs)))).toEqual(
      WAYS.map(([way]) => (way === drawn ? [] : [{ phase: 1, round: 1, tables: [1, 2] }])),
    );
  });

  it('names entrants, each pair once', () => {
    const scene = registered(3);
    expect(scene.tries('olga', forbid([1, 9]))).toBe('unknown-entrant');
    expect(scene.tries('olga', forbid([1, 1]))).toBe('terms-unclear');
    expect(scene.tries('olga', forbid([1, 2], [2, 1]))).toBe('terms-unclear');
  });
});

describe('award-byes', () => {
  it('gives byes for the first rounds, and nobody else is in two minds about it', () => {
    const scene = registered(5);
    scene.leads({ type: 'award-byes', entrant: 3, byes: 2 });
    scene.leads({ type: 'begin-phase', phase: 1 });
    for (let round = 1; round <= 3; round += 1) playRound(scene);
    const rounds = scene.state().phases[0]?.rounds ?? [];
    expect(rounds.map(({ awardedByes }) => awardedByes)).toEqual([[3], [3], []]);
    expect(rounds.slice(0, 2).flatMap(({ byes }) => byes)).toEqual([]);
    const points = standingsIn(scene.state(), sha256).find(({ entrant }) => entrant === 3)?.points;
    expect(Number(points)).toBeGreaterThanOrEqual(6);
  });

  it('is done before the first round, for entrants', () => {
    const byes = { type: 'award-byes', entrant: 1, byes: 1 } as const;
    expect(begun(2).tries('olga', byes)).toBe('wrong-stage');
    expect(registered(2).tries('olga', { ...byes, entrant: 9 })).toBe('unknown-entrant');
  });
});

describe('fix-seat', () => {
  it('gives an entrant always the same table, until it is taken back', () => {
    const scene = begun(6);
    scene.leads({ type: 'fix-seat', entrant: 2, table: 40 });
    playRound(scene);
    expect(tableOf(scene, 2).number).toBe(40);
    playRound(scene);
    expect(tableOf(scene, 2).number).toBe(40);
    scene.leads({ type: 'fix-seat', entrant: 2 });
    playRound(scene);
    expect(tablesOf(scene).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('keeps one table for one entrant', () => {
    const scene = begun(4);
    scene.leads({ type: 'fix-seat', entrant: 2, table: 3 });
    expect(scene.tries('olga', { type: 'fix-seat', entrant: 1, table: 3 })).toBe('terms-unclear');
    expect(scene.tries('olga', { type: 'fix-seat', entrant: 2, table: 4 })).toBe('accepted');
    expect(scene.tries('olga', { type: 'fix-seat', entrant: 9, table: 4 })).toBe('unknown-entrant');
  });
});
