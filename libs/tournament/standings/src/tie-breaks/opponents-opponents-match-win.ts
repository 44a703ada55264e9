/**
 * The mean of what those whom an entrant met have as the mean match-win of their own opponents
 * (Play! Pokémon Tournament Rules Handbook 5.3).
 */
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Figure } from '../figures/figure.js';
import { meanOverOpponents } from '../figures/mean-over-opponents.js';
import type { RateRules } from '../rules.js';
import { opponentsMatchWin } from './opponents-match-win.js';

export const opponentsOpponentsMatchWin = (crosstable: Crosstable, rate: RateRules): Figure =>
  meanOverOpponents(
    'opponents-opponents-match-win',
    crosstable.rows,
    opponentsMatchWin(crosstable, rate),
  );
