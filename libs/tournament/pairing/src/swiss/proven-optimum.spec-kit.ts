/**
 * What the best draw of a problem costs, found without the code that draws. Costs are counted anew
 * from the problem. Small fields are tried in every way; for others the prices of a matching prove
 * that nothing is cheaper, which is checked pair by pair and rests on no trust in whoever found them.
 */
import { cheapestMatching, type Matching } from './matching/cheapest-matching.js';
import { PARTS, SCALE, type Costs } from './matching/search.js';
import type { SwissDraw, SwissProblem } from './problem.js';

export type Triple = readonly [number, number, number];

const BYE = null;
type Seat = SwissProblem['entrants'][number] | typeof BYE;

/** Counts of one draw fit below each other: [forbidden, rematches, bye], [squares], [floats]. */
export function tripleOf({ forbidden }: SwissProblem, one: Seat, other: Seat): Triple {
  const player = one ?? other;
  if (one === BYE || other === BYE) return [(player?.byes ?? 0) * 2 ** 12 + bare(player), 0, 0];
  const isForbidden = forbidden.some((pair) =>
    [one, other].every((each) => pair.includes(each.entrant)),
  );
  const haveMet = one.met.includes(other.entrant) || other.met.includes(one.entrant);
  const [high, low] = one.points > other.points ? [one, other] : [other, one];
  const floats = high.points === low.points ? 0 : 1;
  return [
    (isForbidden ? 2 ** 36 : 0) + (haveMet ? 2 ** 26 : 0),
    (high.points - low.points) ** 2,
    floats * ((low.lastFloat === 'up' ? 2 ** 10 : 0) + (high.lastFloat === 'down' ? 1 : 0)),
  ];
}

const bare = (player: Seat): number => player?.points ?? 0;

export function add(one: Triple, other: Triple): Triple {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

export function isLess(one: Triple, other: Triple): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] as number) < (other[at] as number);
}

const NOTHING: Triple = [0, 0, 0];

export function countedCost(problem: SwissProblem, { tables, bye }: SwissDraw): Triple {
  const seat = (entrant: number): Seat =>
    problem.entrants.find((each) => each.entrant === entrant) ?? BYE;
  const played = tables.map(([one, other]) => tripleOf(problem, seat(one), seat(other)));
  const waiting = bye === null ? [] : [tripleOf(problem, seat(bye), BYE)];
  return [...played, ...waiting].reduce(add, NOTHING);
}

function seatsOf({ entrants }: SwissProblem): readonly Seat[] {
  return entrants.length % 2 === 0 ? entrants : [...entrants, BYE];
}

/** By every way to pair: for ten or so entrants. */
export function leastByTrying(problem: SwissProblem): Triple {
  const least = (seats: readonly Seat[]): Triple => {
    const [first, ...others] = seats;
    if (first === undefined) return NOTHING;
    return others
      .map((other) =>
        add(tripleOf(problem, first, other), least(others.filter((each) => each !== other))),
      )
      .reduce((best, cost) => (isLess(cost, best) ? cost : best));
  };
  return least(seatsOf(problem));
}

/** By proof: the cost that prices show to be the least, or undefined where they show nothing. */
export function leastByProof(problem: SwissProblem): Triple | undefined {
  const seats = seatsOf(problem);
  const size = seats.length;
  const parts = new Float64Array(PARTS * size * size);
  seats.forEach((one, u) => {
    seats.forEach((other, v) => {
      if (u !== v) parts.set(tripleOf(problem, one, other), PARTS * (u * size + v));
    });
  });
  const costs: Costs = { size, parts };
  return provenCost(costs, cheapestMatching(costs));
}

/**
 * The cost of a matching if its prices prove that none is cheaper: no pair costs less than its two
 * prices less those of the sets around both, no set has a price below nothing, and all prices
 * together, a set's counted for as many pairs as it can hold, come to what the matching costs.
 */
export function provenCost(
  { size, parts }: Costs,
  { mates, prices }: Matching,
): Triple | undefined {
  const triple = (from: Float64Array, at: number): Triple =>
    [0, 1, 2].map((part) => from[PARTS * at + part] as number) as unknown as Triple;
  const times = (factor: number, one: Triple): Triple =>
    one.map((part) => factor * part) as unknown as Triple;
  const sets = prices.sets.map(({ vertices, price }) => ({
    inside: new Set(vertices),
    price: triple(price, 0),
  }));
  const isMatching = [...mates].every((mate, u) => mate !== u && mates[mate] === u);
  if (!isMatching || sets.some(({ price }) => isLess(price, NOTHING))) return undefined;
  let sum = sets
    .map(({ inside, price }) => times(-(inside.size - 1) / 2, price))
    .reduce(add, NOTHING);
  let cost = NOTHING;
  for (let u = 0; u < size; u += 1) {
    sum = add(sum, triple(prices.vertices, u));
    for (let v = u + 1; v < size; v += 1) {
      const own = triple(parts, u * size + v);
      if (mates[u] === v) cost = add(cost, own);
      const around = sets.filter(({ inside }) => inside.has(u) && inside.has(v));
      const paid = around
        .map(({ price }) => times(-1, price))
        .reduce(add, add(triple(prices.vertices, u), triple(prices.vertices, v)));
      if (isLess(times(SCALE, own), paid)) return undefined;
    }
  }
  return isLess(sum, times(SCALE, cost)) ? undefined : cost;
}
