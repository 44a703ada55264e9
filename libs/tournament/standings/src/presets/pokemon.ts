/**
 * Pokémon-style standings: Play! Pokémon Tournament Rules Handbook 5.3. Points, penalties for coming
 * late, opponents' win rate, that of their opponents, the match between exactly two who are level.
 */
import type { RateRules, StandingsRules } from '../rules.js';

/** Wins and half of the ties by rounds played without byes; 75 % at most for who left early. */
const RATE: RateRules = { draws: 'half', byes: 'left-out', least: '1/4', mostOfDropped: '3/4' };

export const POKEMON_PRESETS: { readonly 'pokemon/1': StandingsRules } = {
  'pokemon/1': {
    points: {
      counts: 'matches',
      win: '3',
      draw: '1',
      loss: '0',
      bye: { pairing: '3', awarded: '3', 'full-point': '3', 'half-point': '1', lost: '0' },
      pods: 'by-result',
    },
    tieBreaks: [
      { kind: 'late-penalty' },
      { kind: 'opponents-match-win', rate: RATE, met: 'each' },
      { kind: 'opponents-opponents-match-win', rate: RATE },
      { kind: 'head-to-head' },
    ],
    disqualified: 'unranked',
    levelOnAll: 'lot',
  },
};
