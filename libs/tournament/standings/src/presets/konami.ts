/**
 * Konami-style standings, from second-hand sources: points, then the number of the tournament
 * software. `konami/1` has its first layout, `konami/2` the one with the rounds lost.
 */
import type { KonamiLayout, RateRules, StandingsRules } from '../rules.js';

/** No source names a floor, or leaves out the bye of an opponent. */
const RATE: RateRules = { draws: 'by-points', byes: 'count', least: '0', mostOfDropped: '1' };

const konamiStyle = (layout: KonamiLayout): StandingsRules => ({
  points: {
    counts: 'matches',
    win: '3',
    draw: '1',
    loss: '0',
    bye: { pairing: '3', awarded: '3', 'full-point': '3', 'half-point': '1', lost: '0' },
    pods: 'by-result',
  },
  tieBreaks: [{ kind: 'konami-number', layout, rate: RATE }],
  disqualified: 'unranked',
  levelOnAll: 'lot',
});

export const KONAMI_PRESETS = {
  'konami/1': konamiStyle('XXYYYZZZ'),
  'konami/2': konamiStyle('AABBBCCCDDD'),
} as const;
