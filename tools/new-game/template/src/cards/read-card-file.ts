/**
 * Reads a card file, or tells everything that is wrong with it, each mistake with its path
 * (`cards[3].abilities[0].does[0].verb`). What it takes is what `card-file.schema.json` says to
 * editors.
 */
import { shapes, type Problem } from '@scoresheet/rules-cards';
import { VERBS } from '../effects/verbs.js';
import { TIMINGS, TYPES, type CardEntry, type CardFile } from './card.js';

const { integer, listOf, object, oneOf, text } = shapes;

/** The most that a card can score, take or draw. */
export const MAX_AMOUNT = 9;

export interface CardFileReading {
  /** The cards; nothing where there are problems. */
  readonly file?: CardFile;
  readonly problems: readonly Problem[];
}

const instruction = object({
  verb: oneOf('verb', Object.keys(VERBS)),
  amount: integer(1, MAX_AMOUNT),
});

const ability = object({ timing: oneOf('timing', TIMINGS), does: listOf(instruction) });

const card = object({
  ...{ code: text, name: text, type: oneOf('type', TYPES) },
  ...{ abilities: listOf(ability), 'flavour?': text },
});

const cardFile = object({ '$schema?': text, set: text, title: text, cards: listOf(card) });

/** `json` is what JSON made of the file. Its `$schema` is for editors alone. */
export function readCardFile(json: unknown): CardFileReading {
  const wrong = cardFile(json, '');
  if (wrong.length > 0) return { problems: wrong };
  const { set, title, cards } = json as CardFile;
  const problems = [...doubles(cards), ...oneAbilityEach(cards)];
  return problems.length > 0 ? { problems } : { file: { set, title, cards }, problems };
}

function oneAbilityEach(cards: readonly CardEntry[]): readonly Problem[] {
  return cards.flatMap(({ abilities }, index) =>
    abilities.length === 1
      ? []
      : [{ path: `cards[${index}].abilities`, says: 'a card has exactly one ability' }],
  );
}

/** Codes and names are what deck lists go by: each stands once. */
function doubles(cards: readonly CardEntry[]): readonly Problem[] {
  return (['code', 'name'] as const).flatMap((word) => {
    const first = new Map<string, number>();
    return cards.flatMap((entry, index) => {
      const earlier = first.get(entry[word]);
      if (earlier === undefined) first.set(entry[word], index);
      const says = `cards[${earlier}] has the ${word} '${entry[word]}' already`;
      return earlier === undefined ? [] : [{ path: `cards[${index}].${word}`, says }];
    });
  });
}
