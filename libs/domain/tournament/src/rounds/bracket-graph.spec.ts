import { describe, expect, it } from 'vitest';
import type { PhaseAsked } from '@scoresheet/contracts-messages';
import { begun, drawAndStart, playRound, type EventScene } from '../tournament.spec-kit.js';
import { bracketGraph } from './bracket-graph.js';

const BRACKET: PhaseAsked = { kind: 'single-elimination', standings: 'magic/1', bestOf: 3 };

function graphOf(scene: EventScene) {
  const [phase] = scene.state().phases;
  const graph = phase && bracketGraph(phase);
  if (graph === undefined) throw new Error('there is no bracket');
  return graph;
}

describe('Given a bracket of four', () => {
  const scene = () => begun(4, { phases: [BRACKET] });

  it('then each match says where its entrants come from', () => {
    const { seeds, matches } = graphOf(scene());
    const [first] = seeds;
    expect(matches[0]?.from).toEqual([{ seed: 1 }, { seed: 4 }]);
    expect(matches[0]?.entrants[0]).toBe(first);
    expect(matches[2]).toMatchObject({
      id: 'w2-1',
      kind: 'waiting',
      entrants: [],
      winner: null,
      from: [{ winnerOf: 'w1-1' }, { winnerOf: 'w1-2' }],
    });
  });

  it('then a table is told when its round is published, and not when it is drawn', () => {
    const drawn = scene();
    drawn.leads({ type: 'draw-round', phase: 1, round: 1 });
    expect(graphOf(drawn).matches.map(({ at }) => at)).toEqual([null, null, null]);
    drawn.leads({ type: 'publish-round', phase: 1, round: 1 });
    expect(graphOf(drawn).matches[0]?.at).toEqual({ round: 1, table: 1 });
  });

  it('then winners go on, and places are told when they are certain', () => {
    const played = scene();
    playRound(played);
    drawAndStart(played);
    const { matches, places } = graphOf(played);
    const winners = matches.slice(0, 2).map(({ winner }) => winner);
    expect(matches[2]?.entrants).toEqual(winners);
    expect(matches[2]).toMatchObject({ kind: 'ready', at: { round: 2 } });
    expect(places.map(({ from, to }) => [from, to])).toEqual([
      [3, 4],
      [3, 4],
    ]);
  });
});

it('A phase of Swiss rounds has no bracket', () => {
  const [phase] = begun(4).state().phases;
  expect(phase && bracketGraph(phase)).toBeUndefined();
});
