/** The last action of a match in words, once the words of its game are here. */
import { eventWords, plain, type ToldEvent } from '@scoresheet/rules-presentation';
import { useEffect, useState } from 'react';
import { loadGame, type ShownGame } from '../match/game/load-game.js';
import type { Listed } from './front-documents.js';

export function useGameOf({ game }: Pick<Listed, 'game'>): ShownGame | undefined {
  const [known, setKnown] = useState<ShownGame>();
  useEffect(() => {
    let isLeft = false;
    void loadGame(game)
      .then((loaded) => void (isLeft || setKnown(loaded)))
      .catch(() => undefined);
    return () => void (isLeft = true);
  }, [game]);
  return known;
}

/** Only what everybody may know is said: of cards that were not on the table, that there were some. */
export function lastActionWords(
  game: ShownGame | undefined,
  lastEvent: Listed['lastEvent'],
  seats: readonly string[],
): string {
  if (!game || !lastEvent) return '';
  return plain(eventWords({ ...game, seats }, lastEvent as ToldEvent, new Map()).says);
}
