import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Ability, Lasting } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { dependingOnItself } from './depends-on-itself.js';

const ASKS = {
  hpAtMost: () => 'hp',
  costAtMost: () => 'cost',
  keyword: (word: unknown) => String(word),
};

const text = (lasting: Lasting, when?: Ability['when']): Ability =>
  withoutUndefined({
    timing: 'lasting',
    does: [],
    lasting: [lasting],
    when,
  });

const pathsIn = (...texts: readonly Ability[]) =>
  dependingOnItself(
    texts.map((ability) => ({ abilities: [ability] })),
    ASKS,
  ).map(({ path }) => path);

const LASTS = 'cards[0].abilities[0].lasting[0]';

describe('A lasting text is warned of', () => {
  it.each([
    ['on', text({ on: { hpAtMost: 5 }, what: 'hp', by: 3 }), `${LASTS}.on.hpAtMost`],
    [
      'a count',
      text({ on: {}, what: 'hp', by: { count: { hpAtMost: 5 } } }),
      `${LASTS}.by.count.hpAtMost`,
    ],
    ['a value', text({ on: {}, what: 'hp', by: { value: 'hp', of: 'self' } }), `${LASTS}.by.value`],
    [
      'a condition',
      text({ on: {}, what: 'hp', by: 1 }, { count: { hpAtMost: 5 }, atLeast: 1 }),
      'cards[0].abilities[0].when.count.hpAtMost',
    ],
    ['a keyword', text({ on: { keyword: 'guard' }, what: 'guard', by: 1 }), `${LASTS}.on.keyword`],
  ])('%s that asks for what the text changes', (_, ability, path) => {
    expect(pathsIn(ability)).toEqual([path]);
  });

  it('another card of the file that works on what it asks for', () => {
    const one = text({ on: { costAtMost: 2 }, what: 'hp', by: 1 });
    const other = text({ on: { hpAtMost: 2 }, what: 'cost', by: 1 });
    expect(pathsIn(one)).toEqual([]);
    expect(pathsIn(one, other)).toEqual([
      `${LASTS}.on.costAtMost`,
      'cards[1].abilities[0].lasting[0].on.hpAtMost',
    ]);
  });

  it('nothing if the value that it asks for depends on no other', () => {
    expect(
      pathsIn(
        text({ on: { costAtMost: 2 }, what: 'hp', by: 1 }),
        text({ on: {}, what: 'cost', by: 1 }),
      ),
    ).toEqual([]);
  });
});
