/**
 * Chess: the Buchholz family of the FIDE Tie-Break Regulations (C.07). `fide/1` counts unplayed
 * rounds by the text until 28 February 2026, `fide/2` by the one since 1 March 2026, and
 * `fide-round-robin/1` takes forfeits for games, as article 15.2 wants it.
 *
 * The regulations name no order of tie-breaks: this one is ours.
 */
import type { PointRules, StandingsRules, UnplayedRounds } from '../rules.js';

const POINTS: PointRules = {
  counts: 'matches',
  win: '1',
  draw: '1/2',
  loss: '0',
  bye: { pairing: '1', awarded: '1', 'full-point': '1', 'half-point': '1/2', lost: '0' },
  pods: 'by-result',
};
const WHOLE = { lowest: 0, highest: 0 } as const;
const CUT_1 = { lowest: 1, highest: 0 } as const;

const swiss = (unplayed: UnplayedRounds): StandingsRules => ({
  points: POINTS,
  tieBreaks: [
    { kind: 'buchholz', unplayed, cut: WHOLE },
    { kind: 'buchholz', unplayed, cut: CUT_1 },
    { kind: 'sonneborn-berger', unplayed, cut: WHOLE },
    { kind: 'sonneborn-berger', unplayed, cut: CUT_1 },
  ],
  disqualified: 'ranked',
  levelOnAll: 'lot',
});

const ROUND_ROBIN: StandingsRules = {
  points: POINTS,
  tieBreaks: [
    { kind: 'sonneborn-berger', unplayed: 'round-robin', cut: WHOLE },
    { kind: 'wins' },
    { kind: 'head-to-head' },
  ],
  disqualified: 'ranked',
  levelOnAll: 'shared-rank',
};

export const FIDE_PRESETS = {
  'fide/1': swiss('swiss-until-2026'),
  'fide/2': swiss('swiss-since-2026'),
  'fide-round-robin/1': ROUND_ROBIN,
} as const;
