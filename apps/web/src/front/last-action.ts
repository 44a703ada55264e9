/** The last action of a match in words; the words of its game come after the list is shown. */
import { eventWords, plain, type ToldEvent } from '@scoresheet/rules-presentation';
import { loadGame } from '../match/game/load-game.js';
import type { Listed } from './front-documents.js';

export interface LastAction {
  /** What the game is called. */
  readonly title: string;
  readonly says: string;
}

/** Only what everybody may know is said: of cards that were not on the table, that there were some. */
export async function lastAction(
  { game, lastEvent }: Pick<Listed, 'game' | 'lastEvent'>,
  seats: readonly string[],
): Promise<LastAction | undefined> {
  const known = await loadGame(game);
  if (!known) return undefined;
  const event = lastEvent as ToldEvent | null;
  const says = event ? plain(eventWords({ ...known, seats }, event, new Map()).says) : '';
  return { title: known.title, says };
}
