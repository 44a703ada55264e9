/**
 * The text of a card, rendered from the same data that the engine carries out, so that what is
 * printed and what happens cannot differ.
 */
import type { CardFace } from '@scoresheet/rules-engine';
import { sayAbility } from './ability.js';
import { capital } from './phrases.js';
import { wordsFor } from './look-up.js';
import type { CardWords } from './card-words.js';

/**
 * The lines of a card's text, each of whole sentences; none for a card without keywords and
 * abilities. Throws where the game has no words for something that the card says.
 */
export function sayCard(words: CardWords, face: CardFace): readonly string[] {
  return [
    ...sayPrinted(words, face),
    ...face.abilities.map((ability) => sayAbility(words, face, ability)),
  ];
}

/** "Rush. Guard.", or what the card that bears this one gets: "Its Hero has +2 ATK and Guard." */
function sayPrinted(words: CardWords, face: CardFace): readonly string[] {
  const bearer = words.bearerOf?.(face);
  if (bearer === undefined) {
    const keywords = changes(words, face.keywords).map((keyword) => `${keyword}.`);
    return keywords.length > 0 ? [keywords.join(' ')] : [];
  }
  const given = changes(words, { ...face.stats, ...face.keywords });
  return given.length > 0 ? [`${capital(bearer)} has ${listed(given)}.`] : [];
}

const changes = (words: CardWords, values: CardFace['stats']): readonly string[] =>
  Object.entries(values).map(([what, by]) =>
    wordsFor(words.values, 'value', what).change(String(by)),
  );

const listed = (items: readonly string[]): string =>
  items.length > 2 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : items.join(' and ');
