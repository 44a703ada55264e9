/** All that a game hands over for being shown and spoken of, besides its rules. */
import type { Layout } from './layout/layout.js';
import type { OptionReader } from './picks/pick.js';

export interface GamePresentation {
  readonly layout: Layout;
  readonly reads: OptionReader;
}
