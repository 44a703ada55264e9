/**
 * How much of the points of their games an entrant has won, 3 for a game (Magic Tournament Rules,
 * Appendix C, game-win percentage). Games that nobody played count for nobody. A bye is a 2-0 win.
 */
import { isBye, type Cell } from '../crosstable/cell.js';
import type { Crosstable } from '../crosstable/crosstable.js';
import { valueOf } from '../crosstable/point-scale.js';
import type { Figure } from '../figures/figure.js';
import { shareOfRounds, type Share } from '../figures/share-of-rounds.js';
import type { GameRules } from '../rules.js';

const WON_GAME = 3;
const GAMES_OF_BYE = 2;

export const gameWin = ({ rows }: Crosstable, { drawnGamePoints, least }: GameRules): Figure =>
  shareOfRounds('game-win', rows, {
    of: (cell) => gamesOf(cell, drawnGamePoints),
    least: valueOf(least),
    most: () => null,
  });

function gamesOf(cell: Cell, drawnGamePoints: number): Share | null {
  const { entry, seat } = cell;
  if (isBye(cell)) return { won: GAMES_OF_BYE * WON_GAME, possible: GAMES_OF_BYE * WON_GAME };
  if (entry?.kind !== 'match') return null;
  const [one, other] = entry.wins;
  const won = seat === 0 ? one : other;
  return {
    won: won * WON_GAME + entry.draws * drawnGamePoints,
    possible: (one + other + entry.draws) * WON_GAME,
  };
}
