/** The mean game-win of those whom an entrant met (Magic Tournament Rules, Appendix C). */
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Figure } from '../figures/figure.js';
import { meanOverOpponents } from '../figures/mean-over-opponents.js';
import type { Meetings } from '../rules.js';

export const opponentsGameWin = (
  { rows }: Crosstable,
  gameWin: Figure,
  met: Meetings = 'each',
): Figure => meanOverOpponents('opponents-game-win', rows, gameWin, met);
