/**
 * Tables of three to five. `pods/1` gives points by place; `friendomancy/1` gives those of a match,
 * as A-FRI-69 decides: alone on top has won, who shares the top has drawn, all others have lost.
 */
import type { PodPoints, StandingsRules } from '../rules.js';

/** Even steps from 12 to 0, so that the mean of every table is 6, whatever its size. */
const POINTS_BY_PLACE: PodPoints = {
  3: [12, 6, 0],
  4: [12, 8, 4, 0],
  5: [12, 9, 6, 3, 0],
};

export const POD_PRESETS: Readonly<Record<'pods/1' | 'friendomancy/1', StandingsRules>> = {
  'pods/1': {
    points: {
      counts: 'matches',
      win: '12',
      draw: '6',
      loss: '0',
      bye: { pairing: '12', awarded: '12', 'full-point': '12', 'half-point': '6', lost: '0' },
      pods: POINTS_BY_PLACE,
    },
    tieBreaks: [
      { kind: 'wins' },
      { kind: 'strength-of-schedule' },
      { kind: 'extended-strength-of-schedule' },
    ],
    disqualified: 'unranked',
    levelOnAll: 'lot',
  },
  'friendomancy/1': {
    points: {
      counts: 'matches',
      win: '3',
      draw: '1',
      loss: '0',
      bye: { pairing: '3', awarded: '3', 'full-point': '3', 'half-point': '1', lost: '0' },
      pods: 'by-result',
    },
    tieBreaks: [{ kind: 'money-difference' }, { kind: 'wins' }, { kind: 'strength-of-schedule' }],
    disqualified: 'unranked',
    levelOnAll: 'lot',
  },
};
