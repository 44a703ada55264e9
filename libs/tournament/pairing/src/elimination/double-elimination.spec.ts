import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bracket } from './bracket.js';
import { doubleElimination } from './double-elimination.js';
import { byLot, favourite, grouped, playOut, results, atStart } from './played.spec-kit.js';
import { bracketState, type BracketState } from './bracket-state.js';

const double = (seeds: number): Bracket => doubleElimination(seeds, { grandFinalReset: true });

describe('A double elimination of eight', () => {
  const sourceOf = (source: object): string => Object.entries(source).flat().join(' ');
  const written = double(8).matches.map(
    ({ id, stage, from }) => `${stage} ${id}: ${from.map(sourceOf).join(' v ')}`,
  );

  it('plays the losers of the second round against the other half', () => {
    expect(written.filter((match) => /^. l2-/.test(match))).toEqual([
      '3 l2-1: loserOf w2-2 v winnerOf l1-1',
      '3 l2-2: loserOf w2-1 v winnerOf l1-2',
    ]);
  });

  it('plays a round of each bracket at the same time, so that nobody waits for long', () => {
    const rounds = grouped(double(8).matches, ({ stage }) => stage);
    expect([...rounds.values()].map((round) => round.map(({ id }) => id).join(' '))).toEqual([
      'w1-1 w1-2 w1-3 w1-4',
      'w2-1 w2-2 l1-1 l1-2',
      'l2-1 l2-2',
      'w3-1 l3-1',
      'l4-1',
      'gf1',
      'gf2',
    ]);
  });

  it('ends with the grand final and, on the condition that it is needed, its reset', () => {
    expect(double(8).matches.slice(-2)).toEqual([
      { id: 'gf1', stage: 6, from: [{ winnerOf: 'w3-1' }, { winnerOf: 'l4-1' }] },
      {
        id: 'gf2',
        stage: 7,
        from: [{ winnerOf: 'gf1' }, { loserOf: 'gf1' }],
        isConditional: true,
      },
    ]);
  });
});

describe('A double elimination of any size', () => {
  it.each([0, 1, 2, 3, 5, 6, 513, 4096])('%i seeds play 2n - 2 matches and the reset', (seeds) => {
    const count = seeds < 2 ? 0 : 2 * seeds - 2;
    const once = doubleElimination(seeds, { grandFinalReset: false });
    expect(once.matches).toHaveLength(count);
    expect(double(seeds).matches).toHaveLength(count + (seeds < 2 ? 0 : 1));
  });

  it('numbers the rounds of both brackets and the stages without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 300 }), (seeds) => {
        const { matches } = double(seeds);
        const numbersOf = (bracket: string) => [
          ...new Set(
            matches.flatMap(({ id }) => (id.startsWith(bracket) ? [parseInt(id.slice(1))] : [])),
          ),
        ];
        const upTo = (list: readonly number[]) => list.map((_, index) => index + 1);
        for (const numbers of [
          numbersOf('w'),
          numbersOf('l'),
          [...new Set(matches.map(({ stage }) => stage))],
        ]) {
          expect(numbers).toEqual(upTo(numbers));
        }
      }),
    );
  });

  it('everybody but the winner loses twice, whoever wins, and nobody meets himself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 70 }), fc.array(fc.nat()), (seeds, lots) => {
        const { state } = playOut(double(seeds), byLot(lots));
        const done = [...state.matches.values()].filter((match) => match.kind === 'done');
        const losses = grouped(done, ({ loser }) => loser);
        const champion = done.at(-1)?.winner;
        const others = [...losses].filter(([entrant]) => entrant !== champion);
        expect(others.map(([, lost]) => lost.length)).toEqual(Array(seeds - 1).fill(2));
        expect(losses.get(champion ?? 0)?.length ?? 0).toBeLessThan(2);
        expect(done.filter(({ entrants: [one, other] }) => one === other)).toEqual([]);
      }),
    );
  });

  it('the first two seeds meet in the grand final where the higher seed wins every match', () => {
    const finals = [3, 5, 10, 64, 513].map((seeds) => {
      const { state } = playOut(double(seeds), favourite);
      return state.matches.get('gf1')?.entrants;
    });
    expect(finals).toEqual(Array(5).fill([101, 102]));
  });
});

describe('Rematches in the losers’ bracket', () => {
  const roundOf = (id: string): number => parseInt(id.slice(1));
  /** Meetings of the losers' bracket that were one of the winners' bracket, with when they were. */
  const rematches = ({ matches }: BracketState) => {
    const done = [...matches].flatMap(([id, match]) =>
      match.kind === 'done' ? [{ id, ...match }] : [],
    );
    const above = done.filter(({ id }) => id.startsWith('w'));
    const fellIn = new Map(above.map(({ id, loser }) => [loser, roundOf(id)]));
    return done
      .filter(({ id }) => id.startsWith('l'))
      .flatMap(({ id, entrants }) => {
        const met = above.find((each) =>
          entrants.every((entrant) => each.entrants.includes(entrant)),
        );
        if (!met) return [];
        const matchesOfRound = done.filter((each) =>
          each.id.startsWith(`${id.split('-')[0]}-`),
        ).length;
        return [{ matchesOfRound, r: roundOf(met.id), s: fellIn.get(met.winner) ?? 0 }];
      });
  };
  /** The highest power of two that divides a number. */
  const powerIn = (number: number): number => number & -number;

  it('come only when no more matches are left than a power of two that divides s - r', () => {
    let seen = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(8, 16, 32, 64),
        fc.array(fc.nat(), { minLength: 9 }),
        (seeds, lots) => {
          const found = rematches(playOut(double(seeds), byLot(lots)).state);
          seen += found.length;
          expect(
            found.filter(({ matchesOfRound, r, s }) => matchesOfRound > powerIn(s - r)),
          ).toEqual([]);
        },
      ),
    );
    expect(seen).toBeGreaterThan(0);
  });
});

describe('The grand final', () => {
  const bracket = double(4);
  const before = {
    'w1-1': '1 beats 4',
    'w1-2': '2 beats 3',
    'w2-1': '1 beats 2',
    'l1-1': '3 beats 4',
    'l2-1': '2 beats 3',
  };
  const after = (words: Record<string, string>) =>
    bracketState(bracket, { ...atStart(bracket), results: results({ ...before, ...words }) });

  it('decides the tournament when the one who has not lost yet wins it', () => {
    const { matches, places } = after({ gf1: '1 beats 2' });
    expect(matches.get('gf2')?.kind).toBe('not-needed');
    expect(places.slice(0, 2)).toEqual([
      { entrant: 101, from: 1, to: 1 },
      { entrant: 102, from: 2, to: 2 },
    ]);
  });

  it('is played again when the one from the losers’ bracket wins it', () => {
    const reset = after({ gf1: '2 beats 1' });
    expect(reset.matches.get('gf2')).toEqual({ kind: 'ready', entrants: [101, 102] });
    expect(after({ gf1: '2 beats 1', gf2: '2 beats 1' }).places[0]?.entrant).toBe(102);
    expect(after({ gf1: '2 beats 1', gf2: '1 beats 2' }).places[0]?.entrant).toBe(101);
  });

  it('leaves the reset waiting until it is over', () => {
    expect(after({}).matches.get('gf2')?.kind).toBe('waiting');
  });

  it('is the last match where no reset is played', () => {
    const once = doubleElimination(4, { grandFinalReset: false });
    const play = { ...atStart(once), results: results({ ...before, gf1: '2 beats 1' }) };
    expect(bracketState(once, play).places[0]).toEqual({ entrant: 102, from: 1, to: 1 });
  });
});
