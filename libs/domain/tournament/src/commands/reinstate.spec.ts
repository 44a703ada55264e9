import type { PhaseAsked, TournamentAsked } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { currentRound } from '../fold/tournament-state.js';
import type { Said } from '../offline/offline-tournament.js';
import { standingsIn } from '../standings/standing-lines.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';

const { begun, CUT, drawAndStart, playRound, registered, roundOf, SWISS, tablesOf } = kit;

everyEventHolds();

const ROBIN: PhaseAsked = { kind: 'round-robin', standings: 'magic/1', times: 1 };
const BRACKET: PhaseAsked = { kind: 'single-elimination', standings: 'magic/1' };
const DOUBLE: PhaseAsked = { kind: 'double-elimination', standings: 'magic/1' };
const PODS: PhaseAsked = {
  kind: 'pods',
  standings: 'pods/1',
  rounds: 3,
  least: 3,
  most: 5,
  wanted: 4,
};
const drop = (entrant: number) => ({ type: 'drop-entrant', entrant }) as const;
/** As the api sends it. */
const reinstate = (entrant: number) => ({ type: 're-enter', entrant, checksIn: true }) as const;

const pairsOf = (scene: EventScene): readonly (readonly number[])[] =>
  tablesOf(scene)
    .map(({ entrants }) => entrants.toSorted((one, other) => one - other))
    .toSorted(([one = 0], [other = 0]) => one - other);
const seatsOf = (scene: EventScene) => [
  ...tablesOf(scene).flatMap(({ entrants }) => entrants),
  ...(currentRound(scene.state())?.byes ?? []),
];
const lineOf = (scene: EventScene, entrant: number) =>
  standingsIn(scene.state(), sha256).find((line) => line.entrant === entrant);

/** Check-in has begun; all have checked in but these. */
function calledIn(players: number, missing: readonly number[], terms: Partial<TournamentAsked>) {
  const scene = registered(players, { checkIn: true, ...terms });
  scene.leads({ type: 'begin-check-in' });
  for (let entrant = 1; entrant <= players; entrant += 1) {
    if (!missing.includes(entrant)) scene.says(`p${entrant}`, { type: 'check-in', entrant });
  }
  return scene;
}

/** Phase 1 has begun without these, who missed check-in. */
function begunWithout(missing: readonly number[], terms: Partial<TournamentAsked> = {}) {
  const scene = calledIn(8, missing, terms);
  scene.leads({ type: 'begin-phase', phase: 1 });
  return scene;
}

const ROUND = { phase: 1, round: 1 } as const;
const DRAWN: readonly Said[] = [{ type: 'draw-round', ...ROUND }];
const REVIEWED: readonly Said[] = [...DRAWN, { type: 'review-round', ...ROUND }];
const PUBLISHED: readonly Said[] = [...REVIEWED, { type: 'publish-round', ...ROUND }];
const RUNNING: readonly Said[] = [...PUBLISHED, { type: 'start-round', ...ROUND }];

const MOMENTS: readonly (readonly [string, readonly Said[]])[] = [
  ['before the first pairing', []],
  ['while a round is paired', DRAWN],
  ['while a paired round is reviewed', REVIEWED],
  ['while a round is published', PUBLISHED],
  ['while a round is running', RUNNING],
  ['while paused', [{ type: 'pause-tournament' }]],
];

const steps = (scene: EventScene, said: readonly Said[]) =>
  said.forEach((each) => scene.leads(each));

function finishRound(scene: EventScene): void {
  const { stage } = scene.state();
  if (stage === 'paused') scene.leads({ type: 'resume-tournament' });
  const at = { phase: 1, round: currentRound(scene.state())?.round ?? 1 };
  const rest = RUNNING.slice(RUNNING.findIndex(({ type }) => type === nextOf(scene)));
  steps(scene, nextOf(scene) === 'done' ? [] : rest);
  for (const table of tablesOf(scene)) {
    const places = table.entrants.map((each) => [each]);
    const result =
      table.entrants.length > 2 ? ({ is: 'places', places } as const) : kit.lowerWins(table);
    scene.leads({ type: 'enter-result', ...at, table: table.number, result });
  }
  scene.leads({ type: 'close-round', ...at });
}

function nextOf(scene: EventScene): string {
  switch (currentRound(scene.state())?.stage) {
    case undefined:
      return 'draw-round';
    case 'drawn':
      return 'review-round';
    case 'reviewed':
      return 'publish-round';
    case 'published':
      return 'start-round';
    default:
      return 'done';
  }
}

