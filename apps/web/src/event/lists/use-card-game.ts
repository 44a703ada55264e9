/** The cards of the game of an event, fetched when a list is looked at. */
import { useEffect, useState } from 'react';
import { loadCards, type CardGame } from '../../cards/card-game.js';

/** The cards of a game; undefined until they are fetched, and for a game that these pages do not know. */
export function useCardGame(id: string): CardGame | undefined {
  const [game, setGame] = useState<CardGame>();
  useEffect(() => {
    let isOver = false;
    // Without its cards a list shows their codes.
    loadCards(id).then(
      (loaded) => !isOver && setGame(loaded),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [id]);
  return game?.id === id ? game : undefined;
}
