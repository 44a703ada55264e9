import { describe, expect, it } from 'vitest';
import { eventWords } from './event-words.js';
import { gameWords } from './game-words.js';

const words = gameWords('fuzzycards');
const PIANO = { code: 'gen-018', name: 'Falling Piano' };

describe('an event in words', () => {
  it('tells an open answer as the game says it, and learns cards that are disclosed', () => {
    const names = new Map([['c9', 'Customs Falcon']]);
    const action = { type: 'act', seat: 1, asked: 'activate', choice: 'play hand1-3 foe=c9' };
    const moved = {
      ...{ kind: 'moved', card: 'hand1-3', as: 'c20', face: PIANO.code, slot: 0 },
      ...{ from: 'hand@1', to: 'discard@1' },
    };
    expect(eventWords(words, { action, facts: [moved] }, names)).toEqual([
      'Seat 1 plays Falling Piano at Customs Falcon.',
      '  - Falling Piano: from hand of seat 1 to discard of seat 1',
    ]);
    expect(names.get('c20')).toBe(PIANO.name);
  });

  it('says no more of a hidden answer and of hidden cards than that they are there', () => {
    const action = { type: 'act', seat: 2, asked: 'mulligan' };
    const drawn = { kind: 'moved', slot: 0, from: 'scroll@2', to: 'hand@2' };
    expect(eventWords(words, { action, facts: [drawn, drawn] }, new Map())).toEqual([
      'Seat 2 answers the mulligan.',
      '  - a card: from scroll of seat 2 to hand of seat 2 (2 times)',
    ]);
  });

  it.each([
    [[], 'no result'],
    [[[1, 2]], 'a draw'],
    [[[2], [1]], 'seat 2 wins'],
  ])('tells how a match ended whose places are %j', (places, result) => {
    const ended = { kind: 'ended', outcome: { places, reason: 'ruled' } };
    const [, told] = eventWords(words, { action: { type: 'concede' }, facts: [ended] }, new Map());
    expect(told).toBe(`  - the game is over: ${result} (ruled)`);
  });

  it('tells where a counter stops that runs on at once', () => {
    const action = { type: 'get-ready', seat: 2 };
    const life = (to: number) => ({ kind: 'counted', seat: 1, what: 'life', to });
    expect(eventWords(words, { action, facts: [life(30), life(28)] }, new Map())).toEqual([
      'Seat 2 is ready.',
      '  - seat 1: Life is now 28',
    ]);
  });

  it('tells what happened as the game tells it, and leaves out what says nothing', () => {
    const action = { type: 'get-ready', seat: 2 };
    const names = new Map([['c1', 'Stork']]);
    const hit = { kind: 'happened', what: 'card-hit', card: 'c1', amount: 3 };
    const facts = [
      { ...hit, source: null },
      { ...hit, source: 'c1' },
    ];
    const told = [...facts, { kind: 'counted', seat: 0, what: 'phase', to: 2 }];
    expect(eventWords(words, { action, facts: told }, names).slice(1)).toEqual([
      '  - Stork takes 3 damage',
      '  - Stork takes 3 damage from Stork',
    ]);
  });

  it('has plain words for a story that the game does not tell', () => {
    const action = { type: 'get-ready', seat: 2 };
    const facts = [{ kind: 'happened', what: 'dance-danced', seat: 1, cards: ['c1'] }];
    expect(eventWords(words, { action, facts }, new Map()).slice(1)).toEqual([
      '  - dance danced: seat 1, cards c1',
    ]);
  });

  it.each([
    [{ type: 'pause-match' }, 'A judge pauses the match.'],
    [{ type: 'resume-match' }, 'A judge lets the match go on.'],
    [{ type: 'warn-seat', seat: 2 }, 'A judge warns seat 2.'],
    [{ type: 'end-match', result: 'win', winner: 1 }, 'A judge ends the match: seat 1 wins.'],
    [{ type: 'end-match', result: 'no-result' }, 'A judge ends the match: no result.'],
    [{ type: 'abandon-match' }, 'Nobody has acted for too long: the match is closed.'],
  ])('tells a ruling as it is: %j', (action, says) => {
    expect(eventWords(words, { action, facts: [] }, new Map())).toEqual([says]);
  });
});
