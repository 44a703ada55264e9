/** What the parts beside the board are given. */
import type { Tile } from '@scoresheet/rules-presentation';
import type { LookedAt } from '../use-match.js';
import type { Shown } from '../use-shown.js';

export interface AsideProps extends LookedAt {
  readonly shown: Shown;
  readonly openCard: (tile: Tile) => void;
}
