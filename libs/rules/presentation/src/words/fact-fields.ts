/** What facts name in their fields: cards, places, positions, seats. */
import { holderOf, zoneOf, type Json } from '@scoresheet/rules-engine';
import { unknownCard, type CardNames } from './card-names.js';
import {
  faceWords,
  positionWords,
  seatWords,
  targetWords,
  zoneWords,
  type GameWords,
} from './game-words.js';
import { joined, say, withFigures, type Sentence } from './sentence.js';

/** A fact as an audience gets it: fields that are not for it are missing. */
export interface ToldFact {
  readonly [field: string]: Json;
}

/** A fact, and what its reader knows. */
export interface Telling {
  readonly words: GameWords;
  readonly fact: ToldFact;
  readonly names: CardNames;
}

export const textOf = (value: Json | undefined): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** The card that a fact is about, by the id that it has from then on. */
export function cardWords({ words, fact, names }: Telling): Sentence {
  const { card, as, face } = fact;
  const id = [as, card].find((each) => typeof each === 'string');
  const known = faceWords(words, textOf(face), id);
  if (known) return [known];
  return names.get(textOf(card)) ?? names.get(textOf(as)) ?? [unknownCard(id)];
}

export function slotWords({ words, fact }: Telling): string {
  const at = textOf(fact['to'] ?? fact['place']);
  return positionWords(words, zoneOf(at), Number(fact['slot']));
}

/** `hand@1` as "hand of seat 1", `relics@c4` as "relics"; empty for an internal zone. */
export function placeWords(words: GameWords, at: Json | undefined): Sentence {
  const holder = holderOf(textOf(at));
  const zone = zoneWords(words, zoneOf(textOf(at)));
  if (zone === '') return [];
  const isSeat = /^[1-9]\d*$/.test(holder);
  return isSeat ? say`${zone} of ${seatWords(words, Number(holder))}` : say`${zone}`;
}

/** Whether a reader was told what stands in a field. */
export const isTold = (value: Json | undefined): value is Json =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** The value of a field: a figure, what an id or a code names, or the word as it is. */
export function fieldWords({ words, names }: Telling, value: Json): Sentence {
  const many: readonly Json[] = Array.isArray(value) ? value : [value];
  return joined(
    many.map((each) => (typeof each === 'number' ? each : named(words, textOf(each), names))),
    ' and ',
  );
}

function named(words: GameWords, meant: string, names: CardNames): Sentence {
  const face = faceWords(words, meant);
  const known = names.get(meant) ?? (face && [face]) ?? targetWords(words, meant);
  if (known) return known;
  return withFigures(/^[a-z]+(-[a-z]+)+$/.test(meant) ? meant.replaceAll('-', ' ') : meant);
}
