/**
 * The mean match-win of those whom an entrant met: Magic Tournament Rules, Appendix C; Play!
 * Pokémon Tournament Rules Handbook 5.3. Own byes are no opponents.
 */
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Figure } from '../figures/figure.js';
import { matchWin } from '../figures/match-win.js';
import { meanOverOpponents } from '../figures/mean-over-opponents.js';
import type { Meetings, RateRules } from '../rules.js';

export const opponentsMatchWin = (
  crosstable: Crosstable,
  rate: RateRules,
  met: Meetings = 'each',
): Figure =>
  meanOverOpponents('opponents-match-win', crosstable.rows, matchWin(crosstable, rate), met);
