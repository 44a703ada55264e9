/** One fact in words, as its viewer knows it; nothing for what people do not speak of. */
import type { Json, JsonObject } from '@scoresheet/domain-record';
import { holderOf, zoneOf, type Outcome } from '@scoresheet/rules-engine';
import type { CardNames } from './card-names.js';
import { faceOf, positionWords, type GameWords } from './game-words.js';

export function factWords(
  words: GameWords,
  fact: JsonObject,
  names: CardNames,
): string | undefined {
  const say = FACTS[String(fact['kind'])];
  return say?.({ words, fact, names });
}

interface Told {
  readonly words: GameWords;
  readonly fact: JsonObject;
  readonly names: CardNames;
}

/** What is left out repeats another fact, or is bookkeeping of the rules. */
const FACTS: { readonly [kind: string]: (told: Told) => string } = {
  stocked: ({ fact }) => {
    const { faces, count } = fact;
    return `${placeWords(fact['to'])} gets ${Array.isArray(faces) ? faces.length : text(count)} cards`;
  },
  moved,
  shuffled: ({ fact }) => `${placeWords(fact['place'])} is shuffled`,
  rolled: ({ fact }) => `a die of ${text(fact['sides'])} shows ${text(fact['shown'])}`,
  counted: ({ fact }) => {
    const { seat, what, to } = fact;
    return `${seat === 0 ? '' : `seat ${text(seat)}: `}${text(what)} is now ${text(to)}`;
  },
  marked: (told) => {
    const { mark, to } = told.fact;
    return `${cardWords(told)}: ${to === 0 ? `no longer ${text(mark)}` : `${text(mark)} ${text(to)}`}`;
  },
  slotted: (told) => `${cardWords(told)} goes to ${slotWords(told)}`,
  modified: ({ fact, names }) => {
    const { card, what, by, sets, until } = fact['modifier'] as JsonObject;
    const change =
      sets === true ? `becomes ${text(by)}` : `${Number(by) < 0 ? '' : '+'}${text(by)}`;
    return `${names.get(text(card)) ?? 'a card'}: ${text(what)} ${change} until ${text(until)}`;
  },
  shown: ({ words, fact }) => {
    const faces = Array.isArray(fact['faces']) ? fact['faces'] : [];
    const known = faces.map((face) => faceOf(words, text(face))?.name ?? text(face));
    return `${placeWords(fact['place'])} shows ${known.join(', ') || `${text(fact['count'])} cards`}`;
  },
  ruled: ({ fact }) => `ruled: ${text(fact['option'])} is ${text(fact['value'])}`,
  ended: ({ fact }) => outcomeWords(fact['outcome'] as unknown as Outcome),
  happened,
};

export function outcomeWords({ places, reason }: Outcome): string {
  const [winners = []] = places;
  const who = places.length > 1 ? `seat ${winners.join(' and ')} wins` : 'a draw';
  return `the game is over: ${who} (${reason.replaceAll('-', ' ')})`;
}

const text = (value: Json | undefined): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function cardWords({ words, fact, names }: Told): string {
  const { card, as, face } = fact;
  const known = faceOf(words, text(face))?.name ?? names.get(text(card)) ?? names.get(text(as));
  return known ?? 'a card';
}

function moved(told: Told): string {
  const { from, to, slot } = told.fact;
  const where = slot === 0 ? placeWords(to) : `${slotWords(told)} (${placeWords(to)})`;
  return `${cardWords(told)}: from ${placeWords(from)} to ${where}`;
}

function slotWords({ words, fact }: Told): string {
  const at = text(fact['to'] ?? fact['place']);
  return positionWords(words, zoneOf(at), Number(fact['slot']));
}

/** `hand@1` as "hand of seat 1", `relics@c4` as "relics". */
function placeWords(at: Json | undefined): string {
  const holder = holderOf(text(at));
  const isSeat = /^[1-9]\d*$/.test(holder);
  return isSeat ? `${zoneOf(text(at))} of seat ${holder}` : zoneOf(text(at));
}

/** "card hit: card Mole, source Stork, amount 3". */
function happened({ words, fact, names }: Told): string {
  const { what } = fact;
  const nameOf = (value: Json): string =>
    names.get(text(value)) ?? faceOf(words, text(value))?.name ?? text(value);
  const said = Object.entries(fact)
    .filter(([field]) => field !== 'kind' && field !== 'what')
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([field, value]) => {
      const many: readonly Json[] = Array.isArray(value) ? value : [value as Json];
      return `${field} ${many.map(nameOf).join(' and ')}`;
    });
  return [text(what).replaceAll('-', ' '), said.join(', ')].filter(Boolean).join(': ');
}