describe('A player who missed check-in', () => {
  const JOINS = [
    { kind: 'entrants-joined-phase', entrants: [8], rounds: 3 },
    { kind: 'entrant-checked-in', entrant: 8 },
  ];

  describe.each<[string, PhaseAsked]>([
    ['Swiss', SWISS],
    ['pods', PODS],
  ])('of a phase of %s', (_, phase) => {
    it.each(MOMENTS)('is reinstated %s and plays the next round', (_moment, before) => {
      const scene = begunWithout([7, 8], { phases: [phase] });
      steps(scene, before);
      // A pause asks everyone to check in again.
      if (scene.state().stage === 'paused') {
        for (let entrant = 1; entrant <= 6; entrant += 1) {
          scene.leads({ type: 'check-in', entrant });
        }
      }
      const drawn = seatsOf(scene);
      expect(scene.makes('olga', reinstate(8))).toEqual(JOINS);
      expect(scene.state().entrants[7]).toMatchObject({ status: 'entered', isPresent: true });
      expect(scene.state().places).toBe(7);
      finishRound(scene);
      if (drawn.length > 0) expect(seatsOf(scene)).toEqual(drawn);
      else expect(seatsOf(scene)).toContain(8);
      scene.leads({ type: 'draw-round', phase: 1, round: 2 });
      expect(seatsOf(scene)).toContain(8);
      expect(seatsOf(scene)).not.toContain(7);
    });
  });

  it('is reinstated between rounds; missed rounds count as for late entrants', () => {
    const scene = begunWithout([8]);
    playRound(scene);
    scene.leads({ type: 'add-entrants', entrants: [{ guest: 'late' }] });
    scene.leads(reinstate(8));
    expect(lineOf(scene, 8)?.points).toBe(lineOf(scene, 9)?.points);
    playRound(scene);
    expect(seatsOf(scene)).toEqual(expect.arrayContaining([8, 9]));
    expect(scene.state().phases[0]?.plannedRounds).toBe(3);
  });

  it('is not reinstated after the last round is paired', () => {
    const scene = begunWithout([7, 8], { phases: [{ ...SWISS, rounds: 2 }, CUT] });
    playRound(scene);
    scene.leads({ type: 'draw-round', phase: 1, round: 2 });
    expect(scene.tries('olga', reinstate(8))).toBe('too-late');
    scene.leads({ type: 'publish-round', phase: 1, round: 2 });
    scene.leads({ type: 'start-round', phase: 1, round: 2 });
    finishRound(scene);
    expect(scene.tries('olga', reinstate(8))).toBe('too-late');
    scene.leads({ type: 'begin-phase', phase: 2 });
    expect(scene.tries('olga', reinstate(8))).toBe('too-late');
  });

  it.each<[string, PhaseAsked, number | null]>([
    ['a bracket', BRACKET, null],
    ['a double elimination', DOUBLE, null],
    ['a round robin', ROBIN, 7],
  ])('joins %s as the last seed until round 1 is paired', (_, phase, rounds) => {
    const scene = begunWithout([7, 8], { phases: [phase] });
    expect(scene.makes('olga', reinstate(8))[0]).toEqual({
      kind: 'entrants-joined-phase',
      entrants: [8],
      rounds,
    });
    expect(scene.state().phases[0]?.entrants).toEqual([1, 2, 3, 4, 5, 6, 8]);
    scene.leads({ type: 'draw-round', phase: 1, round: 1 });
    expect(scene.tries('olga', reinstate(7))).toBe('too-late');
  });

  it('joins a bracket before its first pairing, which decides its walkovers again', () => {
    const scene = begunWithout([7, 8], { phases: [BRACKET] });
    const walkovers = (facts: readonly { readonly kind: string }[]) =>
      facts.filter(({ kind }) => kind === 'walkover-decided');
    const ofSix = { match: 'w1-2', between: [3, 6], winner: 3 };
    expect(walkovers(scene.makes('olga', { type: 'drop-entrant', entrant: 6 }))).toMatchObject([
      ofSix,
    ]);
    // Seven seeds: the entrant who left now meets another one.
    const ofSeven = { match: 'w1-3', between: [3, 6], winner: 3 };
    expect(walkovers(scene.makes('olga', reinstate(8)))).toMatchObject([ofSeven]);
    expect(walkovers(scene.makes('olga', reinstate(6)))).toEqual([]);
    drawAndStart(scene);
    expect(kit.tablesOf(scene).map(({ entrants }) => entrants)).toHaveLength(3);
  });

  it('keeps awarded byes, fixed table, penalties and decklist', () => {
    const scene = calledIn(8, [8], {});
    scene.leads({ type: 'hand-in-list', entrant: 8, cards: ['T'] });
    scene.leads({ type: 'award-byes', entrant: 8, byes: 2 });
    scene.leads({ type: 'fix-seat', entrant: 8, table: 30 });
    const warning = { penalty: 'warning', infraction: 'slow-play', ...kit.REASON } as const;
    scene.leads({ type: 'penalise-entrant', entrant: 8, ...warning });
    scene.leads({ type: 'begin-phase', phase: 1 });
    playRound(scene);
    scene.leads(reinstate(8));
    playRound(scene);
    expect(currentRound(scene.state())?.awardedByes).toEqual([8]);
    playRound(scene);
    expect(kit.tableOf(scene, 8).number).toBe(30);
    const { penalties, list } = scene.state().entrants[7] ?? {};
    expect(penalties).toHaveLength(1);
    expect(list?.cards).toEqual(['T']);
  });

  it('is marked as a no-show until they are reinstated', () => {
    const scene = calledIn(8, [7, 8], {});
    scene.says('p7', drop(7));
    scene.leads({ type: 'begin-phase', phase: 1 });
    const marks = () => scene.state().entrants.map(({ isNoShow }) => isNoShow);
    expect(marks()).toEqual([...Array(7).fill(false), true]);
    scene.leads(reinstate(8));
    expect(marks()).toEqual(Array(8).fill(false));
  });

  it('is reinstated after the entry was linked to another account', () => {
    const scene = begunWithout([8]);
    scene.leads({ type: 'bind-entrant', entrant: 8, to: 'another-phone' });
    expect(scene.tries('olga', reinstate(8))).toBe('accepted');
    expect(scene.tries('another-phone', drop(8))).toBe('accepted');
  });

  it('is reinstated as a typed name', () => {
    const scene = registered(4, { checkIn: true });
    scene.leads({ type: 'add-entrants', entrants: [{ guest: 'typed' }] });
    scene.leads({ type: 'begin-check-in' });
    for (const entrant of [1, 2, 3, 4]) scene.leads({ type: 'check-in', entrant });
    scene.leads({ type: 'begin-phase', phase: 1 });
    const again: Said = { type: 'add-entrants', entrants: [{ guest: 'typed' }] };
    expect(scene.tries('olga', again)).toBe('already-entered');
    expect(scene.tries('olga', reinstate(5))).toBe('accepted');
  });
});

