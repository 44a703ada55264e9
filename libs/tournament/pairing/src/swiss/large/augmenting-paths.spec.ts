import { describe, expect, it } from 'vitest';
import { numbersFrom } from '../swiss-events.spec-kit.js';
import { augmentAll, type Graph } from './augmenting-paths.js';

const NONE = -1;

function mostPairs(graph: Graph, vertices: readonly number[]): number {
  const [first, ...others] = vertices;
  if (first === undefined) return 0;
  return others
    .filter((other) => graph.may(first, other))
    .map(
      (other) =>
        1 +
        mostPairs(
          graph,
          others.filter((each) => each !== other),
        ),
    )
    .reduce((most, pairs) => Math.max(most, pairs), mostPairs(graph, others));
}

const numbers = numbersFrom(1957);
const graphs = Array.from({ length: 400 }, (): Graph => {
  const size = 2 + numbers(8);
  const density = 1 + numbers(9);
  const edges = new Set<string>();
  for (let one = 0; one < size; one += 1) {
    for (let other = one + 1; other < size; other += 1) {
      if (numbers(10) < density) edges.add(`${one}-${other}`);
    }
  }
  return { size, may: (a, b) => edges.has(`${Math.min(a, b)}-${Math.max(a, b)}`) };
});

describe('augmenting paths', () => {
  it('pair as many as can be, each with one whom it may', () => {
    const found = graphs.map((graph) => {
      const mates = new Int32Array(graph.size).fill(NONE);
      augmentAll(graph, mates);
      const paired = [...mates].filter(
        (mate, vertex) => mate !== NONE && mates[mate] === vertex && graph.may(vertex, mate),
      );
      return paired.length / 2;
    });
    const most = graphs.map((graph) => mostPairs(graph, [...Array(graph.size).keys()]));
    expect(found).toEqual(most);
  });

  it('lead through an odd cycle: a triangle with a tail at each of two corners', () => {
    const edges = ['0-1', '1-2', '2-3', '1-3', '3-4', '4-5'];
    const graph: Graph = {
      size: 6,
      may: (a, b) => edges.includes(`${Math.min(a, b)}-${Math.max(a, b)}`),
    };
    const mates = Int32Array.of(NONE, 2, 1, 4, 3, NONE);
    augmentAll(graph, mates);
    expect([...mates]).toEqual([1, 0, 3, 2, 5, 4]);
  });
});
