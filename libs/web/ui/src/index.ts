/** Presentational parts of the pages: they show what they are given and send nothing. */
export { DecisionBar, type BarButton, type BarState } from './bar/decision-bar.js';
export { Board } from './board/board.js';
export {
  LOOKING,
  PointingContext,
  usePointing,
  type PlaceArea,
  type Pointing,
} from './board/pointing.js';
export type { Sitter } from './board/seat-line.js';
export { Card } from './card/card.js';
export { Sentence } from './log/sentence.js';
export { Strip } from './tile/strip.js';
export { Tile, type TileState } from './tile/tile.js';
