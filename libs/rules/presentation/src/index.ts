/** How a game is shown and spoken of. */
export type {
  Area,
  CounterLabel,
  Figure,
  Layout,
  LayoutSlot,
  Meaning,
  Pattern,
  Strip,
  StripMark,
} from './layout/layout.js';
export { pickKey, type OptionReader, type Pick, type ReadOption } from './picks/pick.js';
export { plain, type Segment, type Sentence } from './words/sentence.js';
