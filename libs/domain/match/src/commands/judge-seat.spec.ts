import type { Role } from '@scoresheet/contracts-messages';
import { canonicalJson, verifyExport } from '@scoresheet/domain-record';
import { describe, expect, it } from 'vitest';
import {
  getReady,
  judgedEnvironment,
  readyMatch,
  seatedMatch,
} from '../judged-lanterns.spec-kit.js';
import { statusOf } from '../fold/match-state.js';
import { matchRefolder } from '../record/refolder.js';
import { answer, playToTheEnd, sha256, type Scene, type Sending } from '../scene.spec-kit.js';
import { viewerOf, viewMatch } from '../views/view.js';

const sit = (scene: Scene, actor = 'jo', sending: Sending = {}) =>
  scene.send(actor, { type: 'take-judge-seat', expectedSeq: scene.state().seq }, sending);
const leave = (scene: Scene, actor = 'jo', sending: Sending = {}) =>
  scene.send(actor, { type: 'leave-judge-seat' }, sending);
const judges = (scene: Scene, choice: string, actor = 'jo') =>
  scene.send(actor, { type: 'act', decision: scene.asked(0)?.id ?? 'none', choice });
const judged = (): Scene => {
  const scene = readyMatch();
  sit(scene);
  return scene;
};
const verdict = (scene: Scene) =>
  verifyExport(scene.exported(), matchRefolder(judgedEnvironment), sha256).verdict;

describe('A match with a seat for a JUDGE', () => {
  it('waits in its lobby until somebody sits there, and begins with that', () => {
    const scene = readyMatch();
    expect(statusOf(scene.state())).toBe('open');
    expect(sit(scene)).toMatchObject({ outcome: 'accepted', type: 'judge-seat-taken' });
    expect([statusOf(scene.state()), scene.asked(0)?.kind]).toEqual(['running', 'weather']);
    expect(scene.folded()).toEqual(scene.state());
  });

  it('begins with the last seat that is ready, where the JUDGE sits already', () => {
    const scene = seatedMatch();
    sit(scene);
    expect(statusOf(scene.state())).toBe('open');
    getReady(scene);
    expect([statusOf(scene.state()), scene.asked(0)?.kind]).toEqual(['running', 'weather']);
    expect(statusOf(readyMatch('none').state())).toBe('running');
  });

  it('is judged, played to the end, and EXACT', () => {
    const scene = judged();
    judges(scene, 'cloudy');
    judges(scene, 'aloud');
    playToTheEnd(scene);
    expect(scene.folded()).toEqual(scene.state());
    expect(verdict(scene)).toBe('EXACT');
  });

  it('shows a secret answer of the JUDGE to the house alone, an open one to all', () => {
    const scene = judged();
    judges(scene, 'cloudy');
    expect(canonicalJson(scene.events.at(-1)?.parts.public ?? null)).not.toContain('cloudy');
    expect(canonicalJson(scene.events.at(-1)?.parts.house ?? null)).toContain('cloudy');
    judges(scene, 'not');
    expect(scene.events.at(-1)?.parts.public.action).toMatchObject({ seat: 0, choice: 'not' });
  });
});

describe('The JUDGE', () => {
  it('sees what the public sees, with the options of the own decision (A-FRI-43)', () => {
    const scene = judged();
    const viewer = viewerOf(scene.state(), 'jo', 'judge');
    expect([viewer, viewerOf(scene.state(), 'moe', 'judge')]).toEqual([0, 'house']);
    const { table: own, judge } = viewMatch(scene.state(), viewer, judgedEnvironment);
    const { table: open } = viewMatch(scene.state(), 'public', judgedEnvironment);
    expect(judge).toEqual({ actor: 'jo', next: [] });
    expect(own?.decisions).toMatchObject([{ seat: 0, kind: 'weather', options: { pick: 'one' } }]);
    expect({ ...own, decisions: [] }).toEqual({ ...open, decisions: [] });
    expect(open?.decisions[0]?.options).toBeUndefined();
  });

  it('answers for nobody else, and nobody for the JUDGE', () => {
    const scene = judged();
    expect(judges(scene, 'clear', 'ann')).toMatchObject({
      code: 'other-seats-decision',
      says: expect.stringContaining("is the JUDGE's"),
    });
    expect(judges(scene, 'clear', 'moe')).toMatchObject({ code: 'not-seated' });
    judges(scene, 'clear');
    judges(scene, 'aloud');
    const ofAnn = { type: 'act', decision: scene.asked(1)?.id ?? '', choice: 'x' } as const;
    expect(scene.send('jo', ofAnn)).toMatchObject({ code: 'other-seats-decision' });
    expect(scene.send('jo', { type: 'concede' })).toMatchObject({ code: 'not-seated' });
  });

  it('rules nothing in this match, even as a judge of the platform', () => {
    const scene = judged();
    const asJudge = { role: 'judge' } as const;
    expect(scene.send('jo', { type: 'pause-match' }, asJudge)).toMatchObject({
      code: 'judge-seated',
    });
    expect(scene.send('moe', { type: 'pause-match' }, asJudge).outcome).toBe('accepted');
    expect(judges(scene, 'clear')).toMatchObject({ code: 'match-paused' });
  });

  it('thinks without a clock, and the clocks of the players stand still meanwhile', () => {
    const scene = readyMatch('sits', true);
    sit(scene);
    scene.wait(40_000);
    judges(scene, 'clear');
    scene.wait(40_000);
    judges(scene, 'aloud');
    expect(scene.state().seats.map(({ clockMsLeft }) => clockMsLeft)).toEqual([60_000, 60_000]);
    scene.wait(5_000);
    answer(scene, 'ann');
    expect(scene.state().seats[0]?.clockMsLeft).toBe(54_000);
  });

  it('gets up, and the game goes on as its rules say', () => {
    const scene = judged();
    expect(leave(scene)).toMatchObject({ outcome: 'accepted', type: 'judge-seat-left' });
    expect([scene.asked(0), scene.asked(1)?.kind]).toEqual([undefined, 'bid']);
    playToTheEnd(scene);
    expect(scene.folded()).toEqual(scene.state());
    expect(verdict(scene)).toBe('EXACT');
  });

  it('is excused by staff when silent, and leaves the lobby waiting for another', () => {
    const scene = judged();
    const excuse = (actor: string, role: Role) =>
      scene.send(actor, { type: 'excuse-judge' }, { role });
    expect(leave(scene, 'ann')).toMatchObject({ code: 'not-judging' });
    expect(leave(scene, 'moe', { role: 'judge' })).toMatchObject({ code: 'not-judging' });
    expect(excuse('ann', 'player')).toMatchObject({ code: 'wrong-role' });
    expect(excuse('jo', 'judge')).toMatchObject({ code: 'judge-seated' });
    expect(excuse('ola', 'organiser')).toMatchObject({ type: 'judge-excused' });
    expect(scene.asked(1)?.kind).toBe('bid');
    expect(excuse('ola', 'organiser')).toMatchObject({ code: 'not-judging' });
    expect(scene.folded()).toEqual(scene.state());

    const lobby = seatedMatch();
    sit(lobby);
    leave(lobby);
    getReady(lobby);
    expect(statusOf(lobby.state())).toBe('open');
    expect(sit(lobby, 'moe').outcome).toBe('accepted');
    expect(statusOf(lobby.state())).toBe('running');
  });
});

