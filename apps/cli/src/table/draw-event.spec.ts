import { describe, expect, it } from 'vitest';
import { plain, type Sentence } from '@scoresheet/rules-presentation';
import { drawEvent } from './draw-event.js';
import { gameNamed } from '../program/options.js';

const words = gameNamed('fuzzycards');
const PIANO = { code: 'gen-018', name: 'Falling Piano' };

/** What a reader knows who can tell this one card. */
const known = (card: string, text: string) =>
  new Map<string, Sentence>([[card, [{ is: 'card', text, card }]]]);

describe('an event in lines', () => {
  it('tells an open answer as the game says it, and learns cards that are disclosed', () => {
    const names = known('c9', 'Customs Falcon');
    const action = { type: 'act', seat: 1, asked: 'activate', choice: 'play hand1-3 foe=c9' };
    const moved = {
      kind: 'moved',
      card: 'hand1-3',
      as: 'c20',
      face: PIANO.code,
      slot: 0,
      from: 'hand@1',
      to: 'discard@1',
    };
    expect(drawEvent(words, { action, facts: [moved] }, names)).toEqual([
      'Seat 1 plays Falling Piano at Customs Falcon.',
      '  - seat 1 discards Falling Piano',
    ]);
    expect(plain(names.get('c20') ?? [])).toBe(PIANO.name);
  });

  it('says no more of a hidden answer and of hidden cards than that they are there', () => {
    const action = { type: 'act', seat: 2, asked: 'mulligan' };
    const drawn = { kind: 'moved', slot: 0, from: 'scroll@2', to: 'hand@2' };
    expect(drawEvent(words, { action, facts: [drawn, drawn] }, new Map())).toEqual([
      'Seat 2 answers the mulligan.',
      '  - seat 2 draws a card (2 times)',
    ]);
  });

  it('tells a hidden answer by the story that it begins, where that is open', () => {
    const action = { type: 'act', seat: 2, asked: 'activate' };
    const played = { kind: 'happened', what: 'card-played', seat: 2, face: PIANO.code };
    const hit = { kind: 'happened', what: 'life-hit', seat: 1, amount: 3, source: null };
    const energy = { kind: 'counted', seat: 2, what: 'energy', to: 0 };
    expect(drawEvent(words, { action, facts: [energy, played, hit] }, new Map())).toEqual([
      'Seat 2 plays Falling Piano.',
      '  - seat 2: Energy is now 0',
      '  - seat 1 takes 3 damage',
    ]);
    const [ends] = drawEvent(words, { action, facts: [energy, hit] }, new Map());
    expect(ends).toBe('Seat 2 ends the Activate phase.');
  });

  it('tells a thing once: the answer, a story of the same words, a fact and its story', () => {
    const fighters = gameNamed('buddyfight');
    const names = known('c1', 'Dust Moth');
    const action = { type: 'act', seat: 1, asked: 'move', choice: 'move c1 center' };
    const facts = [
      { kind: 'slotted', card: 'c1', place: 'field@1', slot: 2 },
      { kind: 'happened', what: 'moved', card: 'c1', area: 'center' },
    ];
    const told = drawEvent(fighters, { action, facts }, names);
    expect(told[0]).toBe('Seat 1 moves Dust Moth to the center.');
    expect(told).toHaveLength(2);
    const attack = { type: 'act', seat: 1, asked: 'attack', choice: 'attack c1 fighter-2' };
    const declared = { kind: 'happened', what: 'attack-declared', seat: 1, cards: ['c1'] };
    expect(
      drawEvent(fighters, { action: attack, facts: [{ ...declared, target: 'fighter-2' }] }, names),
    ).toEqual(['Seat 1 attacks the fighter seat 2 with Dust Moth.']);
  });

  it('tells a hidden answer of which nothing is seen by what alone is like that', () => {
    const buddies = gameNamed('buddies');
    const action = { type: 'act', seat: 2, asked: 'respond' };
    expect(drawEvent(buddies, { action, facts: [] }, new Map())).toEqual(['Seat 2 passes.']);
    const turn = { kind: 'counted', seat: 0, what: 'turn', to: 2 };
    const [goesOn] = drawEvent(buddies, { action, facts: [turn] }, new Map());
    expect(goesOn).toBe('Seat 2 answers.');
  });

  it('tells a list as the game says it', () => {
    const names = known('c1', 'Dust Moth');
    const answer = (asked: string, choice: readonly string[]) =>
      drawEvent(
        gameNamed('buddyfight'),
        { action: { type: 'act', seat: 1, asked, choice }, facts: [] },
        names,
      )[0];
    expect(answer('pay-gauge', ['c1', 'c2'])).toBe('Seat 1 pays with Dust Moth and a card.');
    expect(answer('may-replace', [])).toBe('Seat 1 chooses nothing (may replace).');
  });

  it('says one of a kind as one', () => {
    const action = { type: 'get-ready', seat: 2 };
    const stocked = { kind: 'stocked', to: 'scroll@1', count: 1 };
    expect(drawEvent(words, { action, facts: [stocked] }, new Map())[1]).toBe(
      '  - scroll of seat 1 gets 1 card',
    );
  });

  it('tells what was given for a time, and how long that lasts', () => {
    const names = known('c1', 'Stork');
    const given = (what: string, by: number, until: string) =>
      ({ kind: 'modified', modifier: { card: 'c1', what, by, until, giver: 1 } }) as const;
    const facts = [
      given('burn', 3, 'leaves'),
      given('atk', -2, 'turn'),
      given('silenced', 1, 'turn-of-2'),
    ];
    const action = { type: 'get-ready', seat: 2 };
    expect(drawEvent(words, { action, facts }, names).slice(1)).toEqual([
      '  - Stork: burn 3 while it stands',
      '  - Stork: ATK -2 this turn',
      '  - Stork: silenced until the next turn of seat 2',
    ]);
  });

  it('has words for everything that the rules tell', () => {
    const { rules, primer } = gameNamed('fuzzycards');
    const untold = Object.keys(rules.stories).filter((what) => !primer.stories[what]);
    expect(untold).toEqual([]);
  });

  it.each([
    [[], 'no result'],
    [[[1, 2]], 'a draw'],
    [[[2], [1]], 'seat 2 wins'],
  ])('tells how a match ended whose places are %j', (places, result) => {
    const ended = { kind: 'ended', outcome: { places, reason: 'ruled' } };
    const [, told] = drawEvent(words, { action: { type: 'concede' }, facts: [ended] }, new Map());
    expect(told).toBe(`  - the game is over: ${result} (ruled)`);
  });

  it('tells where a counter stops that runs on at once', () => {
    const action = { type: 'get-ready', seat: 2 };
    const life = (to: number) => ({ kind: 'counted', seat: 1, what: 'life', to });
    expect(drawEvent(words, { action, facts: [life(30), life(28)] }, new Map())).toEqual([
      'Seat 2 is ready.',
      '  - seat 1: Life is now 28',
    ]);
  });

  it('tells what happened as the game tells it, and leaves out what says nothing', () => {
    const action = { type: 'get-ready', seat: 2 };
    const names = known('c1', 'Stork');
    const hit = { kind: 'happened', what: 'card-hit', card: 'c1', amount: 3 };
    const facts = [
      { ...hit, source: null },
      { ...hit, source: 'c1' },
    ];
    const told = [...facts, { kind: 'counted', seat: 0, what: 'phase', to: 2 }];
    expect(drawEvent(words, { action, facts: told }, names).slice(1)).toEqual([
      '  - Stork takes 3 damage',
      '  - Stork takes 3 damage from Stork',
    ]);
  });

  it('calls seats by their names, where they have some', () => {
    const named = { ...words, seats: ['south', 'north'] };
    const drawn = { kind: 'moved', slot: 0, from: 'scroll@2', to: 'hand@2' };
    const hit = { kind: 'happened', what: 'life-hit', seat: 1, amount: 3, source: null };
    const told = drawEvent(named, { action: { type: 'concede' }, facts: [drawn, hit] }, new Map());
    expect(told.slice(1)).toEqual(['  - north draws a card', '  - south takes 3 damage']);
  });

  it('has plain words for a story that the game does not tell', () => {
    const action = { type: 'get-ready', seat: 2 };
    const facts = [{ kind: 'happened', what: 'dance-danced', seat: 1, cards: ['c1'] }];
    expect(drawEvent(words, { action, facts }, new Map()).slice(1)).toEqual([
      '  - dance danced: seat 1, cards c1',
    ]);
  });

  it.each([
    [{ type: 'pause-match' }, 'A judge pauses the match.'],
    [{ type: 'resume-match' }, 'A judge lets the match go on.'],
    [{ type: 'warn-seat', seat: 2 }, 'A judge warns seat 2.'],
    [{ type: 'end-match', result: 'win', winner: 1 }, 'A judge ends the match: seat 1 wins.'],
    [
      { type: 'void-match', suspendedSeq: 8 },
      'Staff ends the match, which stood still from event 8 on.',
    ],
    [{ type: 'end-match', result: 'no-result' }, 'A judge ends the match: no result.'],
    [{ type: 'abandon-match' }, 'Nobody has acted for too long: the match is closed.'],
    [{ type: 'continue' }, 'The action continues.'],
  ])('tells a ruling as it is: %j', (action, says) => {
    expect(drawEvent(words, { action, facts: [] }, new Map())).toEqual([says]);
  });
});
