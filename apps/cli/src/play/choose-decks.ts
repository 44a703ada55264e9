/** The decks of a game at the terminal: the one that was named first, ready ones for the others. */
import { GAMES, type CatalogEntry } from '@scoresheet/games-catalog';
import { checkDeckList, describeDeckVerdict, readDeck } from '../decks/check-deck-list.js';
import { decksFor } from '../offline-environment.js';
import { readNamedFile } from '../read-file.js';

type Deck = readonly string[];

/** `named` is the name of a ready deck or a file; without it chance gives both. */
export async function chooseDecks(
  game: string,
  named: string | undefined,
  seed: number,
): Promise<readonly Deck[]> {
  const [first = [], ...others] = decksFor(game, seed);
  return [named === undefined ? first : await findDeck(game, named), ...others];
}

async function findDeck(game: string, named: string): Promise<Deck> {
  const entry = GAMES[game] as CatalogEntry;
  const { readyDecks } = entry;
  const ready = readyDecks.find(({ name }) => name.toLowerCase() === named.toLowerCase());
  if (ready) return ready.cards;
  const names = readyDecks.map(({ name }) => name).join(', ');
  const text = (
    await readNamedFile(named).catch((error: unknown) => {
      throw new Error(`${(error as Error).message} Ready decks are: ${names}.`);
    })
  ).toString('utf8');
  const verdict = checkDeckList(entry, text);
  if (!verdict.playable) throw new Error(`${named}: ${describeDeckVerdict(verdict)}`);
  return readDeck(entry, text).cards;
}
