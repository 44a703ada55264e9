import { tallyOf } from '@scoresheet/services-bots';
import { describe, expect, it } from 'vitest';
import { describeTally } from './describe-tally.js';

describe('The tally of a contest', () => {
  it('says who won how often, and how sure that is', () => {
    const results = (['won', 'won', 'won', 'lost'] as const).map((result) => ({ result }));
    expect(describeTally(['heuristic', 'random'], tallyOf(results))).toBe(
      'heuristic against random, 4 games: 3 won, 0 drawn, 1 lost\n' +
        'win rate 75.0 %, with 95 % certainty from 30.1 % to 95.4 %',
    );
  });
});
