import { describe, expect, it } from 'vitest';
import { costOf, drawSwiss } from './draw.js';
import { entrant, problemOf, withPoints } from './entrants.spec-kit.js';
import type { SwissDraw, SwissProblem } from './problem.js';
import { repairSwiss } from './repair.js';
import { numbersFrom, playEvent, smallTerms } from './swiss-events.spec-kit.js';

const without = ({ entrants, forbidden }: SwissProblem, gone: readonly number[]): SwissProblem => ({
  entrants: entrants.filter((each) => !gone.includes(each.entrant)),
  forbidden,
});

const sameTables = (one: SwissDraw, other: SwissDraw): number => {
  const all = new Set(one.tables.map((pair) => [...pair].sort().join()));
  return other.tables.filter((pair) => all.has([...pair].sort().join())).length;
};

describe('a drawn round that somebody leaves before it is published', () => {
  const problem = problemOf(withPoints(3, 3, 3, 3, 0, 0, 0, 0));
  const draw = drawSwiss(problem);

  it('stays as it is where nobody left', () => {
    expect(repairSwiss(problem, draw, [])).toEqual(draw);
  });

  it('gives the opponent the bye, and leaves all other tables', () => {
    const [gone, left] = draw.tables[3] as [number, number];
    const repaired = repairSwiss(problem, draw, [gone]);
    expect(repaired).toEqual({ tables: draw.tables.slice(0, 3), bye: left });
  });

  it('needs nobody to name those who are no longer listed', () => {
    const [gone] = draw.tables[0] as [number, number];
    expect(repairSwiss(without(problem, [gone]), draw, [])).toEqual(
      repairSwiss(problem, draw, [gone]),
    );
  });

  it('seats the one with the bye where an opponent left', () => {
    const odd = problemOf(withPoints(3, 3, 0, 0, 0));
    const drawn = drawSwiss(odd);
    const [gone, left] = drawn.tables[0] as [number, number];
    const repaired = repairSwiss(odd, drawn, [gone]);
    expect(repaired.bye).toBeNull();
    expect(repaired.tables).toContainEqual([left, drawn.bye].sort());
    expect(sameTables(drawn, repaired)).toBe(1);
  });

  it('opens one more table rather than give a second bye', () => {
    const entrants = withPoints(0, 0, 0, 0).map((each) => ({ ...each, byes: each.entrant % 2 }));
    const four = problemOf(entrants);
    const drawn: SwissDraw = { tables: [[1, 2], [3, 4]], bye: null }; // prettier-ignore
    const repaired = repairSwiss(four, drawn, [2]);
    expect(repaired).toEqual({ tables: [[1, 3]], bye: 4 });
  });

  it('opens one more table rather than seat two who have met', () => {
    const drawn: SwissDraw = { tables: [[1, 2], [3, 4], [5, 6]], bye: null }; // prettier-ignore
    const six = problemOf([
      entrant(1, { met: [3] }),
      entrant(2),
      entrant(3, { met: [1] }),
      entrant(4),
      entrant(5),
      entrant(6),
    ]);
    const repaired = repairSwiss(six, drawn, [2, 4]);
    expect(costOf(without(six, [2, 4]), repaired)).toMatchObject({ rematches: 0 });
    expect(repaired.tables).toHaveLength(2);
  });

  it('sets two apart who must not sit together, and opens one more table for them', () => {
    const [one, other] = draw.tables[0] as [number, number];
    const repaired = repairSwiss(problem, draw, [], [[other, one]]);
    expect(costOf({ ...problem, forbidden: [[one, other]] }, repaired).forbidden).toBe(0);
    expect(sameTables(draw, repaired)).toBe(2);
  });

  it('comes to a single bye or to nothing when everybody leaves but one, or all', () => {
    expect(repairSwiss(problem, draw, [1, 2, 3, 4, 5, 6, 7])).toEqual({ tables: [], bye: 8 });
    expect(repairSwiss(problem, draw, [1, 2, 3, 4, 5, 6, 7, 8])).toEqual({ tables: [], bye: null });
  });
});

describe('in random events', () => {
  const numbers = numbersFrom(7);
  const rounds = Array.from({ length: 30 }, () => playEvent(smallTerms(numbers), numbers)).flat();
  const repairs = rounds.map(({ problem, draw }) => {
    const gone = problem.entrants.map((each) => each.entrant).filter(() => numbers(8) === 0);
    return { problem, draw, gone, repaired: repairSwiss(problem, draw, gone) };
  });

  it('everybody who stayed has a table or the bye', () => {
    expect(repairs.length).toBeGreaterThan(100);
    const wrong = repairs.filter(({ problem, gone, repaired: { tables, bye } }) => {
      const seated = [...tables.flat(), ...(bye === null ? [] : [bye])].sort();
      const here = without(problem, gone).entrants.map((each) => each.entrant);
      return `${seated}` !== `${here.sort()}`;
    });
    expect(wrong).toEqual([]);
  });

  it('a table changes only where that spares a rematch or a second bye', () => {
    const changed = repairs.filter(({ draw, gone, repaired }) => {
      const whole = draw.tables.filter((pair) => !pair.some((each) => gone.includes(each)));
      return sameTables(draw, repaired) < whole.length;
    });
    expect(changed.length).toBeLessThan(repairs.length / 4);
  });
});

describe('a large drawn round', () => {
  it('changes few tables where some leave, and seats nobody with an earlier opponent', () => {
    const terms = { players: 700, rounds: 7, forbidden: 0, drops: 0 };
    const { problem, draw } = playEvent(terms, numbersFrom(3)).at(-1) as {
      problem: SwissProblem;
      draw: SwissDraw;
    };
    const gone = draw.tables.filter((_, at) => at % 50 === 0).map(([one]) => one);
    expect(gone).toHaveLength(7);
    const repaired = repairSwiss(problem, draw, gone);
    const cost = costOf(without(problem, gone), repaired);
    expect(cost).toMatchObject({ forbidden: 0, rematches: 0, byes: 0 });
    expect(sameTables(draw, repaired)).toBe(343);
  });

  it('is drawn anew for those who lost their opponents, where half of all leave', () => {
    const terms = { players: 900, rounds: 2, forbidden: 0, drops: 0 };
    const { problem, draw } = playEvent(terms, numbersFrom(4)).at(-1) as {
      problem: SwissProblem;
      draw: SwissDraw;
    };
    const gone = draw.tables.map(([one]) => one).slice(100);
    const repaired = repairSwiss(problem, draw, gone);
    expect(sameTables(draw, repaired)).toBe(100);
    expect(costOf(without(problem, gone), repaired).rematches).toBe(0);
  });
});
