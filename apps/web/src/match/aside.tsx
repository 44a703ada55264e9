/** Beside the board: the log. */
import { tileOf, type Tile } from '@scoresheet/rules-presentation';
import { Log } from './log/log.js';
import type { LookedAt } from './use-match.js';

interface AsideProps extends LookedAt {
  readonly shown: number;
  readonly goTo: (seq: number | undefined) => void;
  readonly openCard: (tile: Tile) => void;
}

export const Aside = ({ game, store, shown, goTo, openCard }: AsideProps) => (
  <aside className="match-aside">
    <Log
      {...{ game, store, shown, goTo }}
      onCard={({ face }) => face !== undefined && openCard(tileOf(game, { face }))}
    />
  </aside>
);
