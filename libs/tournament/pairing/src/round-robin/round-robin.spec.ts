import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundRobin, roundRobinLength, roundRobinRound } from './round-robin.js';

const field = (size: number): readonly number[] => Array.from({ length: size }, (_, at) => at + 1);
const written = (size: number, times: 1 | 2): readonly string[] =>
  roundRobin(field(size), { times }).map(({ tables }) =>
    tables.map(([first, second]) => `${first}-${second}`).join(' '),
  );
/** How often each pair meets, by its lower number first. */
function meetings(size: number, times: 1 | 2): readonly number[] {
  const met = new Map<string, number>();
  for (const { tables } of roundRobin(field(size), { times })) {
    for (const [one, other] of tables) {
      const pair = `${Math.min(one, other)} ${Math.max(one, other)}`;
      met.set(pair, (met.get(pair) ?? 0) + 1);
    }
  }
  return [...met.values()];
}
/** For each entrant, round by round: `+` begins, `-` does not, nothing for a bye. */
const beginnings = (size: number, times: 1 | 2): readonly string[] =>
  field(size).map((entrant) =>
    roundRobin(field(size), { times })
      .flatMap(({ tables }) => tables.filter((table) => table.includes(entrant)))
      .map(([first]) => (first === entrant ? '+' : '-'))
      .join(''),
  );
const count = (text: string, sign: string): number => text.split(sign).length - 1;

describe('A round robin', () => {
  it('of six is the Berger table', () => {
    expect(written(6, 1)).toEqual([
      '1-6 2-5 3-4',
      '6-4 5-3 1-2',
      '2-6 3-1 4-5',
      '6-5 1-4 2-3',
      '3-6 4-2 5-1',
    ]);
  });

  it('of five gives a bye to whoever would meet the sixth', () => {
    const byes = roundRobin(field(5), { times: 1 }).map(({ bye }) => bye);
    expect(byes).toEqual([1, 4, 2, 5, 3]);
  });

  it('takes entrants in the order that it is given', () => {
    const [first] = roundRobin([30, 10, 40, 20], { times: 1 });
    expect(first).toEqual({
      tables: [
        [30, 20],
        [10, 40],
      ],
      bye: null,
    });
  });

  it.each([
    [0, 0, 0],
    [1, 0, 0],
    [2, 1, 2],
    [3, 3, 6],
    [5, 5, 10],
    [513, 513, 1026],
    [4096, 4095, 8190],
  ])('of %i takes %i rounds, twice %i', (size, once, twice) => {
    expect(roundRobinLength(size, { times: 1 })).toBe(once);
    expect(roundRobinLength(size, { times: 2 })).toBe(twice);
  });

  it.each([
    [0, 1],
    [1, 1],
    [4, 0],
    [4, 4],
    [4, 1.5],
  ])('of %i has no round %d', (size, round) => {
    expect(() => roundRobinRound(field(size), round, { times: 1 })).toThrow('round');
  });
});

describe('Everybody', () => {
  it('meets everybody as often as was asked', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.constantFrom(1 as const, 2 as const), (size, times) => {
        expect(meetings(size, times)).toEqual(Array((size * (size - 1)) / 2).fill(times));
      }),
    );
  });

  it('meets everybody once among 513', () => {
    expect(meetings(513, 1)).toEqual(Array((513 * 512) / 2).fill(1));
  });

  it('has one table or the bye in each round, among 4,096 and 4,095 as well', () => {
    const seatsIn = (size: number, round: number) => {
      const { tables, bye } = roundRobinRound(field(size), round, { times: 1 });
      return [...tables.flat(), ...(bye === null ? [] : [bye])].sort((a, b) => a - b);
    };
    expect([1, 2, 2048, 4095].map((round) => seatsIn(4096, round))).toEqual(
      Array(4).fill(field(4096)),
    );
    expect([1, 2, 2048, 4095].map((round) => seatsIn(4095, round))).toEqual(
      Array(4).fill(field(4095)),
    );
  });

  it('has the bye once in each cycle where they are odd in number', () => {
    const byes = roundRobin(field(7), { times: 2 }).map(({ bye }) => bye);
    expect(byes.slice(0, 7).sort()).toEqual(field(7));
    expect(byes.slice(7).sort()).toEqual(field(7));
  });

  const sizes = field(24).slice(1);

  it('begins as often as not, or once more or less', () => {
    const gaps = sizes.map((size) =>
      Math.max(...beginnings(size, 1).map((each) => Math.abs(count(each, '+') - count(each, '-')))),
    );
    expect(gaps).toEqual(sizes.map((size) => (size % 2 === 0 ? 1 : 0)));
  });

  it('begins exactly as often as not when all meet twice, and against each once', () => {
    const gaps = sizes.flatMap((size) =>
      beginnings(size, 2).map((each) => count(each, '+') - count(each, '-')),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps.filter((gap) => gap !== 0)).toEqual([]);
    const pairs = roundRobin(field(8), { times: 2 }).flatMap(({ tables }) => tables.map(String));
    expect(new Set(pairs).size).toBe(8 * 7);
  });

  it('never begins three times in a row, nor follows three times in a row', () => {
    const rows = sizes.flatMap((size) => [...beginnings(size, 1), ...beginnings(size, 2)]);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => /\+{3}|-{3}/.test(row))).toEqual([]);
  });
});
