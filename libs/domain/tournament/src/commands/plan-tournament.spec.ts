import { withoutUndefined } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { offlineTournament } from '../offline/offline-tournament.js';
import {
  begun,
  draft,
  environment,
  registered,
  TERMS,
  type EventScene,
} from '../tournament.spec-kit.js';
import { planTournament } from './plan-tournament.js';

everyEventHolds();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;
const SATURDAY = Date.UTC(1970, 0, 10, 9);
const plan = (beginsAt?: number) =>
  withoutUndefined<Parameters<EventScene['leads']>[0]>({ type: 'plan-tournament', beginsAt });

describe('plan-tournament', () => {
  it('says when a tournament is to begin, changes it, and takes it back', () => {
    const scene = draft();
    expect(scene.state().beginsAt).toBeNull();
    expect(scene.makes('olga', plan(SATURDAY))).toEqual([
      { kind: 'tournament-planned', beginsAt: SATURDAY },
    ]);
    expect(scene.state().beginsAt).toBe(SATURDAY);
    scene.leads(plan(SATURDAY + HOUR_MS));
    expect(scene.state().beginsAt).toBe(SATURDAY + HOUR_MS);
    expect(scene.makes('olga', plan())).toEqual([{ kind: 'tournament-planned', beginsAt: null }]);
    expect(scene.state().beginsAt).toBeNull();
  });

  it('says nothing twice', () => {
    const scene = draft();
    expect(scene.tries('olga', plan())).toBe('conflict');
    scene.leads(plan(SATURDAY));
    expect(scene.tries('olga', plan(SATURDAY))).toBe('conflict');
    expect(scene.tries('olga', plan(SATURDAY + 1))).toBe('accepted');
  });

  it('is for those who lead, until it has begun', () => {
    const scene = registered(2, { checkIn: true });
    expect(scene.tries('p1', plan(SATURDAY))).toBe('not-allowed');
    scene.leads({ type: 'begin-check-in' });
    expect(scene.tries('olga', plan(SATURDAY))).toBe('accepted');
    const playing = begun(2);
    expect(playing.tries('olga', plan(SATURDAY))).toBe('wrong-stage');
  });

  it('stays known when the tournament goes on, and moves none of its stages', () => {
    const scene = draft();
    scene.leads(plan(SATURDAY));
    expect(scene.state().stage).toBe('draft');
    scene.leads({ type: 'announce-tournament' });
    expect(scene.state()).toMatchObject({ stage: 'announced', beginsAt: SATURDAY });
  });

  it.each([
    ['yesterday, to the hour', -DAY_MS, true],
    ['before that', -DAY_MS - 1, false],
    ['years ahead', 10 * YEAR_MS, true],
    ['further ahead than anybody plans', 11 * YEAR_MS, false],
  ])('takes the time of the event for now: %s', (_, fromNowMs, isTaken) => {
    const at = Date.UTC(2026, 10, 27);
    const { state } = draft();
    const situation = { deciding: {} as never, state: state(), at };
    const decided = planTournament(situation, { beginsAt: at + fromNowMs });
    const refusal = expect.objectContaining({ code: 'terms-unclear' }) as unknown;
    const beginsAt = at + fromNowMs;
    expect(decided).toEqual(isTaken ? [{ kind: 'tournament-planned', beginsAt }] : refusal);
  });
});

describe('A tournament with a planned beginning', () => {
  const created = (terms: object) => {
    const tournament = offlineTournament(environment, { name: 'dated', owner: 'olga' });
    const sent = tournament.send('olga', { ...TERMS, ...terms, type: 'create-tournament' });
    return { tournament, sent };
  };

  it('has it from its first event on', () => {
    expect(created({ beginsAt: SATURDAY }).tournament.state()?.beginsAt).toBe(SATURDAY);
    expect(created({ beginsAt: 11 * YEAR_MS }).sent).toMatchObject({ code: 'terms-unclear' });
  });

  it('has the event that it always had where nobody says when', () => {
    const text = (terms: object) => new TextDecoder().decode(created(terms).tournament.events()[0]);
    expect(text({})).not.toMatch(/beginsAt|planned/);
    expect(text({ beginsAt: SATURDAY })).toMatch(/"beginsAt":/);
  });
});