describe('A player who dropped', () => {
  it.each(['registration', 'check-in'] as const)('is reinstated during %s', (stage) => {
    const scene = registered(4, { checkIn: true });
    if (stage === 'check-in') scene.leads({ type: 'begin-check-in' });
    scene.says('p4', drop(4));
    const checkedIn = { kind: 'entrant-checked-in', entrant: 4 };
    expect(scene.makes('olga', reinstate(4))).toEqual([
      { kind: 'entrant-re-entered', entrant: 4 },
      ...(stage === 'check-in' ? [checkedIn] : []),
    ]);
  });

  it('plays on with the points kept; missed rounds are lost and earn no bye', () => {
    const scene = begun(5, { phases: [{ ...SWISS, rounds: 4 }] });
    playRound(scene);
    scene.leads(drop(1));
    playRound(scene);
    const before = lineOf(scene, 1)?.points;
    expect(scene.makes('olga', reinstate(1))).toEqual([{ kind: 'entrant-re-entered', entrant: 1 }]);
    expect(lineOf(scene, 1)?.points).toBe(before);
    playRound(scene);
    expect(currentRound(scene.state())?.byes).not.toContain(1);
    expect(scene.state().phases[0]?.plannedRounds).toBe(4);
  });

  it('waits for the next round if the current one was paired without them', () => {
    const scene = begun(6);
    playRound(scene);
    scene.leads(drop(6));
    scene.leads({ type: 'draw-round', phase: 1, round: 2 });
    const drawn = pairsOf(scene);
    scene.leads(reinstate(6));
    scene.leads({ type: 'publish-round', phase: 1, round: 2 });
    expect(pairsOf(scene)).toEqual(drawn);
  });

  it('has the table of the draw if the drop came after it', () => {
    const scene = begun(6);
    scene.leads({ type: 'draw-round', phase: 1, round: 1 });
    const drawn = pairsOf(scene);
    scene.leads(drop(6));
    scene.leads(reinstate(6));
    scene.leads({ type: 'publish-round', phase: 1, round: 1 });
    expect(pairsOf(scene)).toEqual(drawn);
  });

  it('is checked in when reinstated during a pause, so the resume keeps them', () => {
    const called = begunWithout([8]);
    playRound(called);
    called.leads({ type: 'pause-tournament' });
    called.leads(drop(7));
    expect(called.makes('olga', reinstate(7))).toHaveLength(2);
    called.leads({ type: 'resume-tournament' });
    expect(called.state().entrants.map(({ status }) => status === 'entered')).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((entrant) => entrant === 7),
    );
  });

  it.each<[string, PhaseAsked]>([
    ['a bracket', BRACKET],
    ['a round robin', ROBIN],
  ])('is reinstated in %s until round 1 is paired', (_, phase) => {
    const scene = begun(4, { phases: [phase] });
    scene.leads(drop(1));
    expect(scene.makes('olga', reinstate(1))).toEqual([{ kind: 'entrant-re-entered', entrant: 1 }]);
    drawAndStart(scene);
    expect(scene.state().phases[0]?.rounds[0]?.tables.size).toBe(2);
    scene.leads(drop(1));
    expect(scene.tries('olga', reinstate(1))).toBe('too-late');
  });

  it('is reinstated in a later phase only if they qualified for it', () => {
    const scene = begun(8, { phases: [{ ...SWISS, rounds: 1 }, CUT] });
    playRound(scene);
    scene.leads(drop(8));
    scene.leads({ type: 'begin-phase', phase: 2 });
    const [qualified = 0] = scene.state().phases[1]?.entrants ?? [];
    scene.leads(drop(qualified));
    expect(scene.tries('olga', reinstate(8))).toBe('too-late');
    expect(scene.tries('olga', reinstate(qualified))).toBe('accepted');
    scene.leads({ type: 'draw-round', phase: 2, round: 1 });
    expect(seatsOf(scene)).toContain(qualified);
  });

  it('is reinstated once, by the organiser or the head judge', () => {
    const scene = begun(4);
    expect(scene.tries('olga', reinstate(1))).toBe('entrant-not-gone');
    expect(scene.tries('olga', reinstate(9))).toBe('unknown-entrant');
    scene.leads(drop(1));
    expect(scene.tries('p1', reinstate(1))).toBe('not-allowed');
    expect(scene.tries('olga', reinstate(1))).toBe('accepted');
    expect(scene.tries('olga', reinstate(1))).toBe('entrant-not-gone');
  });

  it('is not checked in by a command of an earlier release, whose records keep their events', () => {
    const scene = calledIn(8, [8], {});
    scene.leads({ type: 'begin-phase', phase: 1 });
    playRound(scene);
    scene.leads({ type: 'pause-tournament' });
    scene.leads(drop(7));
    expect(scene.makes('olga', { type: 're-enter', entrant: 7 })).toEqual([
      { kind: 'entrant-re-entered', entrant: 7 },
    ]);
  });
});

describe('A full tournament', () => {
  it('takes a no-show back over its cap only if staff confirm it', () => {
    const scene = calledIn(3, [2], { capacity: 2 });
    scene.leads({ type: 'begin-phase', phase: 1 });
    expect(scene.state().phases[0]?.entrants).toEqual([1, 3]);
    const sent = scene.tournament.send('olga', reinstate(2));
    expect(sent).toMatchObject({
      outcome: 'refused',
      code: 'registration-full',
      says: 'The tournament is full (2 of 2). Confirm to reinstate player 3.',
    });
    scene.leads({ ...reinstate(2), overCap: true });
    expect(scene.state().places).toBe(3);
    playRound(scene);
    expect(seatsOf(scene).toSorted()).toEqual([1, 2, 3]);
  });

  it('admits no player from the waitlist while it is over its cap', () => {
    const scene = registered(4, { capacity: 2 });
    scene.says('p1', drop(1));
    scene.leads({ ...reinstate(1), overCap: true });
    expect(scene.makes('p2', drop(2))).toHaveLength(1);
    expect(scene.makes('p1', drop(1))).toHaveLength(2);
    expect(scene.state().places).toBe(2);
    expect(roundOf(scene)).toEqual({ phase: 0, round: 1 });
  });
});
