/**
 * Netrunner-style standings: points for each game, strength of schedule, extended strength of
 * schedule. `netrunner/1` is for matches of two games, `netrunner-single/1` for those of one: they
 * differ in what a bye gives.
 */
import type { StandingsRules } from '../rules.js';

const netrunnerStyle = (bye: string, half: string): StandingsRules => ({
  points: {
    counts: 'games',
    win: '3',
    draw: '1',
    loss: '0',
    bye: { pairing: bye, awarded: bye, 'full-point': bye, 'half-point': half, lost: '0' },
    pods: 'by-result',
  },
  tieBreaks: [{ kind: 'strength-of-schedule' }, { kind: 'extended-strength-of-schedule' }],
  disqualified: 'unranked',
  levelOnAll: 'lot',
});

export const NETRUNNER_PRESETS = {
  'netrunner/1': netrunnerStyle('6', '3'),
  'netrunner-single/1': netrunnerStyle('3', '1'),
} as const;
