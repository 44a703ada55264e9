import { describe, expect, it } from 'vitest';
import { crosstable } from '../crosstable/crosstable.js';
import { event } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';
import type { UnplayedRounds } from '../rules.js';
import { contributionsOf } from './contributions.js';

/** Scores that the rounds of entrant 1 contribute, in half points, and the absences marked. */
function ofFirst(rounds: readonly string[], unplayed: UnplayedRounds, planned = rounds.length) {
  const table = crosstable(PRESETS['fide/2'].points, event(rounds, {}, planned));
  const [own = []] = contributionsOf(table, unplayed).ofRows;
  return own.map(({ score, isVoluntary }) => (isVoluntary ? [score] : score));
}

describe('What rounds contribute', () => {
  const WON_TWICE = ['1 1-0 2', '1 1-0 3, 2 bye'];

  it('is the score of whom one met', () => {
    expect(ofFirst(WON_TWICE, 'swiss-since-2026')).toEqual([2, 0]);
  });

  it('is the own score for a forfeit, at most that of who was to be met', () => {
    const forfeit = [...WON_TWICE, '1 forfeit 4'];
    expect(ofFirst(forfeit, 'swiss-until-2026')).toEqual([3, 1, 6]);
    expect(ofFirst(forfeit, 'swiss-since-2026')).toEqual([3, 1, 2]);
  });

  it('is the own score for a bye, at most that of drawing all rounds of the phase', () => {
    const bye = [...WON_TWICE, '1 bye'];
    expect(ofFirst(bye, 'swiss-until-2026')).toEqual([3, 1, 6]);
    expect(ofFirst(bye, 'swiss-since-2026')).toEqual([3, 1, 3]);
    expect(ofFirst(bye, 'swiss-since-2026', 5)).toEqual([3, 1, 5]);
  });

  it('is marked where the entrant stayed away', () => {
    const away = [...WON_TWICE, '1 half', '4 forfeit 1', '4 1-0 5'];
    expect(ofFirst(away, 'swiss-since-2026').slice(2)).toEqual([[5], [4], [5]]);
  });

  it('is in a round robin the score of who forfeited, and nothing for a rest', () => {
    expect(ofFirst([...WON_TWICE, '1 forfeit 4', '1 lost'], 'round-robin')).toEqual([2, 0, 0]);
  });
});
