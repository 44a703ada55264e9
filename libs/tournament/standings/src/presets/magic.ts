/**
 * Magic-style standings: Magic Tournament Rules 3.1 and Appendix C. Points, opponents' match-win,
 * own game-win, opponents' game-win.
 */
import type { GameRules, RateRules, StandingsRules, TieBreakRules } from '../rules.js';

interface Choices {
  /** What less counts as: the rules say 0.33, large organisers take a third. */
  readonly floor: string;
  /** Whether a bye of an opponent is a win of theirs. */
  readonly byeInOpponentMw: boolean;
  readonly repeatOpponentCounts: boolean;
  readonly drawnGamePoints: 0 | 1;
}

const AS_WRITTEN: Choices = {
  floor: '0.33',
  byeInOpponentMw: true,
  repeatOpponentCounts: true,
  drawnGamePoints: 1,
};

/** Rules of this style with other choices than the written ones. */
export function magicStyle(choices: Partial<Choices> = {}): StandingsRules {
  const { floor, byeInOpponentMw, repeatOpponentCounts, drawnGamePoints } = {
    ...AS_WRITTEN,
    ...choices,
  };
  const games: GameRules = { drawnGamePoints, least: floor };
  const met = repeatOpponentCounts ? 'each' : 'each-opponent-once';
  const rate: RateRules = {
    draws: 'by-points',
    byes: byeInOpponentMw ? 'count' : 'left-out',
    least: floor,
    mostOfDropped: '1',
  };
  const tieBreaks: readonly TieBreakRules[] = [
    { kind: 'opponents-match-win', rate, met },
    { kind: 'game-win', games },
    { kind: 'opponents-game-win', games, met },
  ];
  return {
    points: {
      counts: 'matches',
      win: '3',
      draw: '1',
      loss: '0',
      bye: { pairing: '3', awarded: '3', 'full-point': '3', 'half-point': '1', lost: '0' },
      pods: 'by-result',
    },
    tieBreaks,
    disqualified: 'unranked',
    levelOnAll: 'lot',
  };
}

/**
 * `magic-online` is what was observed at one large online organiser: in 2020 the first version, in
 * 2024 the second.
 */
export const MAGIC_PRESETS = {
  'magic/1': magicStyle(),
  'magic-online/1': magicStyle({ floor: '1/3', byeInOpponentMw: false }),
  'magic-online/2': magicStyle({ floor: '1/3', drawnGamePoints: 0 }),
} as const;
