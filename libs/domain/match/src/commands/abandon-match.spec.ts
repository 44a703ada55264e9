import { describe, expect, it } from 'vitest';
import { verifyExport } from '@scoresheet/domain-record';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import { resultOf, statusOf } from '../fold/match-state.js';
import { matchRefolder } from '../record/refolder.js';
import {
  answer,
  environment,
  openScene,
  playToTheEnd,
  runningMatch,
  sha256,
  type Scene,
} from '../scene.spec-kit.js';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const CLOCK = { role: 'clock' } as const;
const NO_RESULT = { places: [], reason: 'abandoned' };

const abandon = (scene: Scene, expectedSeq = scene.state().seq, commandId?: string) =>
  scene.send(
    'clock',
    { type: 'abandon-match', expectedSeq },
    commandId === undefined ? CLOCK : { ...CLOCK, commandId },
  );

describe('abandon-match', () => {
  it('given a match without an event for its time, then the clock closes it without a result', () => {
    const scene = runningMatch();
    scene.wait(DAY_MS);
    expect(abandon(scene)).toMatchObject({ outcome: 'accepted', type: 'match-abandoned' });
    expect(statusOf(scene.state())).toBe('over');
    expect(resultOf(scene.state())).toEqual(NO_RESULT);
    expect(scene.asked(1)).toBeUndefined();
    expect(scene.events.at(-1)?.parts.public.facts[0]).toEqual({
      kind: 'match-abandoned',
      outcome: NO_RESULT,
    });
    expect(verifyExport(scene.exported(), matchRefolder(environment), sha256).verdict).toBe(
      'EXACT',
    );
    expect(scene.folded()).toEqual(scene.state());
  });

  it("the time is the match's own, and the record's: a millisecond before, it is refused", () => {
    const scene = openScene();
    scene.send('ann', { type: 'create-match', game: 'lanterns', abandonAfterMs: 60_000 });
    // The scene's next command comes a second after the last event.
    scene.wait(60_000 - 1_000 - 1);
    expect(abandon(scene)).toEqual({
      outcome: 'refused',
      code: 'too-early',
      says: 'The match counts as abandoned in 1 ms: ask again then.',
    });
    scene.wait(1);
    expect(abandon(scene)).toMatchObject({ type: 'match-abandoned' });
  });

  it('a lobby in which nobody sits is closed, too, and takes nobody in afterwards', () => {
    const scene = openScene();
    scene.send('ann', { type: 'create-match', game: 'lanterns' });
    scene.wait(DAY_MS);
    abandon(scene);
    expect(statusOf(scene.state())).toBe('over');
    const late = scene.send('ann', { type: 'take-seat', seat: 1, deck: [], expectedSeq: 1 });
    expect(late).toMatchObject({ code: 'match-over' });
    expect(scene.folded()).toEqual(scene.state());
  });

  it('an empty match is closed after an hour, however long its own time is', () => {
    const scene = openScene();
    scene.send('ann', { type: 'create-match', game: 'lanterns', abandonAfterMs: 9 * DAY_MS });
    scene.wait(HOUR_MS - 1_000 - 1);
    expect(abandon(scene)).toMatchObject({ code: 'too-early' });
    scene.wait(1);
    expect(abandon(scene)).toMatchObject({ type: 'match-abandoned' });
    const { verdict } = verifyExport(scene.exported(), matchRefolder(environment), sha256);
    expect(verdict).toBe('EXACT');
    expect(scene.folded()).toEqual(scene.state());
  });

  it('one in which somebody has a seat is left alone for its own time', () => {
    const scene = openScene();
    scene.send('ann', { type: 'create-match', game: 'lanterns' });
    scene.send('ann', { type: 'take-seat', seat: 1, deck: LANTERN_DECK, expectedSeq: 0 });
    scene.wait(DAY_MS - 1_000 - 1);
    expect(abandon(scene)).toMatchObject({ code: 'too-early' });
    scene.wait(1);
    expect(abandon(scene)).toMatchObject({ type: 'match-abandoned' });
  });

  it('when something has happened since the clock looked, then nothing is abandoned', () => {
    const scene = runningMatch();
    const { seq } = scene.state();
    scene.wait(DAY_MS);
    answer(scene, 'ann');
    expect(abandon(scene, seq)).toMatchObject({ outcome: 'conflict' });
    expect(abandon(scene, seq + 9)).toMatchObject({ code: 'unknown-seq' });
    expect(abandon(scene)).toMatchObject({ code: 'too-early' });
  });

  it('two clocks that send the same give one event', () => {
    const scene = runningMatch();
    const { seq } = scene.state();
    scene.wait(DAY_MS);
    abandon(scene, seq, 'clock-1');
    expect(abandon(scene, seq, 'clock-1')).toEqual({ outcome: 'duplicate', seq: seq + 1 });
    expect(abandon(scene, seq, 'clock-2')).toMatchObject({ code: 'match-over' });
  });

  it('a paused match waits for its judge, however long', () => {
    const scene = runningMatch();
    scene.send('jo', { type: 'pause-match' }, { role: 'judge' });
    scene.wait(100 * DAY_MS);
    expect(abandon(scene)).toMatchObject({ code: 'match-paused' });
  });

  it('nobody but the clock says so, and it closes nothing that is over', () => {
    const scene = runningMatch();
    const said = { type: 'abandon-match', expectedSeq: scene.state().seq } as const;
    scene.wait(DAY_MS);
    for (const role of ['player', 'judge', 'organiser'] as const) {
      expect(scene.send('ann', said, { role })).toMatchObject({ code: 'wrong-role' });
    }
    playToTheEnd(scene);
    expect(abandon(scene)).toMatchObject({ code: 'match-over' });
  });

  it('the clock opens no match', () => {
    const scene = openScene();
    expect(
      scene.send('ann', { type: 'create-match', game: 'lanterns' }, { role: 'clock' }),
    ).toMatchObject({ code: 'wrong-role' });
  });
});
