import { describe, expect, it } from 'vitest';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import { fullMatch, openMatch, openScene, runningMatch } from '../scene.spec-kit.js';

const TAKE = { type: 'take-seat', seat: 1, deck: LANTERN_DECK, expectedSeq: 0 } as const;

describe('take-seat', () => {
  it('given an open match, when a player sits down with a deck, then the seat is theirs', () => {
    const scene = openMatch();
    expect(scene.send('bob', TAKE)).toMatchObject({ outcome: 'accepted', type: 'seat-taken' });
    expect(scene.state().seats[0]).toEqual({
      seat: 1,
      actor: 'bob',
      deck: LANTERN_DECK,
      ready: false,
      conceded: false,
      warnings: 0,
      clockMsLeft: null,
      timedOut: false,
      autoPass: null,
    });
  });

  it('the deck stands in the lines of the seat and the house; others learn how many cards', () => {
    const { parts } = fullMatch().events[1] ?? {};
    expect(Object.keys(parts ?? {}).sort()).toEqual(['house', 'public', 'seat1']);
    expect(JSON.stringify(parts?.public)).not.toContain('lamp');
    expect(parts?.public.facts).toEqual([
      { kind: 'seat-taken', seat: 1, actor: 'ann', cards: LANTERN_DECK.length },
    ]);
    expect(parts?.seat1).toEqual(parts?.house);
    expect(parts?.seat1?.action).toMatchObject({ deck: LANTERN_DECK });
  });

  it('lists everything that is wrong with a deck', () => {
    const deck = ['lamp-1', 'lamp-1', 'lamp-1'];
    expect(openMatch().send('bob', { ...TAKE, deck })).toEqual({
      outcome: 'refused',
      code: 'deck-refused',
      rule: 'R-LAN-10',
      says: 'A deck has 8 cards. (R-LAN-10) At most two of lamp-1. (R-LAN-11)',
    });
  });

  it('names every card that the game does not have', () => {
    const deck = ['lamp-1', 'constructor', 'lamp-9', 'lamp-9'];
    expect(openMatch().send('bob', { ...TAKE, deck })).toEqual({
      outcome: 'refused',
      code: 'deck-refused',
      says: 'Lanterns has no card constructor, lamp-9.',
    });
  });

  it.each([
    ['a seat that is not there', { seat: 3 }, 'unknown-seat'],
    ['a seat that is taken', { seat: 1 }, 'seat-held'],
  ])('refuses %s', (_, said, code) => {
    const scene = openMatch();
    scene.send('ann', TAKE);
    expect(scene.send('bob', { ...TAKE, ...said, expectedSeq: 1 })).toMatchObject({ code });
  });

  it('nobody has two seats', () => {
    const scene = openMatch();
    scene.send('ann', TAKE);
    expect(scene.send('ann', { ...TAKE, seat: 2, expectedSeq: 1 })).toMatchObject({
      code: 'already-seated',
    });
  });

  it('a judge takes no seat', () => {
    expect(openMatch().send('bob', TAKE, { role: 'judge' })).toMatchObject({ code: 'wrong-role' });
  });

  it('given a match that went on, when a command names an earlier event, then a conflict', () => {
    const scene = openMatch();
    scene.send('ann', TAKE);
    expect(scene.send('bob', { ...TAKE, seat: 2 })).toMatchObject({ outcome: 'conflict' });
  });

  it('an event that is still to come cannot have been known', () => {
    expect(openMatch().send('bob', { ...TAKE, expectedSeq: 1 })).toMatchObject({
      outcome: 'refused',
      code: 'unknown-seq',
    });
  });

  it('there is no seat in a match that is not there or has begun', () => {
    expect(openScene().send('bob', TAKE)).toMatchObject({ code: 'unknown-match' });
    expect(runningMatch().send('bob', TAKE)).toMatchObject({ code: 'match-not-open' });
  });
});
