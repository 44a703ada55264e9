import type { Json, TableView } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { drawStack } from './draw-stack.js';
import { gameNamed } from '../program/options.js';

const words = gameNamed('buddies');
const codeOf = (name: string): string =>
  Object.keys(words.rules.faces).find((code) => words.rules.faces[code]?.name === name) ?? '';

const candleKin = { id: 'c1', face: codeOf('Candle Kin') };
const waiting = (...items: readonly Json[]): TableView => ({
  ...{ ruleset: 'buddies/1', options: {}, counters: {}, shared: {}, decisions: [], outcome: null },
  seats: [{ seat: 1, counters: {}, zones: { party: { count: 1, cards: [candleKin] } } }],
  underway: [{ kind: 'stack-window', items: [...items] }],
});

const whisker = { id: 's1', kind: 'action', face: codeOf('Alley Whisker'), controller: 2 };

describe('what waits to take effect', () => {
  it('is told with whose it is, and whom it is about', () => {
    const item = { ...whisker, chosen: { victim: ['c1'] } };
    expect(drawStack(words, waiting(item))).toEqual([
      '  on the stack: Alley Whisker of seat 2 at Candle Kin',
    ]);
  });

  it('comes in the order in which it takes effect', () => {
    const under = { ...whisker, chosen: { victim: ['deck-1'] } };
    const top = { id: 's2', kind: 'power', face: codeOf('Quick Rivet'), controller: 1, chosen: {} };
    expect(drawStack(words, waiting(under, top))).toEqual([
      '  on the stack: Quick Rivet of seat 1',
      '  and after that: Alley Whisker of seat 2 at the deck of seat 1',
    ]);
  });

  it('is nothing where nothing waits', () => {
    expect(drawStack(words, waiting())).toEqual([]);
  });
});
