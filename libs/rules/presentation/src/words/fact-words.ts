/** One fact in words, as its viewer knows it; nothing for what people do not speak of. */
import { holderOf, zoneOf, type Modifier, type Outcome } from '@scoresheet/rules-engine';
import { unknownCard, type CardNames } from './card-names.js';
import { changeWords } from './change-words.js';
import { timeWords } from './clock-words.js';
import {
  cardWords,
  placeWords,
  slotWords,
  textOf,
  type Telling,
  type ToldFact,
} from './fact-fields.js';
import { filled } from './form.js';
import { counted, faceWords, seatWords, type GameWords } from './game-words.js';
import { counterNews, markNews } from './number-words.js';
import { outcomeWords } from './outcome-words.js';
import { joined, say, type Sentence } from './sentence.js';
import { storyWords } from './story-words.js';

/** What is not told is an empty sentence. */
export function factWords(words: GameWords, fact: ToldFact, names: CardNames): Sentence {
  const said = FACTS[textOf(fact['kind'])]?.({ words, fact, names }) ?? [];
  return counted(words, said);
}

/** What is left out, or empty, repeats another fact or is bookkeeping of the rules. */
const FACTS: { readonly [kind: string]: (telling: Telling) => Sentence } = {
  stocked: ({ words, fact: { to, faces, count } }) =>
    ofPlace(
      placeWords(words, to),
      say` gets ${Array.isArray(faces) ? faces.length : Number(count)} cards`,
    ),
  moved,
  shuffled: ({ words, fact }) => ofPlace(placeWords(words, fact['place']), say` is shuffled`),
  rolled: ({ fact: { sides, shown } }) => say`a die of ${Number(sides)} shows ${Number(shown)}`,
  counted: ({ words, fact: { seat, what, to } }) => {
    const said = counterNews(words, textOf(what), Number(to));
    const isOfSeat = said.length > 0 && seat !== 0;
    return isOfSeat ? say`${seatWords(words, Number(seat))}: ${said}` : said;
  },
  marked: (telling) => {
    const { mark, to } = telling.fact;
    const said = markNews(telling.words, textOf(mark), Number(to));
    return said.length === 0 ? [] : say`${cardWords(telling)}: ${said}`;
  },
  slotted: (telling) => say`${cardWords(telling)} goes to ${slotWords(telling)}`,
  modified: ({ words, fact, names }) => {
    const change = fact['modifier'] as unknown as Modifier;
    const card = names.get(change.card) ?? unknownCard(change.card);
    return say`${card}: ${changeWords(words, change)}`;
  },
  shown: ({ words, fact: { place, faces, count } }) => {
    const codes = Array.isArray(faces) ? faces.map(textOf) : [];
    const known = codes.map((code) => faceWords(words, code) ?? code);
    const what = known.length === 0 ? say`${Number(count)} cards` : joined(known, ', ');
    return ofPlace(placeWords(words, place), say` shows ${what}`);
  },
  ruled: ({ fact: { option, value } }) => say`ruled: ${textOf(option)} is ${textOf(value)}`,
  'time-added': timeLeft,
  'time-charged': timeLeft,
  'auto-passed': ({ words, fact }) =>
    say`${seatWords(words, Number(fact['seat']))} passes, as it said before`,
  ended: ({ words, fact }) => outcomeWords(words, fact['outcome'] as unknown as Outcome),
  happened: storyWords,
};

/** Returns an empty sentence for a place without words. */
const ofPlace = (place: Sentence, says: Sentence): Sentence =>
  place.length === 0 ? [] : say`${place}${says}`;

function timeLeft({ words, fact: { seat, clockMsLeft } }: Telling): Sentence {
  return say`${seatWords(words, Number(seat))} has ${timeWords(Number(clockMsLeft))} left`;
}

function moved(telling: Telling): Sentence {
  const { words, fact } = telling;
  const [from, to] = [textOf(fact['from']), textOf(fact['to'])];
  const form = words.primer.moves.find(
    (each) => each.from === zoneOf(from) && each.to === zoneOf(to),
  );
  if (form) return filled(form.says, (blank) => partOfMove(telling, blank));
  const [left, place] = [placeWords(words, from), placeWords(words, to)];
  if (left.length === 0 || place.length === 0) return [];
  if (from === to) return say`${cardWords(telling)} changes its place in ${place}`;
  const where = fact['slot'] === 0 ? place : say`${slotWords(telling)} (${place})`;
  return say`${cardWords(telling)} goes from ${left} to ${where}`;
}

function partOfMove(telling: Telling, blank: string): Sentence {
  const { words, fact, names } = telling;
  const holder = holderOf(textOf(fact['to']));
  switch (blank) {
    case 'card':
      return cardWords(telling);
    case 'where':
      return say`${slotWords(telling)}`;
    case 'holder':
      return names.get(holder) ?? [unknownCard(holder)];
    default:
      return [seatWords(words, Number(holder))];
  }
}
