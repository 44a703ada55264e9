/**
 * Penalties for coming late: of two with equal points the one who has fewer is ahead (Play! Pokémon
 * Tournament Rules Handbook 5.3).
 */
import type { Crosstable } from '../crosstable/crosstable.js';
import { columnOfUnits } from '../figures/column.js';
import { figureOf, type Figure } from '../figures/figure.js';

export const latePenalty = ({ rows }: Crosstable): Figure =>
  figureOf('late-penalty', rows, columnOfUnits(rows.map((row) => row.latePenalty)), () => ({
    by: 'given',
  }));
