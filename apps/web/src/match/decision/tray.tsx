/** Cards that may be chosen and are not on the board: those of a pile, or printed ones. */
import {
  tileOf,
  type Board,
  type Pick,
  type Tile as TileData,
} from '@scoresheet/rules-presentation';
import { Tile, usePointing } from '@scoresheet/web-ui';
import { useTranslation } from 'react-i18next';
import type { ShownGame } from '../game/load-game.js';

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
            <li key={JSON.stringify(pick)}>
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

function tileFor(pick: Pick, game: ShownGame, board: Board): TileData {
  if (pick.is === 'face' || (pick.is === 'item' && pick.face !== undefined)) {
    return tileOf(game, pick.face === undefined ? {} : { face: pick.face });
  }
  const piles = board.seats.flatMap((seat) => seat.piles);
  const places = piles.flatMap((pile) => pile.places);
  const found = places.find(({ tile }) => pick.is === 'card' && tile?.card === pick.card);
  return found?.tile ?? tileOf(game, pick.is === 'card' ? { id: pick.card } : {});
}
