import { describe, expect, it } from 'vitest';
import { push } from '../acts/play.js';
import type { Frame } from '../contract/state.js';
import { decisions } from '../decisions/open-decisions.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { toy } from '../toys/toy.js';
import { begin, emptyTable } from './begin.js';

const RULES = toy({
  id: 'beginning/1',
  zones: {},
  options: { start: [1, 2] },
  steps: {
    turn: {
      open: ['seat'],
      proceed: (_, frame) => [{ seat: (frame as Frame & { seat: number }).seat, kind: 'turn' }],
      options: () => ({ pick: 'one', from: [{ id: 'end' }] }),
    },
  },
  setup: (play) => push(play, { kind: 'turn', seat: Number(play.state.options['start']) } as Frame),
});

const options = (named: Record<string, number>) => ({ seats: 2, decks: [], options: named });

describe('a game begins', () => {
  it('by the defaults of its options, and waits', () => {
    const { state, facts } = begin(RULES, options({}), NO_CHANCE);
    expect(decisions({ rules: RULES, state })).toMatchObject([{ id: 'd1', seat: 1, kind: 'turn' }]);
    expect(facts.map(({ kind }) => kind)).toEqual(['paused']);
  });

  it('by the options that a match names', () => {
    const { state } = begin(RULES, options({ start: 2 }), NO_CHANCE);
    expect(state.stack[0]).toMatchObject({ seat: 2 });
  });

  it('never by an option or a value that the rules do not know', () => {
    expect(() => begin(RULES, options({ start: 3 }), NO_CHANCE)).toThrow("knows no '3'");
    expect(() => begin(RULES, options({ strat: 1 }), NO_CHANCE)).toThrow("has no option 'strat'");
  });

  it('with the seat that is named, where the rules let it be', () => {
    const rules = toy({
      ...RULES,
      firstMayBeNamed: true,
      setup: (play, { first = 1 }) => push(play, { kind: 'turn', seat: first } as Frame),
    });
    const firstAsked = (first?: number) => {
      const named = first === undefined ? {} : { first };
      const { state } = begin(rules, { ...options({}), ...named }, NO_CHANCE);
      return decisions({ rules, state })[0]?.seat;
    };
    expect([firstAsked(), firstAsked(1), firstAsked(2)]).toEqual([1, 1, 2]);
    for (const nobody of [0, 3, 1.5]) {
      expect(() => firstAsked(nobody)).toThrow(`seat ${nobody} cannot begin at a table of 2`);
    }
  });

  it('never with a named seat that the rules would pass over', () => {
    const named = { ...options({}), first: 2 };
    expect(() => begin(RULES, named, NO_CHANCE)).toThrow('nobody can be named');
  });

  it('from an empty table that says how every hole in the rules is read', () => {
    const table = emptyTable(RULES, { seats: 2, options: {} });
    expect(table).toMatchObject({ cards: {}, stack: [], options: { start: 1 } });
  });
});
