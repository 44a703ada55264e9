import { refusedBy, type Play, type Reading } from '@scoresheet/rules-engine';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { cost, type Payer } from '../entries/cost.js';
import { integer, yes } from '../shape/shape.js';
import { paidGuards, payingIn } from './paying.js';

const given: string[] = [];
const sun = cost('sun', {
  means: 'Sun.',
  takes: integer(1, 9),
  says: (paid) => `${paid} sun`,
  canPay: (_, paid, { price }) => paid + Number(price['rain'] ?? 0) <= 5,
  pay: (_, paid, { seat }) => void given.push(`seat ${seat} gives ${paid} sun`),
});
const rest = cost('rest', {
  means: 'It rests.',
  takes: yes,
  says: () => 'rest it',
  canPay: (_, __, { card }) => card !== undefined,
  pay: (_, __, { card }) => void given.push(`${card} rests`),
});
const { canPay, pay } = payingIn([sun, rest]);

const payer = (price: Payer['price'], card?: string): Payer => ({ seat: 2, card, price });
const can = (...of: Parameters<typeof payer>) => canPay({} as Reading, payer(...of));

describe('A price', () => {
  it('can be paid where each of its costs can, beside the others', () => {
    expect(can({})).toBe(true);
    expect(can({ sun: 5 })).toBe(true);
    expect(can({ sun: 6 })).toBe(false);
    expect(can({ sun: 5, rain: 1 })).toBe(false);
    expect(can({ sun: 5, rest: true })).toBe(false);
    expect(can({ sun: 5, rest: true }, 'p1')).toBe(true);
  });

  it('is paid in the order of the costs, whatever its own is', () => {
    pay({} as Play, payer({ rest: true, sun: 2 }, 'p1'));
    expect(given.splice(0)).toEqual(['seat 2 gives 2 sun', 'p1 rests']);
    pay({} as Play, payer({ sun: 1 }));
    expect(given.splice(0)).toEqual(['seat 2 gives 1 sun']);
  });

  it('has no cost that nobody can pay', () => {
    type Cost = Parameters<typeof cost>[1];
    expectTypeOf<Omit<Cost, 'pay'>>().not.toExtend<Cost>();
    expectTypeOf<Omit<Cost, 'canPay'>>().not.toExtend<Cost>();
  });
});

describe('A price that cannot be paid', () => {
  const saying = {
    ...sun,
    refused: { rule: 'G-1', says: (_: Reading, paid: number) => `No ${paid} sun.` },
  };
  const tired = { ...rest, refused: { rule: 'G-2', says: 'It rests already.' } };
  const asked: string[] = [];
  const guards = paidGuards([saying, tired], {
    priceOf: (_, __: string | undefined, price: Payer['price']) => price,
    payerOf(_, card, price) {
      asked.push(`${card}`);
      return payer(price, card);
    },
  });
  const why = (price: Payer['price'], card?: string) =>
    refusedBy(guards, {} as Reading, card, price);

  it('is refused in the words of the first cost that is lacking', () => {
    expect(why({ sun: 6, rest: true })).toEqual({ rule: 'G-1', says: 'No 6 sun.' });
    expect(why({ sun: 5, rest: true })).toEqual({ rule: 'G-2', says: 'It rests already.' });
    expect(why({ sun: 5, rest: true }, 'p1')).toBeUndefined();
    expect(why({})).toBeUndefined();
  });

  it('that is free needs nobody who pays', () => {
    asked.splice(0);
    why({});
    expect(asked).toEqual([]);
  });

  it('is never refused without a word', () => {
    expect(() => paidGuards([sun], { priceOf: () => ({}), payerOf: () => payer({}) })).toThrow(
      "the cost 'sun' does not say",
    );
  });
});
