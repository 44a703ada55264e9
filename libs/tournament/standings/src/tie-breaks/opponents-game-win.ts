/** The mean game-win of those whom an entrant met (Magic Tournament Rules, Appendix C). */
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Figure } from '../figures/figure.js';
import { meanOverOpponents } from '../figures/mean-over-opponents.js';
import type { GameRules, Meetings } from '../rules.js';
import { gameWin } from './game-win.js';

export const opponentsGameWin = (
  crosstable: Crosstable,
  games: GameRules,
  met: Meetings = 'each',
): Figure =>
  meanOverOpponents('opponents-game-win', crosstable.rows, gameWin(crosstable, games), met);
