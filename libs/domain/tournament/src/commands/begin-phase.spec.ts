import { MAX_ROUND_ROBIN, type PhaseAsked, type TableResult } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import type { TableState } from '../fold/tournament-state.js';
import { standingsIn } from '../standings/standing-lines.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';

const { begun, CUT, draft, drawAndStart, playRound, registered, SWISS } = kit;

everyEventHolds();

const BEGIN = { type: 'begin-phase', phase: 1 } as const;
const SECOND = { type: 'begin-phase', phase: 2 } as const;

const higherWins = ({ entrants: [one = 0, other = 0] }: TableState): TableResult => ({
  is: 'games',
  wins: one > other ? [2, 0] : [0, 2],
  draws: 0,
});

/** Check-in has begun, and these have said that they are there. */
function calledIn(players: number, capacity: number, ...here: number[]): EventScene {
  const scene = registered(players, { capacity, checkIn: true });
  scene.leads({ type: 'begin-check-in' });
  for (const entrant of here) scene.says(`p${entrant}`, { type: 'check-in', entrant });
  return scene;
}

describe('The first phase', () => {
  it('has everybody who has a place, in the order of entry', () => {
    expect(registered(3).makes('olga', BEGIN)).toEqual([
      { kind: 'phase-begun', phase: 1, entrants: [1, 2, 3], rounds: 3 },
    ]);
  });

  it.each([0, 1])('is not begun with %i entrants', (players) => {
    expect(registered(players).tries('olga', BEGIN)).toBe('too-few-entrants');
  });

  it('leaves the waitlist behind where nobody has made room', () => {
    expect(registered(3, { capacity: 2 }).makes('olga', BEGIN)).toEqual([
      { kind: 'entrants-dropped', entrants: [3] },
      { kind: 'phase-begun', phase: 1, entrants: [1, 2], rounds: 3 },
    ]);
  });

  it('after a check-in: who is not there has dropped, who waits and is there comes in', () => {
    expect(calledIn(6, 3, 1, 3, 5, 6).makes('olga', BEGIN)).toEqual([
      { kind: 'entrants-dropped', entrants: [2, 4, 6] },
      { kind: 'entrants-admitted', entrants: [5] },
      { kind: 'phase-begun', phase: 1, entrants: [1, 3, 5], rounds: 3 },
    ]);
  });

  it('waits for a check-in where there is one', () => {
    expect(registered(4, { checkIn: true }).tries('olga', BEGIN)).toBe('wrong-stage');
    expect(calledIn(4, 4, 1).tries('olga', BEGIN)).toBe('too-few-entrants');
  });

  it('is begun once: the second of two organisers gets a conflict', () => {
    const scene = begun(4);
    expect(scene.tries('olga', BEGIN)).toBe('conflict');
    expect(scene.state().phases).toHaveLength(1);
  });

  it('does not begin before registration', () => {
    expect(draft().tries('olga', BEGIN)).toBe('wrong-stage');
  });

  it.each<[string, PhaseAsked, number, number | null]>([
    ['as many rounds as its terms say', { ...SWISS, rounds: 7 }, 2, 7],
    ['as many as the head-count says', { ...SWISS, rounds: 'plain/1' }, 9, 4],
    ['one, plainly, for two', { ...SWISS, rounds: 'plain/1' }, 2, 1],
    ['one for two by Appendix E', { ...SWISS, rounds: 'magic-e/1' }, 2, 1],
    ['one less than entrants', { kind: 'round-robin', standings: 'magic/1', times: 1 }, 6, 5],
    ['one for each, if odd', { kind: 'round-robin', standings: 'magic/1', times: 1 }, 5, 5],
    ['twice as many', { kind: 'round-robin', standings: 'magic/1', times: 2 }, 4, 6],
    ['what its bracket says', { kind: 'single-elimination', standings: 'magic/1' }, 5, null],
  ])('has %s', (_, phase, players, rounds) => {
    expect(registered(players, { phases: [phase] }).makes('olga', BEGIN)).toMatchObject([
      { rounds },
    ]);
  });

  it('counts byes of honour into the head-count', () => {
    const scene = registered(8, { phases: [{ ...SWISS, rounds: 'plain/1' }] });
    scene.leads({ type: 'award-byes', entrant: 1, byes: 1 });
    expect(scene.makes('olga', BEGIN)).toMatchObject([{ rounds: 4 }]);
  });

  it('is no round robin of more than can be played', () => {
    const phases: PhaseAsked[] = [{ kind: 'round-robin', standings: 'magic/1', times: 1 }];
    expect(registered(MAX_ROUND_ROBIN + 1, { phases }).tries('olga', BEGIN)).toBe('wrong-phase');
    expect(registered(MAX_ROUND_ROBIN, { phases }).tries('olga', BEGIN)).toBe('accepted');
  });

  it.each([[[1, 2, 3]], [[1, 2, 3, 3]], [[1, 2, 3, 9]], [[1, 2, 3, 4, 4]]])(
    'is not seeded by %j of four',
    (seeds) => {
      expect(registered(4).tries('olga', { ...BEGIN, seeds })).toBe('seeds-unclear');
    },
  );

  it('is seeded by hand where seeds name everybody', () => {
    expect(registered(3).makes('olga', { ...BEGIN, seeds: [3, 1, 2] })).toMatchObject([
      { entrants: [3, 1, 2] },
    ]);
  });
});

