/** One fact in words, as its viewer knows it; nothing for what people do not speak of. */
import type { Json, JsonObject } from '@scoresheet/domain-record';
import { holderOf, zoneOf, type Modifier, type Outcome, type Seat } from '@scoresheet/rules-engine';
import type { CardNames } from './card-names.js';
import { changeWords } from './change-words.js';
import { timeWords } from './clock-words.js';
import {
  counted,
  faceOf,
  positionWords,
  seatWords,
  targetWords,
  toldNumber,
  type GameWords,
} from '@scoresheet/rules-presentation';

export function factWords(
  words: GameWords,
  fact: JsonObject,
  names: CardNames,
): string | undefined {
  const said = FACTS[String(fact['kind'])]?.({ words, fact, names });
  return said === undefined || said === '' ? undefined : counted(words, said);
}

interface Told {
  readonly words: GameWords;
  readonly fact: JsonObject;
  readonly names: CardNames;
}

/** What is left out, or empty, repeats another fact or is bookkeeping of the rules. */
const FACTS: { readonly [kind: string]: (told: Told) => string } = {
  stocked: ({ words, fact }) => {
    const { faces, count } = fact;
    return `${placeWords(words, fact['to'])} gets ${Array.isArray(faces) ? faces.length : text(count)} cards`;
  },
  moved,
  shuffled: ({ words, fact }) => `${placeWords(words, fact['place'])} is shuffled`,
  rolled: ({ fact }) => `a die of ${text(fact['sides'])} shows ${text(fact['shown'])}`,
  counted: ({ words, fact }) => {
    const what = text(fact['what']);
    const said = toldNumber(words.primer.counters[what], what, Number(fact['to']));
    const isOfSeat = said !== '' && fact['seat'] !== 0;
    return isOfSeat ? `${seatWords(words, Number(fact['seat']))}: ${said}` : said;
  },
  marked: (told) => {
    const mark = text(told.fact['mark']);
    const said = toldNumber(told.words.primer.marks[mark], mark, Number(told.fact['to']));
    return said === '' ? '' : `${cardWords(told)}: ${said}`;
  },
  slotted: (told) => `${cardWords(told)} goes to ${slotWords(told)}`,
  modified: ({ words, fact, names }) => {
    const change = fact['modifier'] as unknown as Modifier;
    return `${names.get(change.card) ?? 'a card'}: ${changeWords(words, change)}`;
  },
  shown: ({ words, fact }) => {
    const faces = Array.isArray(fact['faces']) ? fact['faces'] : [];
    const known = faces.map((face) => faceOf(words, text(face))?.name ?? text(face));
    return `${placeWords(words, fact['place'])} shows ${known.join(', ') || `${text(fact['count'])} cards`}`;
  },
  ruled: ({ fact }) => `ruled: ${text(fact['option'])} is ${text(fact['value'])}`,
  'time-added': ({ words, fact }) =>
    `${seatWords(words, Number(fact['seat']))} has ${timeWords(Number(fact['clockMsLeft']))} left`,
  'time-charged': ({ words, fact }) =>
    `${seatWords(words, Number(fact['seat']))} has ${timeWords(Number(fact['clockMsLeft']))} left`,
  'auto-passed': ({ words, fact }) =>
    `${seatWords(words, Number(fact['seat']))} passes, as it said before`,
  ended: ({ fact }) => outcomeWords(fact['outcome'] as unknown as Outcome),
  happened,
};

export function outcomeWords({ places, reason }: Outcome): string {
  return `the game is over: ${placesWords(places)} (${reason.replaceAll('-', ' ')})`;
}

/** Who has won; at a table of three or more, in which order the others stand behind. */
export function placesWords([winners, ...others]: Outcome['places']): string {
  if (winners === undefined) return 'no result';
  if (others.length === 0) return 'a draw';
  const won = winners.length === 1 ? 'wins' : 'share the first place';
  const seats = winners.length + others.flat().length;
  const behind = seats > 2 ? others.map((place) => `, then ${seatsWords(place)}`) : [];
  return `${seatsWords(winners)} ${won}${behind.join('')}`;
}