describe('Several JUDGEs (A-FRI-42)', () => {
  const listed = (): Scene => {
    const scene = seatedMatch();
    for (const actor of ['jo', 'moe', 'kim']) sit(scene, actor);
    getReady(scene);
    return scene;
  };
  const judgeOf = (scene: Scene) => viewMatch(scene.state(), 'public', judgedEnvironment).judge;

  it('are listed in the order in which they sit down, and the first one decides', () => {
    const scene = listed();
    expect(judgeOf(scene)).toEqual({ actor: 'jo', next: ['moe', 'kim'] });
    expect(judges(scene, 'cloudy', 'moe')).toMatchObject({ code: 'not-seated' });
    expect(judges(scene, 'cloudy')).toMatchObject({ outcome: 'accepted' });
    expect(viewerOf(scene.state(), 'kim', 'judge')).toBe(0);
    const asJudge = { role: 'judge' } as const;
    expect(scene.send('kim', { type: 'pause-match' }, asJudge)).toMatchObject({
      code: 'judge-seated',
    });
  });

  it('step in one after the other, on the same question; the last one to go leaves none', () => {
    const scene = listed();
    const asked = scene.asked(0)?.id;
    leave(scene);
    expect([judgeOf(scene), scene.asked(0)?.id]).toEqual([{ actor: 'moe', next: ['kim'] }, asked]);
    expect(judges(scene, 'cloudy')).toMatchObject({ code: 'not-seated' });
    expect(judges(scene, 'cloudy', 'moe')).toMatchObject({ outcome: 'accepted' });
    scene.send('ola', { type: 'excuse-judge' }, { role: 'organiser' });
    expect(judgeOf(scene)).toEqual({ actor: 'kim', next: [] });
    leave(scene, 'kim');
    expect([scene.asked(0), scene.asked(1)?.kind]).toEqual([undefined, 'bid']);
    playToTheEnd(scene);
    expect(scene.folded()).toEqual(scene.state());
    expect(verdict(scene)).toBe('EXACT');
  });

  it('may get up before it is their turn', () => {
    const scene = listed();
    expect(leave(scene, 'moe', { role: 'organiser' })).toMatchObject({ code: 'not-judging' });
    leave(scene, 'moe');
    expect(scene.events.at(-1)?.parts.public.facts).toEqual([
      { kind: 'judge-seat-left', actor: 'moe' },
    ]);
    expect(judgeOf(scene)).toEqual({ actor: 'jo', next: ['kim'] });
    expect(leave(scene, 'moe')).toMatchObject({ code: 'not-judging' });
    expect(scene.folded()).toEqual(scene.state());
    expect(verdict(scene)).not.toBe('DIVERGED');
  });
});

describe('The seat of the JUDGE is refused', () => {
  it('to who plays, to who is neither player nor judge, and where it is held', () => {
    const scene = readyMatch();
    expect(sit(scene, 'ann')).toMatchObject({ code: 'already-seated' });
    expect(sit(scene, 'ola', { role: 'organiser' })).toMatchObject({ code: 'wrong-role' });
    expect(sit(scene, 'jo', { role: 'judge' }).outcome).toBe('accepted');
    expect(sit(scene, 'moe')).toMatchObject({ code: 'judge-seat-held' });
    expect(sit(readyMatch('none'))).toMatchObject({ code: 'no-judge-seat' });
    const lobby = seatedMatch();
    for (const actor of ['jo', 'moe', 'kim', 'lou', 'pat']) sit(lobby, actor);
    expect(sit(lobby, 'sam')).toMatchObject({ code: 'judge-seat-held' });
    expect(sit(lobby, 'pat')).toMatchObject({ code: 'already-seated' });
  });

  it('to whom it tells no more of a running game than of the lobby', () => {
    const scene = judged();
    const late = { type: 'take-judge-seat', expectedSeq: 999 } as const;
    expect(scene.send('moe', late)).toMatchObject({ code: 'judge-seat-held' });
    leave(scene);
    expect(scene.send('moe', late)).toMatchObject({ code: 'judge-seat-held' });
  });
});
