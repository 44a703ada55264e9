/** Cards that may be chosen and are not on the board: those of a pile, or printed ones. */
import {
  pickKey,
  tileOf,
  type Board,
  type Pick,
  type Tile as TileData,
} from '@scoresheet/rules-presentation';
import { Tile, usePointing } from '@scoresheet/web-ui';
import { useTranslation } from 'react-i18next';
import type { ShownGame } from '../game/load-game.js';
import { drawnIn } from './offered.js';

interface TrayProps {
  readonly picks: readonly Pick[];
  readonly game: ShownGame;
  readonly board: Board;
  readonly onPick: (pick: Pick) => void;
}

export function Tray({ picks, game, board, onPick }: TrayProps) {
  const { t } = useTranslation();
  const { openTile } = usePointing();
  if (picks.length === 0) return null;
  return (
    <section className="tray" aria-label={t('bar.tray')}>
      <ul>
        {picks.map((pick) => {
          const tile = tileFor(pick, game, board);
          return (
            <li key={pickKey(pick)} data-pick={pickKey(pick)}>
              <Tile
                tile={tile}
                state="target"
                onPick={() => onPick(pick)}
                onOpen={() => openTile(tile)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whatever waits is shown by its card. */
function tileFor(pick: Pick, game: ShownGame, board: Board): TileData {
  if ('face' in pick && pick.face !== undefined) return tileOf(game, { face: pick.face });
  const card = 'card' in pick ? pick.card : undefined;
  const piles = board.seats.flatMap((seat) => seat.piles.flatMap(({ places }) => places));
  const tiles = [...drawnIn(board), ...piles].flatMap(({ tile }) => tile ?? []);
  const found = tiles.find((tile) => card !== undefined && tile.card === card);
  return found ?? tileOf(game, card === undefined ? {} : { id: card });
}
