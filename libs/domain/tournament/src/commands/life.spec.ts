import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { standingsIn } from '../standings/standing-lines.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';

const { begun, CUT, draft, drawAndStart, playRound, REASON, registered, SWISS } = kit;

everyEventHolds();

const FINISH = { type: 'finish-tournament' } as const;
const PAUSE = { type: 'pause-tournament' } as const;
const RESUME = { type: 'resume-tournament' } as const;
const ONE_ROUND = { phases: [{ ...SWISS, rounds: 1 }] };

const drop = (scene: EventScene, ...entrants: number[]) => {
  for (const entrant of entrants) scene.leads({ type: 'drop-entrant', entrant });
};

describe('A tournament', () => {
  it('is announced, then opened, once each', () => {
    const scene = draft();
    expect(scene.tries('olga', { type: 'open-registration' })).toBe('wrong-stage');
    expect(scene.makes('olga', { type: 'announce-tournament' })).toEqual([
      { kind: 'tournament-announced' },
    ]);
    expect(scene.tries('olga', { type: 'announce-tournament' })).toBe('wrong-stage');
    expect(scene.makes('olga', { type: 'open-registration' })).toEqual([
      { kind: 'registration-opened' },
    ]);
    expect(scene.tries('olga', { type: 'open-registration' })).toBe('wrong-stage');
  });

  it('has a code of entry where entry is by code, and nowhere else', () => {
    const open = { type: 'open-registration' } as const;
    const codeDigest = sha256('sesame');
    const byCode = draft({ entry: 'by-code' });
    byCode.leads({ type: 'announce-tournament' });
    expect(byCode.tries('olga', open)).toBe('terms-unclear');
    expect(byCode.tries('olga', { ...open, codeDigest })).toBe('accepted');
    const forAll = draft();
    forAll.leads({ type: 'announce-tournament' });
    expect(forAll.tries('olga', { ...open, codeDigest })).toBe('terms-unclear');
  });

  it('has a check-in where its terms say so', () => {
    expect(registered(2).tries('olga', { type: 'begin-check-in' })).toBe('terms-unclear');
    const scene = registered(2, { checkIn: true });
    expect(scene.makes('olga', { type: 'begin-check-in' })).toEqual([{ kind: 'check-in-begun' }]);
    expect(scene.tries('olga', { type: 'begin-check-in' })).toBe('wrong-stage');
  });

  it('is cancelled by its owner alone, and over then', () => {
    const scene = begun(2);
    const cancel = { type: 'cancel-tournament', ...REASON } as const;
    scene.leads({ type: 'appoint-staff', to: 'otto', as: 'organiser' });
    expect(scene.tries('otto', cancel)).toBe('not-allowed');
    scene.leads(cancel);
    expect(scene.state().stage).toBe('cancelled');
    expect(scene.tries('olga', cancel)).toBe('wrong-stage');
    expect(scene.tries('olga', { type: 'draw-round', phase: 1, round: 1 })).toBe('wrong-stage');
  });
});

describe('A pause', () => {
  it('is between two rounds', () => {
    const scene = begun(4);
    scene.leads({ type: 'draw-round', phase: 1, round: 1 });
    expect(scene.tries('olga', PAUSE)).toBe('round-open');
    const closed = begun(4);
    playRound(closed);
    expect(closed.makes('olga', PAUSE)).toEqual([{ kind: 'tournament-paused' }]);
    expect(closed.tries('olga', PAUSE)).toBe('wrong-stage');
    expect(closed.tries('olga', { type: 'draw-round', phase: 1, round: 2 })).toBe('wrong-stage');
  });

  it('over night ends with a new check-in: who is not there has dropped', () => {
    const scene = registered(4, { checkIn: true });
    scene.leads({ type: 'begin-check-in' });
    for (const entrant of [1, 2, 3, 4]) scene.leads({ type: 'check-in', entrant });
    scene.leads({ type: 'begin-phase', phase: 1 });
    playRound(scene);
    scene.leads(PAUSE);
    for (const entrant of [1, 3, 4]) scene.says(`p${entrant}`, { type: 'check-in', entrant });
    expect(scene.makes('olga', RESUME)).toEqual([
      { kind: 'entrants-dropped', entrants: [2] },
      { kind: 'tournament-resumed' },
    ]);
    expect(scene.state().phases[0]?.plannedRounds).toBe(3);
    playRound(scene);
    expect(scene.tries('olga', { type: 're-enter', entrant: 2 })).toBe('accepted');
  });

  it('drops nobody where there is no check-in, and is ended once', () => {
    const scene = begun(4);
    scene.leads(PAUSE);
    expect(scene.makes('olga', RESUME)).toEqual([{ kind: 'tournament-resumed' }]);
    expect(scene.tries('olga', RESUME)).toBe('wrong-stage');
  });
});

describe('finish-tournament', () => {
  it('comes when the last round of the last phase is closed, and ends everything', () => {
    const scene = begun(4, ONE_ROUND);
    expect(scene.tries('olga', FINISH)).toBe('round-open');
    drawAndStart(scene);
    expect(scene.tries('olga', FINISH)).toBe('round-open');
    const played = begun(4, ONE_ROUND);
    playRound(played);
    expect(played.makes('olga', FINISH)).toEqual([{ kind: 'tournament-finished' }]);
    expect(played.tries('olga', FINISH)).toBe('wrong-stage');
    expect(played.tries('p1', { type: 'drop-entrant', entrant: 1 })).toBe('wrong-stage');
  });

  it('is refused while another phase can be played', () => {
    const scene = begun(4, { phases: [{ ...SWISS, rounds: 1 }, CUT] });
    playRound(scene);
    expect(scene.tries('olga', FINISH)).toBe('wrong-phase');
  });

  it('given everyone has dropped but one, then the rounds go on, all of them byes', () => {
    const scene = begun(4);
    playRound(scene);
    drop(scene, 1, 2, 3);
    playRound(scene);
    expect(scene.tries('olga', FINISH)).toBe('round-open');
    playRound(scene);
    expect(scene.state().phases[0]?.rounds.map(({ byes }) => byes)).toEqual([[], [4], [4]]);
    expect(scene.tries('olga', FINISH)).toBe('accepted');
  });

  it('given too few are left for the next phase, then it ends before that', () => {
    const scene = begun(4, { phases: [{ ...SWISS, rounds: 1 }, CUT] });
    playRound(scene);
    drop(scene, 2, 3, 4);
    expect(scene.tries('olga', { type: 'begin-phase', phase: 2 })).toBe('too-few-entrants');
    expect(scene.makes('olga', FINISH)).toEqual([{ kind: 'tournament-finished' }]);
  });

  it.each([0, 1, 2])(
    'given everyone has left after %i rounds, then it ends as it stands',
    (rounds) => {
      const scene = begun(4, { phases: [SWISS, CUT] });
      for (let round = 1; round <= rounds; round += 1) playRound(scene);
      drop(scene, 1, 2, 3, 4);
      expect(scene.tries('olga', FINISH)).toBe('accepted');
      expect(standingsIn(scene.state(), sha256)).toHaveLength(4);
    },
  );

  it('given everyone leaves a bracket, then it ends without a winner', () => {
    const scene = begun(4, { phases: [{ kind: 'single-elimination', standings: 'magic/1' }] });
    drop(scene, 1, 2, 3, 4);
    expect(scene.tries('olga', FINISH)).toBe('accepted');
  });
});
