import { expect, it } from 'vitest';
import { sittersByName } from './sitters-by-name.js';

const seats = (...given: (readonly [number, string | null])[]) =>
  given.map(([entrant, name]) => ({ entrant, name }));

it('People stand by name, whoever has a bye as well, whoever has no name behind them by number', () => {
  const nothing = { hasQuestion: false, result: null };
  const tables = [
    { number: 1, seats: seats([4, 'Wren'], [9, null]), ...nothing },
    { number: 2, seats: seats([1, 'Älter'], [5, 'bracken 10']), ...nothing },
    { number: 3, seats: seats([7, null], [3, 'Bracken 9']), ...nothing },
  ];
  const resting = [{ entrant: 2, name: 'Cairn' }];
  const lines = sittersByName({ tables, resting }, 'de').map(({ name, entrant, table }) => [
    name ?? entrant,
    table?.number,
  ]);
  expect(lines).toEqual([
    ['Älter', 2],
    ['Bracken 9', 3],
    ['bracken 10', 2],
    ['Cairn', undefined],
    ['Wren', 1],
    [7, 3],
    [9, 1],
  ]);
});
