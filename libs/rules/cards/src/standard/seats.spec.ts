import { move, type CardId, withoutUndefined } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { cards } from '../say/phrases.js';
import { seatsBy } from './meant.js';
import { atThePond, done, FIRST, said, SECOND } from './pond.spec-kit.js';
import { verbsOfSeats } from './seats.js';

const { toEach, toAll, discards, putsUnder, discardsByChance } = verbsOfSeats(
  seatsBy({ noun: 'player', inOrder: () => [1, 2, 3] }),
);

describe('What is done to each seat', () => {
  const drawn: (readonly [number, number])[] = [];
  const draw = toEach('draw', {
    means: 'Draws.',
    says: ['draw', 'draws', cards],
    does: (_, seat, amount) => drawn.push([seat, amount]),
  });

  it('is done to one after another that is meant', () => {
    done(atThePond(), draw, { who: 'others', amount: 2 });
    expect(drawn).toEqual([
      [2, 2],
      [3, 2],
    ]);
  });

  it('is an order to who plays the card, and a statement about others', () => {
    expect(said(draw)).toEqual({ order: 'draw 2 cards' });
    expect(said(draw, {}, { who: 'others' })).toEqual({
      statement: 'each other player draws 2 cards',
    });
  });
});

describe('What is done with the whole of something', () => {
  it('is done once to each seat, and has no amount to say', () => {
    const dried: number[] = [];
    const dry = toEach('dry', {
      means: 'Dries.',
      isUncounted: true,
      says: ['dry', 'dries', () => 'the pond'],
      does: (_, seat) => dried.push(seat),
    });
    done(atThePond(), dry, { who: 'each' });
    expect(dried).toEqual([1, 2, 3]);
    expect(Object.keys(dry.takes)).toEqual(['who?']);
    expect(said(dry)).toEqual({ order: 'dry the pond' });
  });
});

describe('What is done to all seats at once', () => {
  const amountOf = (amount: number, mayBeNegative?: true) => {
    const got: unknown[] = [];
    const gain = toAll(
      'gain',
      withoutUndefined({
        means: 'Gains.',
        says: ['gain', 'gains', cards],
        mayBeNegative: mayBeNegative || undefined,
        does: (_, seats, many) => got.push([seats, many]),
      }),
    );
    done(atThePond(), gain, { who: 'each', amount });
    return got;
  };

  it('is one deed', () => expect(amountOf(2)).toEqual([[[1, 2, 3], 2]]));

  it('is less than nothing only where that means the contrary', () => {
    expect([amountOf(-2), amountOf(-2, true)]).toEqual([[[[1, 2, 3], 0]], [[[1, 2, 3], -2]]]);
  });
});

describe('Giving up cards', () => {
  it('of choice is said as any other deed', () => {
    expect(
      said(
        discards(() => undefined),
        { number: '1' },
      ),
    ).toEqual({ order: 'discard 1 card' });
  });

  it('under a pile names the pile, and is of each seat that is meant', () => {
    const putUnder = putsUnder(() => undefined, 'lily pads');
    expect(said(putUnder, { number: '1' })).toEqual({
      order: 'put 1 card of the hand under the lily pads',
    });
    expect(said(putUnder, {}, { who: 'others' })).toEqual({
      statement: 'each other player puts 2 cards of the hand under the lily pads in any order',
    });
  });

  it('by chance picks as many as there are, at most, and is looked at once', () => {
    const play = atThePond();
    const gone: CardId[] = [];
    let looks = 0;
    const verb = discardsByChance({
      from: (seat) => `field@${seat}`,
      does(at, seat, card) {
        gone.push(`${card} of ${seat}`);
        move(at, card, `bank@${seat}`);
      },
      after: () => (looks += 1),
    });
    done(play, verb, { who: 'you', amount: 3 });
    expect([gone, looks]).toEqual([[`${FIRST} of 1`, `${SECOND} of 1`], 1]);
    expect(said(verb)).toEqual({ order: 'discard 2 cards chosen at random' });
  });
});
