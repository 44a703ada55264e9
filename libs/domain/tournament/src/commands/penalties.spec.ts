import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { currentRound } from '../fold/tournament-state.js';
import { standingsIn } from '../standings/standing-lines.js';
import * as kit from '../tournament.spec-kit.js';

const { begun, CUT, drawAndStart, playRound, REASON, registered, SWISS, tableOf, tablesOf } = kit;

everyEventHolds();

const WARNING = {
  type: 'penalise-entrant',
  entrant: 1,
  penalty: 'warning',
  infraction: 'slow-play',
  ...REASON,
} as const;

const disqualify = (entrant: number) =>
  ({ type: 'disqualify-entrant', entrant, ...REASON }) as const;

const other = (entrants: readonly number[], than: number) =>
  entrants.find((each) => each !== than) ?? 0;

describe('penalise-entrant', () => {
  it('is kept with its infraction, one after another', () => {
    const scene = begun(2);
    scene.leads(WARNING);
    scene.leads({ ...WARNING, penalty: 'game-loss' });
    expect(scene.state().entrants[0]?.penalties).toMatchObject([
      { penalty: 'warning', infraction: 'slow-play' },
      { penalty: 'game-loss', infraction: 'slow-play' },
    ]);
  });

  it('takes points off the standings where it says so', () => {
    const scene = begun(2);
    playRound(scene);
    scene.leads({ ...WARNING, penalty: 'points', points: 2 });
    expect(standingsIn(scene.state(), sha256).find(({ entrant }) => entrant === 1)?.points).toBe(
      '1',
    );
  });

  it('names points where, and only where, it takes them', () => {
    const scene = begun(2);
    expect(scene.tries('olga', { ...WARNING, points: 1 })).toBe('penalty-unclear');
    expect(scene.tries('olga', { ...WARNING, penalty: 'points' })).toBe('penalty-unclear');
    expect(scene.tries('olga', { ...WARNING, entrant: 9 })).toBe('unknown-entrant');
  });

  it('is nothing that judges who play say of themselves, or of whom they meet', () => {
    const scene = begun(4);
    scene.leads({ type: 'appoint-staff', to: 'p1', as: 'head-judge' });
    drawAndStart(scene);
    const met = other(tableOf(scene, 1).entrants, 1);
    const elsewhere = [2, 3, 4].find((each) => each !== met) ?? 0;
    const tries = (entrant: number) => scene.tries('p1', { ...WARNING, entrant });
    expect([1, met, elsewhere].map(tries)).toEqual(['own-table', 'own-table', 'accepted']);
    const ends = (entrant: number) => scene.tries('p1', disqualify(entrant));
    expect([1, met, elsewhere].map(ends)).toEqual(['own-table', 'own-table', 'accepted']);
  });
});

