import { withoutUndefined } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import type { ToldAction } from './action-words.js';
import { eventWords } from './event-words.js';
import { known, MARSH } from './marsh.spec-kit.js';
import { plain } from './sentence.js';

const act = (choice?: string, seat = 1) =>
  withoutUndefined<ToldAction>({
    type: 'act',
    asked: 'act',
    seat,
    choice,
  });
const entering = { kind: 'moved', card: 'hand1-1', as: 'c7', face: 'm-2', slot: 1 };
const ENTERS = { ...entering, from: 'hand@1', to: 'field@1' };
const DRAWN = { kind: 'moved', slot: 0, from: 'deck@2', to: 'hand@2' };

describe('An event in words', () => {
  it('says who did what, and below it what came of it', () => {
    const { says, told } = eventWords(
      MARSH,
      { action: act('play hand1-1 1'), facts: [ENTERS] },
      known({}),
    );
    expect(plain(says)).toBe('Seat 1 plays Stork to the left bank.');
    expect(told.map(plain)).toEqual(['Stork enters left bank']);
  });

  it('links a card by the id that it has from then on, and learns it for later', () => {
    const names = known({});
    const { told } = eventWords(MARSH, { action: act('end'), facts: [ENTERS] }, names);
    const stork = { is: 'card', text: 'Stork', card: 'c7', face: 'm-2' };
    expect(told[0]?.[0]).toEqual(stork);
    expect(names.get('c7')).toEqual([stork]);
  });

  it('says no more of hidden cards than that they are there, and how often', () => {
    const { says, told } = eventWords(MARSH, { action: act(), facts: [DRAWN, DRAWN] }, known({}));
    expect(plain(says)).toBe('Seat 1 acts.');
    expect(told.map(plain)).toEqual(['seat 2 draws a card (2 times)']);
    expect(JSON.stringify(told)).not.toContain('face');
  });

  it('tells a hidden answer by the story that it begins, and that story once', () => {
    const played = { kind: 'happened', what: 'played', seat: 2, face: 'm-1' };
    const { says, told } = eventWords(
      MARSH,
      { action: act(undefined, 2), facts: [played] },
      known({}),
    );
    expect(plain(says)).toBe('Seat 2 plays Mole.');
    expect(told).toEqual([]);
  });

  it('tells a hidden answer after which nothing is seen by what alone is like that', () => {
    const action = { type: 'act', asked: 'answer', seat: 2 };
    expect(plain(eventWords(MARSH, { action, facts: [] }, known({})).says)).toBe('Seat 2 passes.');
    const [seen] = [{ kind: 'counted', seat: 1, what: 'life', to: 3 }];
    const { says } = eventWords(MARSH, { action, facts: [seen] }, known({}));
    expect(plain(says)).toBe('Seat 2 answers.');
  });

  it('tells where a counter stops that runs on at once', () => {
    const life = (to: number) => ({ kind: 'counted', seat: 1, what: 'life', to });
    const { told } = eventWords(
      MARSH,
      { action: act('end'), facts: [life(8), life(6)] },
      known({}),
    );
    expect(told.map(plain)).toEqual(['seat 1: Life is now 6']);
  });

  it('calls seats by their names, in the answer and in what came of it', () => {
    const named = { ...MARSH, seats: ['Ada', 'Bob'] };
    const { says, told } = eventWords(named, { action: act('end'), facts: [DRAWN] }, known({}));
    expect([says, ...told].map(plain)).toEqual(['Ada ends the phase.', 'Bob draws a card']);
    expect(says[0]).toEqual({ is: 'seat', text: 'Ada', seat: 1 });
  });

  it.each([
    [{ type: 'create-match' }, 'A match of Marsh is opened.'],
    [{ type: 'take-seat', seat: 1 }, 'Seat 1 is taken.'],
    [{ type: 'get-ready', seat: 0 }, 'The JUDGE is ready.'],
    [{ type: 'concede', seat: 2 }, 'Seat 2 gives the match up.'],
    [{ type: 'warn-seat', seat: 2 }, 'A judge warns seat 2.'],
    [{ type: 'end-match', result: 'win', winner: 1 }, 'A judge ends the match: seat 1 wins.'],
    [{ type: 'call-time', seat: 2 }, 'Seat 2 is out of time.'],
    [{ type: 'set-auto-pass', seat: 1, until: null }, 'Seat 1 no longer passes beforehand.'],
    [{ type: 'pause-match' }, 'A judge pauses the match.'],
    [{ type: 'act', seat: 1, asked: 'bid', choice: 3 }, 'Seat 1 says 3 (bid).'],
    [{ type: 'act', seat: 1, asked: 'pay', choice: ['c9'] }, 'Seat 1 pays with a card.'],
    [{ type: 'unheard-of' }, 'Unheard-of.'],
  ])('is a whole sentence: %j', (action, says) => {
    expect(plain(eventWords(MARSH, { action, facts: [] }, known({})).says)).toBe(says);
  });
});
