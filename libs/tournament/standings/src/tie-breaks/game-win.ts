/**
 * How much of the points of their games an entrant has won, 3 for a game (Magic Tournament Rules,
 * Appendix C, game-win percentage). Games that nobody played count for nobody. A bye that is a win is
 * a 2-0 win.
 */
import type { Cell } from '../crosstable/cell.js';
import type { Crosstable } from '../crosstable/crosstable.js';
import { valueOf } from '../crosstable/point-scale.js';
import type { Figure } from '../figures/figure.js';
import { shareOfRounds, type Share } from '../figures/share-of-rounds.js';
import type { GameRules } from '../rules.js';

const WON_GAME = 3;
const BYE: Share = { won: 2 * WON_GAME, possible: 2 * WON_GAME };

export const gameWin = ({ rows }: Crosstable, { drawnGamePoints, least }: GameRules): Figure =>
  shareOfRounds('game-win', rows, {
    of: (cell) => gamesOf(cell, drawnGamePoints),
    least: valueOf(least),
    most: () => null,
  });

function gamesOf({ entry, seat, result }: Cell, drawnGamePoints: number): Share | null {
  if (entry?.kind === 'bye' && result === 'win') return BYE;
  if (entry?.kind !== 'match') return null;
  const [one, other] = entry.wins;
  const won = seat === 0 ? one : other;
  return {
    won: won * WON_GAME + entry.draws * drawnGamePoints,
    possible: (one + other + entry.draws) * WON_GAME,
  };
}
