/** Decks to begin with, as a game's YAML file has them: each with its name, its plan and its cards. */
import { invariant, type DeckList, type Refusal } from '@scoresheet/rules-engine';
import { problemsOf } from '../shape/read.js';
import { isRecord, listOf, meaning, object, text, type ShapedBy } from '../shape/shape.js';

export interface ReadyDeck {
  readonly name: string;
  /** In a sentence, how the deck means to win. */
  readonly plan: string;
  /** Card codes in the order of the file, which is the one that a match shuffles. */
  readonly cards: readonly string[];
}

interface ReadyDeckFile {
  /** What YAML made of the file. */
  readonly file: unknown;
  readonly readDeckList: (text: string) => DeckList;
  readonly checkDeck: (codes: readonly string[]) => readonly Pick<Refusal, 'says'>[];
}

const DECK = object({
  name: meaning('What the deck is called; no other deck of the game is.', text),
  plan: meaning('In a sentence, how the deck means to win.', text),
  cards: meaning('Lines of a deck list: `3 Ember Fox`.', listOf(text)),
});

/** What a file of ready decks holds. */
export const DECKS = listOf(DECK);

/** Decks that everybody begins with are right: a mistake in one is a bug. */
export function readyDecks({ file, ...by }: ReadyDeckFile): readonly ReadyDeck[] {
  invariant(Array.isArray(file), 'the ready decks are wrong: this has to be a list');
  const decks = file.map((deck, index) => readyDeck(deck, titleOf(deck, index), by));
  const twice = decks.find(({ name }, at) => decks.findIndex((deck) => deck.name === name) < at);
  invariant(!twice, () => `two ready decks are called '${twice?.name}'`);
  return decks;
}

const titleOf = (deck: unknown, index: number): string =>
  isRecord(deck) && typeof deck['name'] === 'string'
    ? `the ready deck '${deck['name']}'`
    : `the ready deck number ${index + 1}`;

function readyDeck(
  deck: unknown,
  title: string,
  { readDeckList, checkDeck }: Omit<ReadyDeckFile, 'file'>,
): ReadyDeck {
  const [odd] = problemsOf(DECK, deck, '', { parts: {}, names: [] });
  invariant(!odd, () => `${title} is wrong: ${odd?.path ? `${odd.path}: ` : ''}${odd?.says}`);
  const { name, plan, cards: lines } = deck as ShapedBy<typeof DECK>;
  const { cards, problems } = readDeckList(lines.join('\n'));
  const [problem] = [...problems, ...checkDeck(cards)];
  invariant(!problem, () => `${title} is wrong: ${problem?.says}`);
  return { name, plan, cards };
}
