import { describe, expect, it } from 'vitest';
import type { Choice, Decision, Options } from '../contract/decision.js';
import { exactly, listed, match, oneOf, optionOf } from './decision.js';

const asked = (options: Options): Decision => ({ id: 'd1', seat: 1, kind: 'test', options });
const from = ['a', 'b', 'c'].map((id) => ({ id }));
const chosen = (options: Options, choice: Choice): readonly string[] | undefined =>
  match(asked(options), choice)?.chosen.map(({ id }) => id);

/** What reaches the rules from outside is not what its type says. */
const foreign = (value: unknown): Choice => value as Choice;

describe('so many cards', () => {
  it('are chosen, no more and no fewer', () => {
    const options = exactly(2, ['c1', 'c2', 'c3']);
    expect(chosen(options, ['c1', 'c3'])).toEqual(['c1', 'c3']);
    expect(chosen(options, ['c1'])).toBeUndefined();
    expect(chosen(options, ['c1', 'c2', 'c3'])).toBeUndefined();
  });

  it('are named as the cards that they are', () => {
    expect(exactly(1, ['c1'])).toMatchObject({ from: [{ id: 'c1', card: 'c1' }] });
  });
});

describe('one of several', () => {
  it('is chosen by its id', () => {
    expect(chosen(oneOf('keep', 'redraw'), 'keep')).toEqual(['keep']);
  });

  it.each([['d'], [['a']], [''], [0], [null], [{}], [['a', 'b']], [undefined]])(
    'is not chosen by %j',
    (choice) => {
      expect(match(asked({ pick: 'one', from }), foreign(choice))).toBeUndefined();
    },
  );
});

describe('one of several that name sets of cards', () => {
  const lines = (...ids: readonly string[]): Options => ({
    pick: 'one',
    from: ids.map((id) => ({ id })),
    anyOrder: { settle: 1 },
  });

  it('is chosen in whatever order the cards are named', () => {
    const options = lines('settle c3 c4', 'play hand1-2 foes=c4,c9 give=hand1-1', 'attack c7 c9');
    expect(chosen(options, 'settle c4 c3')).toEqual(['settle c3 c4']);
    expect(chosen(options, 'play hand1-2 give=hand1-1 foes=c9,c4')).toEqual([
      'play hand1-2 foes=c4,c9 give=hand1-1',
    ]);
    expect(chosen(options, 'attack c9 c7')).toBeUndefined();
    expect(chosen(options, 'settle c3 c3')).toBeUndefined();
  });

  it('is the very one that was named where two differ in their order alone', () => {
    const options = lines('put c4,c9', 'put c9,c4');
    expect(chosen(options, 'put c9,c4')).toEqual(['put c9,c4']);
  });
});

describe('some of several', () => {
  const options: Options = { pick: 'some', from, min: 1, max: 2 };

  it('are a set: in whatever order they are named, the same is chosen', () => {
    expect(chosen(options, ['c', 'a'])).toEqual(['a', 'c']);
    expect(chosen(options, ['a', 'c'])).toEqual(['a', 'c']);
  });

  it('are taken in the order of the answer where whoever answers says the order', () => {
    expect(chosen({ ...options, ordered: true }, ['c', 'a'])).toEqual(['c', 'a']);
  });

  it.each([[[]], [['a', 'b', 'c']], [['a', 'a']], [['a', 'x']], ['a'], [1]])(
    'are not %j',
    (choice) => {
      expect(match(asked(options), foreign(choice))).toBeUndefined();
    },
  );

  it('may be none where none is enough', () => {
    expect(chosen({ ...options, min: 0 }, [])).toEqual([]);
  });
});

describe('an order', () => {
  it('names each of them once', () => {
    expect(chosen({ pick: 'order', from }, ['b', 'c', 'a'])).toEqual(['b', 'c', 'a']);
    expect(chosen({ pick: 'order', from }, ['b', 'c'])).toBeUndefined();
    expect(chosen({ pick: 'order', from }, ['b', 'c', 'c'])).toBeUndefined();
  });
});

describe('a number', () => {
  const options: Options = { pick: 'number', min: 0, max: 5 };

  it.each([0, 5])('may be %d', (number) => {
    expect(match(asked(options), number)?.number).toBe(number);
  });

  it.each([[-1], [6], [2.5], [Number.NaN], ['3'], [[3]], [null]])('is not %j', (choice) => {
    expect(match(asked(options), foreign(choice))).toBeUndefined();
  });
});

describe('words', () => {
  const options: Options = { pick: 'words', min: 1, max: 12 };

  it.each(['x', 'Is it fair?', 'hand1-3', '0'])('may be %j', (words) => {
    expect(match(asked(options), words)).toMatchObject({ words, chosen: [], number: 0 });
  });

  it.each([[''], ['longer than 12'], ['a\nb'], [' a'], [['a']], [1], [null], [undefined]])(
    'are not %j',
    (choice) => {
      expect(match(asked(options), foreign(choice))).toBeUndefined();
    },
  );

  it('may be none where none are enough', () => {
    expect(match(asked({ ...options, min: 0 }), '')).toMatchObject({ words: '' });
  });

  it('are listed nowhere, as no number is', () => {
    expect([
      listed(options),
      listed({ pick: 'number', min: 0, max: 1 }),
      listed(undefined),
    ]).toEqual([[], [], []]);
    expect(listed({ pick: 'one', from })).toBe(from);
  });
});

describe('An option of a card', () => {
  it('is the whole answer, and says what it is aimed at where it is', () => {
    expect(optionOf('c7', 'use c7 0', ' foe=c9')).toEqual({
      id: 'use c7 0 foe=c9',
      card: 'c7',
      to: 'foe=c9',
    });
    expect(optionOf('c7', 'attack c7', 'life').id).toBe('attack c7 life');
    expect(optionOf('c7', 'play c7', '')).toEqual({ id: 'play c7', card: 'c7' });
  });
});
