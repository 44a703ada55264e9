/** What a person may want of a card that lies there, as answers to the open decision. */
import type { Board, Tile } from '@scoresheet/rules-presentation';
import { drawnIn } from '../decision/offered.js';
import type { OwnDecision } from '../decision/own-decision.js';
import type { ShownGame } from '../game/load-game.js';

export interface AskedWish {
  /** "attack it with Mole". */
  readonly says: string;
  readonly choice: string;
}

/** So many are asked about at once: each is a question to the server. */
const MOST = 6;

export function wishesFor(
  game: ShownGame,
  decision: OwnDecision,
  board: Board,
  tile: Tile,
): readonly AskedWish[] {
  const drawn = drawnIn(board);
  const here = drawn.find((each) => each.tile.card === tile.card);
  if (!here || tile.card === undefined) return [];
  const about = { id: tile.card, isOwn: here.seat === decision.seat, zone: here.zone };
  const fitting = game.primer.wishes.filter(
    ({ when, zone, against }) =>
      when === decision.kind && zone === about.zone && about.isOwn !== (against === true),
  );
  const own = drawn.filter(({ seat, zone }) => seat === decision.seat && zone === about.zone);
  return fitting
    .flatMap(({ says, id, against }) => {
      const choice = id.replace('{card}', about.id);
      if (!against) return [{ says, choice }];
      return own.flatMap(({ tile: { card, name } }) =>
        card === undefined
          ? []
          : [{ says: says.replace('{own}', name), choice: choice.replace('{own}', card) }],
      );
    })
    .slice(0, MOST);
}
