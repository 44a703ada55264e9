import { oneOf, type Options } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { narrow, type Chosen } from './narrow.js';
import { optionReader } from './option-reader.js';
import type { Pick } from './pick.js';

const reader = optionReader({
  faces: { 'ab-001': {}, 'ab-002': {} },
  means: {
    'altar-1': (seat) => ({ is: 'slot', seat, zone: 'field', slot: 1 }),
    life: (seat) => ({ is: 'seat', seat: 3 - seat, what: 'life' }),
  },
});

const card = (id: string): Pick => ({ is: 'card', card: id });
const mode = (word: string): Pick => ({ is: 'mode', mode: word });

const left = (options: Options, chosen: Partial<Chosen> = {}) =>
  narrow(reader, { kind: 'act', seat: 1, options }, { picks: [], ...chosen });

describe('an answer out of many', () => {
  const offered = oneOf('attack c1 c7', 'attack c1 life', 'use c1 0 foe=c7', 'use c2 0', 'end');

  it('begins with all verbs and everything that may be pointed at first', () => {
    const { verbs, next, choice } = left(offered);
    expect(verbs).toEqual(['attack', 'use', 'end']);
    expect(next).toEqual([card('c1'), card('c2')]);
    expect(choice).toBeUndefined();
  });

  it('may begin with a card, and asks for the verb where more than one is left', () => {
    expect(left(offered, { picks: [card('c1')] }).verbs).toEqual(['attack', 'use']);
    expect(left(offered, { verb: 'attack', picks: [card('c1')] }).next).toEqual([
      card('c7'),
      { is: 'seat', seat: 2, what: 'life' },
    ]);
  });

  it('asks for no verb where one is left, and for no number of an only ability', () => {
    expect(left(offered, { picks: [card('c2')] })).toEqual({
      verbs: [],
      next: [],
      choice: 'use c2 0',
    });
    const used = { verb: 'use', picks: [card('c1')] };
    expect(left(offered, used)).toEqual({ verbs: [], next: [card('c7')], as: 'foe' });
    expect(left(offered, { ...used, picks: [card('c1'), card('c7')] }).choice).toBe(
      'use c1 0 foe=c7',
    );
  });

  it('takes a verb alone where nothing is pointed at, and nothing that is not offered', () => {
    expect(left(offered, { verb: 'end' }).choice).toBe('end');
    expect(left(offered, { picks: [card('c9')] })).toEqual({ verbs: [], next: [] });
    expect(left(offered, { verb: 'sing' })).toEqual({ verbs: [], next: [] });
  });

  it('is complete where another answer goes on', () => {
    const more = oneOf('play c4', 'play c4 foe=c9', 'play c4 foe=c9,c8');
    expect(left(more, { picks: [card('c4')] })).toMatchObject({
      choice: 'play c4',
      next: [card('c9'), card('c8')],
    });
    expect(left(more, { picks: [card('c4'), card('c8')] }).choice).toBeUndefined();
    expect(left(more, { picks: [card('c4'), card('c8'), card('c9')] }).choice).toBe(
      'play c4 foe=c9,c8',
    );
  });

  it('guesses nothing where two options read alike', () => {
    const alike = oneOf('play c4 foe=c9', 'play c4 friend=c9');
    expect(left(alike, { picks: [card('c4'), card('c9')] })).toEqual({ verbs: [], next: [] });
  });

  it('takes cards in any order where the options say so', () => {
    const settle = oneOf('settle c1', 'settle c1 c2', 'settle c1 c2 c3', 'stay');
    const set: Options = { ...(settle as Options & { pick: 'one' }), anyOrder: { settle: 1 } };
    expect(left(set, { picks: [card('c3')] }).next).toEqual([card('c1'), card('c2')]);
    const all = left(set, { picks: [card('c3'), card('c1'), card('c2')] });
    expect(all).toEqual({ verbs: [], next: [], choice: 'settle c1 c2 c3' });
  });
});

describe('several that are chosen', () => {
  const from = [{ id: 'c1' }, { id: 'c2' }, { id: 'c3' }];

  it('come in the order of pointing, none twice, as many as are asked for', () => {
    const some: Options = { pick: 'some', from, min: 1, max: 2, ordered: true };
    expect(left(some).choice).toBeUndefined();
    expect(left(some, { picks: [card('c3')] })).toEqual({
      verbs: [],
      next: [card('c1'), card('c2')],
      choice: ['c3'],
    });
    expect(left(some, { picks: [card('c3'), card('c1')] })).toEqual({
      verbs: [],
      next: [],
      choice: ['c3', 'c1'],
    });
    expect(left(some, { picks: [card('c3'), card('c3')] })).toEqual({ verbs: [], next: [] });
  });

  it('may be none where none is enough, and all where an order is asked for', () => {
    expect(left({ pick: 'some', from, min: 0, max: 2 }).choice).toEqual([]);
    const order: Options = { pick: 'order', from };
    expect(left(order, { picks: [card('c2'), card('c1')] }).choice).toBeUndefined();
    const all = [card('c2'), card('c1'), card('c3')];
    expect(left(order, { picks: all }).choice).toEqual(['c2', 'c1', 'c3']);
  });

  it('are words of the game as well', () => {
    const criteria: Options = {
      pick: 'some',
      from: [{ id: 'fun' }, { id: 'clear' }],
      min: 1,
      max: 2,
    };
    expect(left(criteria, { picks: [mode('clear')] }).choice).toEqual(['clear']);
  });
});

describe('what is said', () => {
  it('is a number within its bounds', () => {
    const number: Options = { pick: 'number', min: 0, max: 40 };
    expect(left(number)).toEqual({
      verbs: [],
      next: [],
      asksFor: { what: 'number', min: 0, max: 40 },
    });
    expect(left(number, { picks: [{ is: 'amount', amount: 40 }] }).choice).toBe(40);
    expect(left(number, { picks: [{ is: 'amount', amount: 41 }] }).choice).toBeUndefined();
  });

  it('or a plain line of words', () => {
    const words: Options = { pick: 'words', min: 1, max: 5 };
    expect(left(words).choice).toBeUndefined();
    expect(left(words, { written: 'why' }).choice).toBe('why');
    expect(left(words, { written: 'because' }).choice).toBeUndefined();
    expect(left(words, { written: 'a\nb' }).choice).toBeUndefined();
  });
});
