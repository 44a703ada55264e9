/// <reference types="node" />
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawPods, type DrawnPods } from './draw-pods.js';
import type { PodEntrant } from './pod-field.js';
import { podSizes } from './pod-sizes.js';
import { after, field, LIMITS } from './pods.spec-kit.js';

interface Golden {
  /** Rounds of small events, by the number of players. */
  readonly rounds: Readonly<Record<string, readonly DrawnPods[]>>;
  /** The SHA-256 of the rounds of large events. */
  readonly hashes: Readonly<Record<string, string>>;
}

const GOLDEN = new URL('../../fixtures/pods.json', import.meta.url);
const golden = JSON.parse(readFileSync(GOLDEN, 'utf8')) as Golden;

const ROUNDS = 4;
const SMALL = [0, 2, 5, 6, 9, 11, 13, 14, 16, 23];
const LARGE = [40, 300];
const FORBIDDEN = [
  [1, 2],
  [3, 5],
] as const;

/** Another order each round, as chance would give it. */
const shuffled = (entrants: readonly PodEntrant[], round: number): readonly PodEntrant[] =>
  entrants.toSorted((one, other) => lot(one, round) - lot(other, round));
const lot = ({ entrant }: PodEntrant, round: number): number =>
  (entrant * 7919 + round * 104729) % 65537;

/** An event in which who was named first at a table wins it. */
function event(players: number): readonly DrawnPods[] {
  const rounds: DrawnPods[] = [];
  let entrants = field(players);
  for (let round = 1; round <= ROUNDS; round += 1) {
    entrants = shuffled(entrants, round);
    const drawn = drawPods(entrants, {
      sizes: podSizes(players, LIMITS).sizes,
      forbidden: FORBIDDEN,
    });
    rounds.push(drawn);
    entrants = after(entrants, drawn.tables);
  }
  return rounds;
}
const hashOf = (rounds: readonly DrawnPods[]): string =>
  createHash('sha256').update(JSON.stringify(rounds)).digest('hex');

describe('Pinned for ever: pods/1', () => {
  it('draws the rounds of small events as they were written down', () => {
    const rounds = SMALL.map((players) => [players, event(players)]);
    expect(Object.fromEntries(rounds)).toEqual(golden.rounds);
  });

  it('draws the rounds of large events with the hashes that were written down', () => {
    const hashes = LARGE.map((players) => [players, hashOf(event(players))]);
    expect(Object.fromEntries(hashes)).toEqual(golden.hashes);
  });
});
