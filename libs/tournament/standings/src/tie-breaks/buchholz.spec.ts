import { describe, expect, it } from 'vitest';
import { contributionsOf } from '../contributions/contributions.js';
import { event, valuesOf } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';
import type { ContributionCut } from '../rules.js';
import { buchholz } from './buchholz.js';

const FIVE_ROUNDS = event([
  '1 1-0 2, 3 1-0 4, 5 1-0 6',
  '1 1-0 3, 2 1-0 5, 4 1-0 6',
  '1 0-1 4, 5 1-0 3, 2 1-0 6',
  '1 1-0 5, 2 1-0 4, 3 1-0 6',
  '1 1-0 6, 2 1-0 3, 4 1-0 5',
]);
const buchholzOf = (lowest: ContributionCut['lowest'], highest: ContributionCut['highest']) =>
  valuesOf(PRESETS['fide/2'], FIVE_ROUNDS, (table) =>
    buchholz(table, contributionsOf(table, 'swiss-since-2026'), { lowest, highest }),
  )[1];

describe('Buchholz', () => {
  it('adds up the scores of opponents: 4, 2, 3, 2 and 0', () => {
    expect(buchholzOf(0, 0)).toBe('11');
  });

  it('leaves out the lowest, or the lowest and the highest ones', () => {
    expect(buchholzOf(1, 0)).toBe('11');
    expect(buchholzOf(2, 0)).toBe('9');
    expect(buchholzOf(1, 1)).toBe('7');
    expect(buchholzOf(2, 2)).toBe('2');
  });
});
