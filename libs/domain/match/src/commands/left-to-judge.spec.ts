/** Decisions: A-FRI-01, A-FRI-40. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { verifyExport } from '@scoresheet/domain-record';
import { describe, expect, it } from 'vitest';
import { getReady, judgedEnvironment } from '../judged-lanterns.spec-kit.js';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import { matchRefolder } from '../record/refolder.js';
import { openScene, playToTheEnd, sha256, type Scene } from '../scene.spec-kit.js';

function opened(judge: 'none' | 'sits' = 'sits'): Scene {
  const scene = openScene(judgedEnvironment);
  const options = { judge, lamp: 'asked' };
  scene.send('ann', { type: 'create-match', game: 'judged-lanterns', options });
  return scene;
}

type Named = Record<string, string>;

const sit = (scene: Scene, actor: string, options?: Named) =>
  scene.send(
    actor,
    withoutUndefined({
      type: 'take-judge-seat',
      expectedSeq: scene.state().seq,
      options,
    }),
  );

const handIn = (scene: Scene, actor: string, seat: number) =>
  scene.send(actor, {
    type: 'take-seat',
    seat,
    deck: LANTERN_DECK,
    expectedSeq: scene.state().seq,
  });

describe('What a match leaves to its JUDGE', () => {
  it('is named on sitting down, before anybody hands a deck in, and holds in the game', () => {
    const scene = opened();
    expect(handIn(scene, 'ann', 1)).toMatchObject({
      code: 'option-unnamed',
      says: expect.stringContaining("'lamp'"),
    });
    expect(sit(scene, 'jo', { lamp: 'wax' })).toMatchObject({ outcome: 'accepted' });
    expect(scene.events.at(-1)?.parts.public.facts).toEqual([
      { kind: 'judge-seat-taken', actor: 'jo', options: { lamp: 'wax' } },
    ]);
    expect(handIn(scene, 'ann', 1)).toMatchObject({ outcome: 'accepted' });
    handIn(scene, 'bob', 2);
    getReady(scene);
    expect(scene.state().table?.options).toMatchObject({ lamp: 'wax' });
    scene.send('jo', { type: 'leave-judge-seat' });
    playToTheEnd(scene);
    expect(scene.folded()).toEqual(scene.state());
    const { verdict } = verifyExport(scene.exported(), matchRefolder(judgedEnvironment), sha256);
    expect(verdict).toBe('EXACT');
  });

  it.each([
    [undefined, 'option-unnamed', 'choose "oil", "wax"'],
    [{ lamp: 'asked' }, 'option-unnamed', 'choose "oil", "wax"'],
    [{ lamp: 'gas' }, 'unknown-option', 'is one of'],
    [{ lamp: 'oil', judge: 'none' }, 'unknown-option', "The option 'judge' is not yours to choose"],
  ] as const)('is not named by %j', (options, code, says) => {
    expect(sit(opened(), 'jo', options)).toMatchObject({
      code,
      says: expect.stringContaining(says),
    });
  });

  it('is named once: who comes later finds it named, even when the first JUDGE has left', () => {
    const scene = opened();
    sit(scene, 'jo', { lamp: 'wax' });
    expect(sit(scene, 'moe', { lamp: 'oil' })).toMatchObject({ code: 'unknown-option' });
    scene.send('jo', { type: 'leave-judge-seat' });
    expect(sit(scene, 'moe', { lamp: 'oil' })).toMatchObject({ code: 'unknown-option' });
    expect(sit(scene, 'moe')).toMatchObject({ outcome: 'accepted' });
    expect(scene.state().named).toEqual({ lamp: 'wax' });
  });

  it('is asked of nobody where no JUDGE sits: the rules know what it then means', () => {
    const scene = opened('none');
    expect(handIn(scene, 'ann', 1)).toMatchObject({ outcome: 'accepted' });
  });
});
