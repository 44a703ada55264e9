/**
 * The mean of what those whom an entrant met have as the mean match-win of their own opponents
 * (Play! Pokémon Tournament Rules Handbook 5.3).
 */
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Figure } from '../figures/figure.js';
import { meanOverOpponents } from '../figures/mean-over-opponents.js';

export const opponentsOpponentsMatchWin = (
  { rows }: Crosstable,
  opponentsMatchWin: Figure,
): Figure => meanOverOpponents('opponents-opponents-match-win', rows, opponentsMatchWin);
