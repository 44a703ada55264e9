import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { currentRound } from '../fold/tournament-state.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';

const { at, begun, drawAndStart, firstWins, SWISS, tableOf } = kit;

everyEventHolds();

/** Events of a scene are a second apart. */
const SECOND = 1_000;
const ROUND = { phase: 1, round: 1 };
const PAUSE = { type: 'pause-clock', ...ROUND } as const;
const RESUME = { type: 'resume-clock', ...ROUND } as const;
const EXTEND = { type: 'extend-time', ...ROUND, byMs: 30 * SECOND } as const;

function running(roundMs = 60 * SECOND): EventScene {
  const scene = begun(4, { phases: [{ ...SWISS, roundMs }] });
  drawAndStart(scene);
  return scene;
}

const clockOf = (scene: EventScene) => currentRound(scene.state())?.clock;
const endOf = (scene: EventScene) => clockOf(scene)?.endsAt ?? 0;

describe('The clock of a round', () => {
  it('starts with the round where its phase has a length', () => {
    const scene = running();
    expect(clockOf(scene)).toEqual({ endsAt: scene.state().at + 60 * SECOND, leftMs: null });
  });

  it('is not there where its phase has none', () => {
    const scene = begun(4);
    drawAndStart(scene);
    expect(clockOf(scene)).toBeNull();
    const tries = [PAUSE, RESUME, EXTEND].map((said) => scene.tries('olga', said));
    expect(tries).toEqual(Array(3).fill('clock-not-running'));
  });

  it('has not started before the round has', () => {
    const scene = begun(4, { phases: [{ ...SWISS, roundMs: 60 * SECOND }] });
    scene.leads({ type: 'draw-round', ...ROUND });
    scene.leads({ type: 'publish-round', ...ROUND });
    expect(scene.tries('olga', PAUSE)).toBe('wrong-round');
  });

  it('stands while it is paused, and goes on with what was left', () => {
    const scene = running();
    const end = endOf(scene);
    scene.leads(PAUSE);
    expect(clockOf(scene)).toEqual({ endsAt: null, leftMs: 59 * SECOND });
    expect(scene.tries('olga', PAUSE)).toBe('conflict');
    scene.leads({ type: 'number-tables', first: 1, leftOut: [] });
    scene.leads(RESUME);
    expect(clockOf(scene)).toEqual({ endsAt: end + 2 * SECOND, leftMs: null });
    expect(scene.tries('olga', RESUME)).toBe('conflict');
  });

  it('is moved for the whole hall, while it stands as well', () => {
    const scene = running();
    const end = endOf(scene);
    scene.leads(EXTEND);
    expect(endOf(scene)).toBe(end + 30 * SECOND);
    scene.leads(PAUSE);
    scene.leads(EXTEND);
    expect(clockOf(scene)?.leftMs).toBe(118 * SECOND);
  });

  it('is moved after time as well: to later than it was, not than now', () => {
    const scene = running(SECOND);
    const end = endOf(scene);
    scene.leads({ type: 'number-tables', first: 1, leftOut: [] });
    scene.leads({ type: 'number-tables', first: 2, leftOut: [] });
    expect(scene.state().at).toBeGreaterThan(end);
    scene.leads(EXTEND);
    expect(endOf(scene)).toBe(end + 30 * SECOND);
    scene.leads({ ...EXTEND, table: tableOf(scene, 1).number });
    expect(tableOf(scene, 1).extensionMs).toBe(30 * SECOND);
  });

  it('is longer at one table, each time that this is said, and at no other', () => {
    const scene = running();
    const { table } = at(scene, 1);
    const end = endOf(scene);
    scene.leads({ ...EXTEND, table });
    scene.leads({ ...EXTEND, table });
    const extensions = kit.tablesOf(scene).map(({ extensionMs }) => extensionMs);
    expect(extensions.sort((one, other) => one - other)).toEqual([0, 60 * SECOND]);
    expect(endOf(scene)).toBe(end);
  });

  it('is longer at no table that is not there, or has a result', () => {
    const scene = running();
    const named = at(scene, 1);
    scene.leads({ type: 'enter-result', ...named, result: firstWins() });
    expect(scene.tries('olga', { ...EXTEND, table: named.table })).toBe('table-decided');
    expect(scene.tries('olga', { ...EXTEND, table: 99 })).toBe('unknown-table');
  });
});
