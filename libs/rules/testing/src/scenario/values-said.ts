/** Cards and numbers as a scenario writes them. */
import { meant } from './meant.js';
import { codeNamed, seatNamed } from './names.js';
import type { ScenarioGame } from './scenario-game.js';
import { asList } from './words.js';

/** No game deals more cards; a slip of the pen beyond that would fill the memory. */
const MOST_CARDS = 1_000;

/** A ready deck by its name, or a list of cards. */
export function deckSaid(game: ScenarioGame, said: unknown): readonly string[] {
  const ready = game.decks?.[String(said)];
  if (ready) return ready;
  if (typeof said === 'string' && !isOfCards(game, said)) {
    const decks = Object.keys(game.decks ?? {});
    throw new Error(`no ready deck is called '${said}'${meant(said, decks)}`);
  }
  return asList(said).flatMap((item) => codesSaid(game, item));
}

/** Whether a word that stands alone is a card, or a number of them, and no deck. */
const isOfCards = ({ rules }: ScenarioGame, said: string): boolean =>
  /^\d+( |$)/.test(said) ||
  Object.values(rules.faces).some(({ name, code }) => name === said || code === said);

/** `5`, `5 cards` and `20 more` are cards that nobody names. */
export function codesSaid(game: ScenarioGame, item: unknown): readonly string[] {
  const [, count] = /^(\d+)(?: cards?| more)?$/.exec(String(item)) ?? [];
  if (count !== undefined) return copies(Number(count), game.filler);
  const [, times, name] = /^(\d+) x (.+)$/.exec(String(item)) ?? [];
  return copies(Number(times ?? 1), codeNamed(game, name ?? String(item)));
}

function copies(count: number, code: string): readonly string[] {
  if (count <= MOST_CARDS) return Array.from({ length: count }, () => code);
  throw new Error(`no place holds ${count} cards: ${MOST_CARDS} at the most`);
}

/** A card is named; what YAML takes for a number or a date of its own is none. */
export function cardSaid(said: unknown): string {
  if (typeof said === 'string') return said;
  throw new Error(
    `a card is called by its name, not ${JSON.stringify(said)}; a name goes in quotes`,
  );
}

export function counterSaid(game: ScenarioGame, said: unknown): number {
  const number = typeof said === 'string' ? seatNamed(game, said) : Number(said);
  if (number !== undefined && Number.isSafeInteger(number)) return number;
  throw new Error(`a counter is a whole number, true, or a seat, not '${String(said)}'`);
}
