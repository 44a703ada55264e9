/** The last action of a match in words; the words of its game come after the list is shown. */
import {
  eventWords,
  plain,
  unknownCard,
  type Sentence,
  type ToldEvent,
} from '@scoresheet/rules-presentation';
import { loadGame } from '../match/game/load-game.js';
import type { Listed } from './front-documents.js';

export interface LastAction {
  /** What the game is called. */
  readonly title: string;
  readonly says: string;
}

/** `c23`, `hand2-4`. */
const CARD_ID = /^[a-z]+\d+(-\d+)?$/;

/** A list has the last event alone: of a card that an earlier one has named, it says that it is one. */
function namesOfOneEvent(): Map<string, Sentence> {
  const names = new Map<string, Sentence>();
  const told = names.get.bind(names);
  names.get = (id) => told(id) ?? (CARD_ID.test(id) ? [unknownCard(id)] : undefined);
  return names;
}

/** Only what everybody may know is said: of cards that were not on the table, that there were some. */
export async function lastAction(
  { game, lastEvent }: Pick<Listed, 'game' | 'lastEvent'>,
  seats: readonly string[],
): Promise<LastAction | undefined> {
  const known = await loadGame(game);
  if (!known) return undefined;
  const event = lastEvent as ToldEvent | null;
  const says = event ? plain(eventWords({ ...known, seats }, event, namesOfOneEvent()).says) : '';
  return { title: known.title, says };
}
