import { describe, expect, it } from 'vitest';
import type { BracketMatch } from './bracket-documents.js';
import { slotsOf } from './slots-of.js';

const NOWHERE = { seed: null, winnerOf: null, loserOf: null };
const match = (given: Partial<BracketMatch>): BracketMatch => ({
  id: 'w1-1',
  stage: 1,
  from: [],
  isConditional: false,
  entrants: [],
  winner: null,
  status: 'WAITING',
  round: null,
  table: null,
  ...given,
});

const FIRST = match({ id: 'w1-1', entrants: [7, 3], winner: 3 });
const SECOND = match({ id: 'w1-2', entrants: [5, 9] });
const known = {
  seeds: [7, 5, 9, 3],
  byId: new Map([FIRST, SECOND].map((each) => [each.id, each])),
};
const entrantsOf = (given: BracketMatch) => slotsOf(given, known).map(({ entrant }) => entrant);

describe('The sides of a match', () => {
  it('are the seeds where the bracket begins', () => {
    const from = [
      { ...NOWHERE, seed: 1 },
      { ...NOWHERE, seed: 4 },
    ];
    expect(entrantsOf(match({ from, entrants: [7, 3] }))).toEqual([7, 3]);
  });

  it('stand where their line comes in, whoever has the higher seed', () => {
    const from = [
      { ...NOWHERE, winnerOf: 'w1-2' },
      { ...NOWHERE, winnerOf: 'w1-1' },
    ];
    expect(entrantsOf(match({ from, entrants: [3] }))).toEqual([undefined, 3]);
  });

  it('may be who has lost before', () => {
    const from = [
      { ...NOWHERE, loserOf: 'w1-1' },
      { ...NOWHERE, loserOf: 'w1-2' },
    ];
    expect(entrantsOf(match({ from, entrants: [7] }))).toEqual([7, undefined]);
  });
});
