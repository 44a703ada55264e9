/** How many play a game, in words: "2 players", "2 to 5 players". */
import type { TFunction } from 'i18next';

interface Seats {
  readonly minSeats: number;
  readonly maxSeats: number;
}

export const seatsOfGame = (t: TFunction, { minSeats, maxSeats }: Seats): string =>
  minSeats === maxSeats
    ? t('play.game.players', { count: minSeats })
    : t('play.game.range', { least: minSeats, most: maxSeats });
