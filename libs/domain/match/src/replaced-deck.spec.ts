/** Where the rules let a deck be replaced until all are in (A-FRI-45). */
import { rulesetOf } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { LANTERN_DECK, lanternRules, lanterns } from './lanterns.spec-kit.js';
import { catalogOf, environment, openMatch, openScene, type Scene } from './scene.spec-kit.js';

const OTHER_DECK = [...LANTERN_DECK].reverse();
const game = {
  ...lanterns,
  ruleset: rulesetOf({ ...lanternRules, id: 'shared-lanterns/1', replaceableDecks: true }),
};

function opened(seats = 2): Scene {
  const scene = openScene({ ...environment, rulesOf: catalogOf({ 'shared-lanterns': game }) });
  scene.send('ann', { type: 'create-match', game: 'shared-lanterns', seats });
  return scene;
}

function handIn(scene: Scene, actor: string, seat: number, deck: readonly string[]) {
  const expectedSeq = scene.state().seq;
  return scene.send(actor, { type: 'take-seat', seat, deck: [...deck], expectedSeq });
}

describe('A deck that is handed in again', () => {
  it('given a seat without a deck, then it takes the place of the one before', () => {
    const scene = opened();
    handIn(scene, 'ann', 1, LANTERN_DECK);
    expect(handIn(scene, 'ann', 1, OTHER_DECK)).toMatchObject({
      outcome: 'accepted',
      type: 'seat-taken',
    });
    expect(scene.state().seats[0]).toMatchObject({ actor: 'ann', deck: OTHER_DECK });
    expect(scene.folded().seats).toEqual(scene.state().seats);
  });

  it('is known to its player and the house alone; others learn that one came', () => {
    const scene = opened();
    handIn(scene, 'ann', 1, LANTERN_DECK);
    handIn(scene, 'ann', 1, OTHER_DECK);
    const { parts } = scene.events.at(-1) ?? {};
    expect(parts?.seat1?.facts).toMatchObject([{ deck: OTHER_DECK }]);
    expect(JSON.stringify([parts?.public, parts?.seat2])).not.toContain('lamp');
  });

  it('given that all are in, then it is refused, whoever was last', () => {
    const scene = opened();
    handIn(scene, 'ann', 1, LANTERN_DECK);
    handIn(scene, 'bob', 2, LANTERN_DECK);
    for (const [actor, seat] of [['ann', 1] as const, ['bob', 2] as const]) {
      expect(handIn(scene, actor, seat, OTHER_DECK)).toMatchObject({
        code: 'already-seated',
        says: 'All decks are in: you can no longer change yours.',
      });
    }
  });

  it('is looked at like any other', () => {
    const scene = opened();
    handIn(scene, 'ann', 1, LANTERN_DECK);
    expect(handIn(scene, 'ann', 1, ['lamp-1'])).toMatchObject({ code: 'deck-refused' });
    expect(scene.state().seats[0]).toMatchObject({ deck: LANTERN_DECK });
  });

  it('given a seat that is ready, then it stays ready', () => {
    const scene = opened();
    handIn(scene, 'ann', 1, LANTERN_DECK);
    scene.send('ann', { type: 'get-ready', expectedSeq: scene.state().seq });
    handIn(scene, 'ann', 1, OTHER_DECK);
    expect(scene.state().seats[0]).toMatchObject({ deck: OTHER_DECK, ready: true });
  });

  it('gives nobody a second seat, nor the seat of another', () => {
    const scene = opened();
    handIn(scene, 'ann', 1, LANTERN_DECK);
    expect(handIn(scene, 'ann', 2, OTHER_DECK)).toMatchObject({ code: 'already-seated' });
    expect(handIn(scene, 'bob', 1, OTHER_DECK)).toMatchObject({ code: 'seat-held' });
  });

  it('given rules that do not say so, then it is refused', () => {
    const scene = openMatch();
    handIn(scene, 'ann', 1, LANTERN_DECK);
    expect(handIn(scene, 'ann', 1, OTHER_DECK)).toMatchObject({ code: 'already-seated' });
  });
});
