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
      'Seat 2 answers "mulligan".',
      '  - a card: from scroll of seat 2 to hand of seat 2 (2 times)',
    ]);
  });

  it('tells where a counter stops that runs on at once', () => {
    const action = { type: 'get-ready', seat: 2 };
    const phase = (to: number) => ({ kind: 'counted', seat: 0, what: 'phase', to });
    expect(eventWords(words, { action, facts: [phase(1), phase(2)] }, new Map())).toEqual([
      'Seat 2 is ready.',
      '  - phase is now 2',
    ]);
  });
});