describe('The second phase', () => {
  const withCut = (cut: PhaseAsked['cut'] = { by: 'rank', places: 4 }, players = 6): EventScene => {
    const scene = begun(players, {
      phases: [
        { ...SWISS, rounds: 2 },
        { ...CUT, cut },
      ],
    });
    playRound(scene, higherWins);
    playRound(scene, higherWins);
    return scene;
  };

  it('has the best of the first, the first seed first', () => {
    const scene = withCut();
    const entrants = standingsIn(scene.state(), sha256)
      .slice(0, 4)
      .map(({ entrant }) => entrant);
    expect(entrants).not.toEqual([1, 2, 3, 4]);
    expect(scene.makes('olga', SECOND)).toEqual([
      { kind: 'phase-begun', phase: 2, entrants, rounds: null },
    ]);
  });

  it('has the next one for one who has dropped by then', () => {
    const scene = withCut();
    scene.leads({ type: 'drop-entrant', entrant: 6 });
    scene.leads(SECOND);
    expect(scene.state().phases[1]?.entrants).toHaveLength(4);
    expect(scene.state().phases[1]?.entrants).not.toContain(6);
  });

  it('has everybody with the points, and no others', () => {
    const scene = withCut({ by: 'points', points: 3 });
    scene.leads(SECOND);
    const field = scene.state().phases[1]?.entrants ?? [];
    expect(field.length).toBeGreaterThan(1);
    expect(field.length).toBeLessThan(6);
  });

  it('has everybody where the cut is larger than the field', () => {
    const scene = withCut({ by: 'rank', places: 64 });
    scene.leads(SECOND);
    expect(scene.state().phases[1]?.entrants).toHaveLength(6);
  });

  it('does not begin before the first is over, nor without enough entrants', () => {
    const scene = begun(4, { phases: [{ ...SWISS, rounds: 1 }, CUT] });
    expect(scene.tries('olga', SECOND)).toBe('round-open');
    drawAndStart(scene);
    expect(scene.tries('olga', SECOND)).toBe('round-open');
    expect(scene.tries('olga', { ...SECOND, phase: 3 })).toBe('wrong-phase');
    expect(withCut({ by: 'points', points: 99 }).tries('olga', SECOND)).toBe('too-few-entrants');
  });

  it('is the last one where its terms say so', () => {
    const scene = begun(2, { phases: [{ ...SWISS, rounds: 1 }] });
    playRound(scene);
    expect(scene.tries('olga', SECOND)).toBe('wrong-phase');
  });

  it('given all level on everything, then a lot decides, which the record can repeat', () => {
    const fields = ['level-1', 'level-2', 'level-1'].map((name) => {
      const cut = { ...CUT, cut: { by: 'rank', places: 2 } } as const;
      const scene = draft({ phases: [{ ...SWISS, rounds: 1 }, cut] }, name);
      scene.leads({ type: 'announce-tournament' });
      scene.leads({ type: 'open-registration' });
      const entrants = Array.from({ length: 8 }, (_, at) => ({ actor: `p${at}` }));
      scene.leads({ type: 'add-entrants', entrants });
      scene.leads(BEGIN);
      playRound(scene, () => ({ is: 'games', wins: [1, 1], draws: 0 }));
      const lines = standingsIn(scene.state(), sha256).map(({ points, tieBreaks }) =>
        JSON.stringify([points, tieBreaks.filter(({ name: tieBreak }) => tieBreak !== 'lot')]),
      );
      expect.soft(new Set(lines).size).toBe(1);
      scene.leads(SECOND);
      return scene.state().phases[1]?.entrants;
    });
    expect(fields[2]).toEqual(fields[0]);
    expect(fields[1]).not.toEqual(fields[0]);
  });

  it('takes no points off for penalties of the first', () => {
    const scene = withCut();
    const penalty = { penalty: 'points', points: 2, infraction: 'slow-play' } as const;
    scene.leads({ type: 'penalise-entrant', entrant: 1, ...penalty, ...kit.REASON });
    expect(scene.state().entrants[0]?.pointsTaken).toBe(2);
    scene.leads(SECOND);
    expect(scene.state().entrants[0]?.pointsTaken).toBe(0);
  });
});
