import { describe, expect, it } from 'vitest';
import { fullMatch, openMatch, runningMatch } from '../scene.spec-kit.js';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import { openTable, runningTable } from '../table.spec-kit.js';
import { seatCounter, type State } from '@scoresheet/rules-engine';
import type { Scene } from '../scene.spec-kit.js';

const READY = { type: 'get-ready', expectedSeq: 3 } as const;

describe('get-ready', () => {
  it('given two seats, when the first is ready, then the match waits for the other', () => {
    const scene = fullMatch();
    const { send } = scene;
    expect(send('bob', { type: 'get-ready', expectedSeq: 2 })).toMatchObject({
      outcome: 'accepted',
      type: 'seat-readied',
    });
    expect(scene.state().seats.map(({ ready }) => ready)).toEqual([false, true]);
    expect(scene.state().table).toBeNull();
  });

  it('when the last one is ready, then the same event holds the whole setup', () => {
    const scene = runningMatch(3);
    const last = scene.events.at(-1);
    expect(last?.header.type).toBe('seat-readied');
    const kinds = last?.parts.public.facts.map((fact) => (fact as { kind: string }).kind);
    expect(kinds?.slice(0, 3)).toEqual(['seat-readied', 'game-begun', 'stocked']);
    expect(scene.state().table?.places['hand@3']).toHaveLength(4);
    expect(scene.asked(3)).toMatchObject({ kind: 'bid' });
  });

  it('a match does not begin while a seat is free', () => {
    const scene = openMatch();
    const said = { type: 'take-seat', seat: 1, deck: LANTERN_DECK, expectedSeq: 0 } as const;
    scene.send('ann', said);
    scene.send('ann', { type: 'get-ready', expectedSeq: 1 });
    expect(scene.state().table).toBeNull();
  });

  it('nobody is ready twice, without a seat, or as a judge', () => {
    const scene = fullMatch();
    scene.send('ann', { type: 'get-ready', expectedSeq: 2 });
    expect(scene.send('ann', READY)).toMatchObject({ code: 'already-ready' });
    expect(scene.send('eve', READY)).toMatchObject({ code: 'not-seated' });
    expect(scene.send('bob', READY, { role: 'judge' })).toMatchObject({ code: 'wrong-role' });
  });

  it('who has not seen the last event may have overlooked a deck: a conflict', () => {
    const scene = fullMatch();
    expect(scene.send('bob', { ...READY, expectedSeq: 1 })).toMatchObject({ outcome: 'conflict' });
  });

  it('a match begins once', () => {
    expect(runningMatch().send('bob', READY)).toMatchObject({ code: 'match-not-open' });
  });
});

describe('Who begins', () => {
  /** The seats that the game was told to begin with. */
  const firstOf = (scene: Scene): readonly number[] =>
    [1, 2].filter((seat) => seatCounter(scene.state().table as State, seat, 'first') === 1);

  const ready = (scene: Scene, actor: string, said: { readonly begins?: number } = {}) =>
    scene.send(actor, { type: 'get-ready', expectedSeq: scene.state().seq, ...said });

  it('is left to the rules where the terms do not say', () => {
    expect(firstOf(runningTable())).toEqual([]);
  });

  it.each([1, 2])('is seat %i where the terms name it', (seat) => {
    expect(firstOf(runningTable({ begins: { seat } }))).toEqual([seat]);
  });

  it.each([
    [1, 2],
    [2, 1],
    [2, 2],
  ])('is chosen by seat %i, which names seat %i as it gets ready', (chosenBy, begins) => {
    const scene = openTable({ begins: { chosenBy } });
    const [chooser, other] = chosenBy === 1 ? (['ann', 'bob'] as const) : (['bob', 'ann'] as const);
    expect(ready(scene, chooser, { begins })).toMatchObject({ outcome: 'accepted' });
    expect(scene.events.at(-1)?.parts.public.facts).toEqual([
      { kind: 'seat-readied', seat: chosenBy, begins },
    ]);
    ready(scene, other);
    expect(firstOf(scene)).toEqual([begins]);
  });

  it('is the chooser where it names nobody', () => {
    expect(firstOf(runningTable({ begins: { chosenBy: 2 } }))).toEqual([2]);
  });

  it('is nobody else’s to choose', () => {
    const refusal = {
      outcome: 'refused',
      code: 'other-seats-choice',
      says: 'Who begins is not yours to choose: name no seat.',
    };
    const chosen = openTable({ begins: { chosenBy: 2 } });
    expect(ready(chosen, 'ann', { begins: 1 })).toEqual(refusal);
    expect(ready(openTable({ begins: { seat: 1 } }), 'ann', { begins: 1 })).toEqual(refusal);
    expect(ready(openTable(), 'ann', { begins: 1 })).toEqual(refusal);
    expect(fullMatch().send('ann', { ...READY, expectedSeq: 2, begins: 1 })).toEqual(refusal);
  });

  it('has a seat in the match', () => {
    const scene = openTable({ begins: { chosenBy: 2 } });
    expect(ready(scene, 'bob', { begins: 3 })).toMatchObject({ code: 'unknown-seat' });
  });
});
