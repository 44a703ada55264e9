/** The decks of a game at the terminal: those that were named, ready ones for the others. */
import type { CatalogEntry } from '@scoresheet/games-catalog';
import { similarNames } from '@scoresheet/rules-engine';
import { checkDeckList, describeDeckVerdict, readDeck } from '../decks/check-deck-list.js';
import { decksFor } from '../offline-environment.js';
import { Fault, meant } from '../program/fault.js';
import { gameNamed } from '../program/options.js';
import { readNamedFile } from '../program/read-file.js';

type Deck = readonly string[];

/** `named` has the name of a ready deck or a file for each seat; chance gives the others. */
export async function chooseDecks(
  { game, seats }: { readonly game: string; readonly seats?: number | undefined },
  named: readonly (string | undefined)[],
  seed: number,
): Promise<readonly Deck[]> {
  const dealt = decksFor(game, seed, seats);
  return Promise.all(
    dealt.map((deck, at) => {
      const name = named[at];
      return name === undefined ? deck : findDeck(gameNamed(game), name);
    }),
  );
}

async function findDeck(game: CatalogEntry, named: string): Promise<Deck> {
  const ready = game.readyDecks.find(({ name }) => name.toLowerCase() === named.toLowerCase());
  if (ready) return ready.cards;
  const text = (await readDeckFile(game, named)).toString('utf8');
  const verdict = checkDeckList(game, text);
  if (verdict.playable) return readDeck(game, text).cards;
  throw new Fault('unplayable-deck', `${named}: ${describeDeckVerdict(verdict)}`);
}

async function readDeckFile({ readyDecks }: CatalogEntry, named: string): Promise<Buffer> {
  try {
    return await readNamedFile(named);
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'no-such-file') throw error;
    const names = readyDecks.map(({ name }) => name);
    const hint = meant(similarNames(named, names));
    throw new Fault(
      'no-such-deck',
      `there is no ready deck and no file "${named}".${hint} Ready decks: ${names.join(', ')}.`,
    );
  }
}