describe('disqualify-entrant', () => {
  it('loses the open table to the opponent', () => {
    const scene = begun(4);
    drawAndStart(scene);
    const { number, entrants } = tableOf(scene, 1);
    expect(scene.makes('olga', disqualify(1))).toEqual([
      { kind: 'entrant-disqualified', entrant: 1 },
      {
        kind: 'result-recorded',
        table: number,
        result: { is: 'forfeit', winner: other(entrants, 1) },
      },
    ]);
  });

  it('given both of a table, then the first has lost it, and nothing is decided twice', () => {
    const scene = begun(2);
    drawAndStart(scene);
    scene.leads(disqualify(1));
    expect(scene.makes('olga', disqualify(2))).toHaveLength(1);
    expect(tablesOf(scene)[0]?.result).toEqual({ is: 'forfeit', winner: 2 });
  });

  it('given a table that is decided, then it stays as it was played', () => {
    const scene = begun(2);
    playRound(scene);
    expect(scene.makes('olga', disqualify(1))).toHaveLength(1);
    expect(tablesOf(scene)[0]?.result).toMatchObject({ is: 'games' });
  });

  it('given the finalist, then the other one has won, and the tournament ends', () => {
    const scene = begun(4, { phases: [{ ...SWISS, rounds: 1 }, CUT] });
    playRound(scene);
    scene.leads({ type: 'begin-phase', phase: 2 });
    playRound(scene);
    drawAndStart(scene);
    const [table] = tablesOf(scene);
    const [finalist = 0, winner = 0] = table?.entrants ?? [];
    scene.leads(disqualify(finalist));
    expect(table?.result).toEqual({ is: 'forfeit', winner });
    scene.leads({ type: 'close-round', phase: 2, round: 2 });
    scene.leads({ type: 'finish-tournament' });
    const standings = standingsIn(scene.state(), sha256);
    expect(standings[0]).toMatchObject({ entrant: winner, rank: 1 });
    expect(standings.map(({ rank }) => rank)).not.toContain(undefined);
  });

  it('given a finalist before the final is drawn, then the bracket is over', () => {
    const scene = begun(4, { phases: [{ ...SWISS, rounds: 1 }, CUT] });
    playRound(scene);
    scene.leads({ type: 'begin-phase', phase: 2 });
    playRound(scene);
    scene.leads(disqualify(1));
    expect(scene.tries('olga', { type: 'draw-round', phase: 2, round: 2 })).toBe('phase-over');
    expect(scene.tries('olga', { type: 'finish-tournament' })).toBe('accepted');
    expect(standingsIn(scene.state(), sha256)[0]).toMatchObject({ rank: 1 });
  });

  it("given the bye's holder, then the round goes on", () => {
    const scene = begun(3);
    drawAndStart(scene);
    const [bye = 0] = currentRound(scene.state())?.byes ?? [];
    expect(scene.makes('olga', disqualify(bye))).toHaveLength(1);
    const [table] = tablesOf(scene);
    const at = { phase: 1, round: 1, table: table?.number ?? 0 };
    scene.leads({ type: 'enter-result', ...at, result: { is: 'double-loss' } });
    scene.leads({ type: 'close-round', phase: 1, round: 1 });
    playRound(scene);
    expect(standingsIn(scene.state(), sha256).at(-1)).toMatchObject({ entrant: bye, rank: null });
  });

  it('given one who has dropped, then it is done; once, and for nobody who comes back', () => {
    const scene = begun(4);
    playRound(scene);
    scene.leads({ type: 'drop-entrant', entrant: 1 });
    expect(scene.makes('olga', disqualify(1))).toHaveLength(1);
    expect(scene.tries('olga', disqualify(1))).toBe('entrant-gone');
    expect(scene.tries('olga', { type: 're-enter', entrant: 1 })).toBe('entrant-gone');
    expect(scene.tries('olga', disqualify(9))).toBe('unknown-entrant');
  });

  it('given a pod, then staff are asked what becomes of it', () => {
    const pods = { kind: 'pods', standings: 'pods/1', rounds: 1 } as const;
    const scene = begun(4, { phases: [{ ...pods, least: 3, most: 4, wanted: 4 }] });
    drawAndStart(scene);
    expect(scene.makes('olga', disqualify(1)).at(-1)).toMatchObject({
      kind: 'question-opened',
      why: 'entrant-gone',
    });
    const places = [[2], [3], [4], [1]];
    const named = { phase: 1, round: 1, table: 1 };
    scene.leads({ type: 'enter-result', ...named, result: { is: 'places', places } });
    scene.leads({ type: 'close-round', phase: 1, round: 1 });
  });

  it('given registration, then the place goes to the waitlist', () => {
    const scene = registered(3, { capacity: 2 });
    expect(scene.makes('olga', disqualify(1)).at(-1)).toEqual({
      kind: 'entrants-admitted',
      entrants: [3],
    });
    expect(scene.tries('p1', { type: 'enter-tournament' })).toBe('already-entered');
  });
});

describe('call-staff', () => {
  it('is answered once, and asked once until then', () => {
    const scene = begun(2);
    const answer = { type: 'answer-call', entrant: 1 } as const;
    expect(scene.tries('olga', answer)).toBe('not-called');
    scene.says('p1', { type: 'call-staff' });
    expect(scene.tries('p1', { type: 'call-staff' })).toBe('conflict');
    expect(scene.makes('olga', answer)).toEqual([{ kind: 'call-answered', entrant: 1 }]);
    expect(scene.tries('olga', answer)).toBe('not-called');
    expect(scene.tries('olga', { ...answer, entrant: 9 })).toBe('unknown-entrant');
    expect(scene.tries('p1', { type: 'call-staff' })).toBe('accepted');
  });

  it('is for entrants alone', () => {
    expect(begun(2).tries('vera', { type: 'call-staff' })).toBe('not-allowed');
  });
});
