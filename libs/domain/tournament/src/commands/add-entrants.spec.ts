import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { standingsIn } from '../standings/standing-lines.js';
import * as kit from '../tournament.spec-kit.js';

const { begun, CUT, playRound, registered, SWISS, tablesOf } = kit;

everyEventHolds();

const add = (...actors: string[]) =>
  ({ type: 'add-entrants', entrants: actors.map((actor) => ({ actor })) }) as const;
const GUEST = { type: 'add-entrants', entrants: [{ guest: 'g1' }] } as const;

describe('add-entrants', () => {
  it('enters accounts and guests in their order, the last ones on the waitlist', () => {
    const scene = registered(1, { capacity: 2 });
    const entrants = [{ actor: 'ann' }, { guest: 'g1' }];
    expect(scene.makes('olga', { type: 'add-entrants', entrants })).toEqual([
      { kind: 'entrant-entered', entrant: 2, actor: 'ann', guest: null, waits: false },
      { kind: 'entrant-entered', entrant: 3, actor: null, guest: 'g1', waits: true },
    ]);
  });

  it('enters all or nobody', () => {
    const scene = registered(1);
    expect(scene.tries('olga', add('ann', 'p1'))).toBe('already-entered');
    expect(scene.tries('olga', add('ann', 'ann'))).toBe('already-entered');
    expect(scene.state().entrants).toHaveLength(1);
  });

  it('enters a guest once, however often a list is handed in', () => {
    const scene = registered(1);
    scene.leads(GUEST);
    expect(scene.tries('olga', GUEST)).toBe('already-entered');
  });

  it('late: rounds that were missed are lost, and the planned ones stay as many', () => {
    const scene = begun(4);
    playRound(scene);
    scene.leads(add('late'));
    expect(scene.state().phases[0]).toMatchObject({
      plannedRounds: 3,
      entrants: [1, 2, 3, 4, 5],
    });
    playRound(scene);
    expect(tablesOf(scene)).toHaveLength(2);
    playRound(scene);
    const late = standingsIn(scene.state(), sha256).find(({ entrant }) => entrant === 5);
    expect(late).toBeDefined();
    expect(Number(late?.points)).toBeLessThanOrEqual(6);
  });

  it('between draw and publication: the tables stay, and the latecomer waits', () => {
    const scene = begun(4);
    scene.leads({ type: 'draw-round', phase: 1, round: 1 });
    const drawn = tablesOf(scene).map(({ entrants }) => entrants);
    scene.leads(add('late'));
    scene.leads({ type: 'publish-round', phase: 1, round: 1 });
    expect(tablesOf(scene).map(({ entrants }) => entrants)).toEqual(drawn);
    expect(scene.state().entrants[4]?.table).toBeNull();
  });

  it('late is too late once the last round is drawn, and in a bracket', () => {
    const scene = begun(4, { phases: [{ ...SWISS, rounds: 1 }, CUT] });
    scene.leads({ type: 'draw-round', phase: 1, round: 1 });
    expect(scene.tries('olga', add('late'))).toBe('too-late');
    const bracket = begun(4, { phases: [{ kind: 'single-elimination', standings: 'magic/1' }] });
    expect(bracket.tries('olga', add('late'))).toBe('too-late');
  });

  it('late needs a place that is free: nobody waits for one any more', () => {
    const scene = begun(3, { capacity: 3 });
    expect(scene.tries('olga', add('late'))).toBe('registration-full');
    scene.leads({ type: 'drop-entrant', entrant: 1 });
    expect(scene.tries('olga', add('late', 'later'))).toBe('registration-full');
    scene.leads(add('late'));
    expect(scene.state().entrants[3]?.status).toBe('entered');
    expect(scene.tries('olga', { type: 're-enter', entrant: 1 })).toBe('registration-full');
  });

  it('is done by the desk alone', () => {
    const scene = registered(1);
    scene.leads({ type: 'appoint-staff', to: 'judy', as: 'judge' });
    expect(scene.tries('judy', add('ann'))).toBe('not-allowed');
    expect(scene.tries('p1', add('ann'))).toBe('not-allowed');
  });
});
