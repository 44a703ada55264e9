/** What forbids a deck, and what a match may read otherwise about decks. */
import type { CatalogEntry } from '@scoresheet/games-catalog/lazy';
import type { Json, Refusal } from '@scoresheet/rules-engine';
import { readingsOf, type Readings } from '../../play/readings.js';
import { codesOf, type Deck } from '../deck.js';

type Options = { readonly [name: string]: Json };

/** A deck without cards has one problem that everybody sees: it is not told of the others. */
export const problemsOf = (game: CatalogEntry, deck: Deck, options: Options): readonly Refusal[] =>
  deck.entries.length === 0 ? [] : game.checkDeck(codesOf(deck), options);

/** The readings by which this very deck is judged otherwise, and those that are chosen. */
export function readingsThatMatter(game: CatalogEntry, deck: Deck, options: Options): Readings {
  const usual = said(problemsOf(game, deck, {}));
  return readingsOf(game).filter(
    ({ name, others }) =>
      options[name] !== undefined ||
      others.some(({ value }) => said(problemsOf(game, deck, { [name]: value })) !== usual),
  );
}

const said = (problems: readonly Refusal[]): string => JSON.stringify(problems);

/** Whether what stands first means something: a ready deck from its end is then no deck. */
export const orderCounts = ({ readyDecks, checkDeck }: CatalogEntry): boolean =>
  readyDecks.some(({ cards }) => checkDeck([...cards].reverse()).length > 0);