const seatsWords = (seats: readonly Seat[]): string =>
  seats.length === 1 ? `seat ${seats[0]}` : `seats ${seats.join(' and ')}`;

const text = (value: Json | undefined): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function cardWords({ words, fact, names }: Told): string {
  const { card, as, face } = fact;
  const known = faceOf(words, text(face))?.name ?? names.get(text(card)) ?? names.get(text(as));
  return known ?? 'a card';
}

function moved(told: Told): string {
  const { words, fact, names } = told;
  const to = placeWords(words, fact['to']);
  const [from, at] = [text(fact['from']), text(fact['to'])];
  const form = words.primer.moves.find(
    (each) => each.from === zoneOf(from) && each.to === zoneOf(at),
  );
  if (form) {
    return withSeat(words, form.says, holderOf(at))
      .replace('{card}', cardWords(told))
      .replace('{holder}', names.get(holderOf(at)) ?? 'a card')
      .replace('{where}', slotWords(told));
  }
  if (from === at) return `${cardWords(told)} changes its place in ${to}`;
  const where = fact['slot'] === 0 ? to : `${slotWords(told)} (${to})`;
  return `${cardWords(told)} goes from ${placeWords(words, fact['from'])} to ${where}`;
}

function slotWords({ words, fact }: Told): string {
  const at = text(fact['to'] ?? fact['place']);
  return positionWords(words, zoneOf(at), Number(fact['slot']));
}

/** `hand@1` as "hand of seat 1", `relics@c4` as "relics". */
function placeWords(words: GameWords, at: Json | undefined): string {
  const holder = holderOf(text(at));
  const isSeat = /^[1-9]\d*$/.test(holder);
  return isSeat ? `${zoneOf(text(at))} of ${seatWords(words, Number(holder))}` : zoneOf(text(at));
}

/** A happening in the game's words, where the game has some for what the viewer knows of it. */
function happened(told: Told): string {
  const what = text(told.fact['what']);
  const forms = told.words.primer.stories[what] ?? [];
  const form = forms.find((each) => blanksOf(each).every((field) => isKnown(told.fact[field])));
  if (form === undefined) return plainly(told, what);
  const said = withSeat(told.words, form, told.fact['seat']);
  return said.replace(BLANK, (_, field: string) => fieldWords(told, told.fact[field] ?? ''));
}

/** "seat {seat}" as the seat is called here. */
const withSeat = (words: GameWords, form: string, seat: Json | undefined): string =>
  form.replace('seat {seat}', seatWords(words, Number(seat)));

const BLANK = /\{(\w+)\}/g;
const blanksOf = (form: string): readonly string[] =>
  [...form.matchAll(BLANK)].map(([, field = '']) => field);

const isKnown = (value: Json | undefined): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** "card hit: card Mole, source Stork, amount 3". */
function plainly(told: Told, what: string): string {
  const said = Object.entries(told.fact)
    .filter(([field, value]) => field !== 'kind' && field !== 'what' && isKnown(value))
    .map(([field, value]) => `${field} ${fieldWords(told, value as Json)}`);
  return [what.replaceAll('-', ' '), said.join(', ')].filter(Boolean).join(': ');
}

const nameOf = (words: GameWords, meant: string, names: CardNames): string =>
  names.get(meant) ??
  faceOf(words, meant)?.name ??
  targetWords(words, meant) ??
  (/^[a-z]+(-[a-z]+)+$/.test(meant) ? meant.replaceAll('-', ' ') : meant);

function fieldWords({ words, names }: Told, value: Json): string {
  const many: readonly Json[] = Array.isArray(value) ? value : [value];
  return many.map((each) => nameOf(words, text(each), names)).join(' and ');
}
