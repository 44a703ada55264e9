import { describe, expect, it } from 'vitest';
import { found, healthyDatabase, listed } from '../healthy.spec-kit.js';
import { readModels } from './read-models.js';

it('Lists that this version has made are fine', async () => {
  expect(await found(readModels)).toEqual([]);
});

describe.each([
  ['match', 'matches'],
  ['tournament', 'tournaments'],
] as const)('Of a %s', (kind, plural) => {
  const well = { match: listed(), tournament: listed() };
  const foundWith = (changed: Parameters<typeof listed>[0]) =>
    found(readModels, {
      database: healthyDatabase({ listed: { ...well, [kind]: listed(changed) } }),
    });

  it('lists of another version are worth knowing, with how they are made anew', async () => {
    expect(await foundWith({ isCurrent: false })).toMatchObject([
      { grade: 'note', todo: expect.stringContaining(`scoresheet rebuild ${plural}`) },
    ]);
  });

  it.each([
    ['empty', { missing: 7 }, `lists of ${plural} are empty, but the archive has 7`],
    ['short', { missing: 2 }, `${plural}, 2 are in no list`],
    ['old', { differing: 3 }, '3 are listed with the wrong number of events, and 0 '],
    [
      'others',
      { otherHead: 1 },
      '1 with the wrong last event (by its hash); the first of them is x',
    ],
  ])('lists that are %s are wrong, with how they are mended', async (_, faults, what) => {
    expect(await foundWith({ archived: 7, example: 'x', ...faults })).toMatchObject([
      {
        grade: 'wrong',
        what: expect.stringContaining(what),
        todo: expect.stringContaining(`scoresheet rebuild ${plural}`),
      },
    ]);
  });
});
