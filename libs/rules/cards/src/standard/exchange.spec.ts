import { cardOf, move, reslot } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { exchangeVerb } from './exchange.js';
import { atThePond, done, FIRST, said, SECOND } from './pond.spec-kit.js';

const exchange = exchangeVerb({
  what: 'lily pads',
  reaches: 'the pond',
  exchange(play, one, other) {
    const [left, right] = [one, other].map((id) => cardOf(play.state, id).slot);
    reslot(play, one, right as number);
    reslot(play, other, left as number);
  },
});

describe('An exchange', () => {
  const TWO = { to: 'one', with: 'other' };

  /** Two frogs of seat 1 on pads 1 and 2; where they stand after these of them changed places. */
  function after(one: readonly string[], other: readonly string[], isGone = false): unknown {
    const play = atThePond();
    reslot(play, FIRST, 1);
    reslot(play, SECOND, 2);
    if (isGone) move(play, SECOND, 'bank@1');
    done(play, exchange, TWO, { one, other });
    return [FIRST, SECOND].map((id) => play.state.cards[id]?.slot);
  }

  it('is of two cards by their names, each where the other one stood', () => {
    expect(after([FIRST], [SECOND])).toEqual([2, 1]);
  });

  it('is nothing where one of them is gone, was not chosen, or is the other as well', () => {
    expect(after([FIRST], [SECOND], true)).toEqual([1, undefined]);
    expect(after([FIRST], [])).toEqual([1, 2]);
    expect(after([], [SECOND])).toEqual([1, 2]);
    expect(after([FIRST], [FIRST])).toEqual([1, 2]);
  });

  it('tells the reader that it takes two cards, and where it reaches', () => {
    expect(exchange).toMatchObject({ isOfTwo: true, reaches: 'the pond' });
    expect(Object.keys(exchange.takes)).toEqual(['to', 'with']);
  });

  it('is said of what they change', () => {
    expect(said(exchange)).toEqual({ statement: 'frogs changes lily pads with frogs' });
  });
});
