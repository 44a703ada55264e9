/** One card in a line or two: in a hand, or at its position. */
import type { CardFace, CardView } from '@scoresheet/rules-engine';
import {
  attributeWords,
  changeWords,
  faceOf,
  isStopped,
  keywordWords,
  markWords,
  plain,
  type GameWords,
} from '@scoresheet/rules-presentation';
import { TERMINAL_COLUMNS, wrapLine } from '../program/wrap.js';

const NAME_COLUMNS = 29;
const ATTRIBUTE_COLUMNS = 10;

/** A card as its holder sees it, with its price. */
export function drawHeldCard(words: GameWords, { face }: CardView): readonly string[] {
  const printed = faceOf(words, face);
  if (!printed) return ['    a card face down'];
  const { cost, type, stats } = printed;
  const isBorne = words.rules.cardWords?.bearerOf?.(printed) !== undefined;
  const attributes = attributeWords(words, printed).join(' ').padEnd(ATTRIBUTE_COLUMNS);
  const what = `cost ${cost}  ${type.replaceAll('-', ' ')} ${attributes}`;
  const start = `    ${nameOnTable(printed).padEnd(NAME_COLUMNS)} ${what}`;
  if (isBorne) return withWords(start, givenWords(printed), []);
  return withWords(start, statWords(stats), keywordWords(printed).map(plain));
}

/** A card as it stands at a position, with what is so of it now. */
export function drawPlacedCard(words: GameWords, where: string, card: CardView): readonly string[] {
  const face = faceOf(words, card.face);
  const name = face ? nameOnTable(face) : 'a card face down';
  const attributes = face ? attributeWords(words, face).join(' ') : '';
  const start = `  ${where.padEnd(8)} ${name.padEnd(NAME_COLUMNS)}`;
  const { changes = [] } = card;
  const keywords =
    face && !isStopped(words, changes) ? keywordWords(leftOf(words, face, card)).map(plain) : [];
  const given = changes.map((change) => plain(changeWords(words, change)));
  const said = [...marksOf(words, card), ...keywords, ...given];
  const stats = statWords(card.values ?? {});
  return withWords(`${start} ${attributes.padEnd(ATTRIBUTE_COLUMNS)}`, stats, said);
}

/** `atk` as `ATK 3`. */
const statWords = (stats: { readonly [stat: string]: number }): string =>
  Object.entries(stats)
    .map(([stat, value]) => `${stat.toUpperCase()} ${value}`)
    .join('  ');

/** What a card that is borne gives to its bearer: "ATK +3, guard". */
const givenWords = (face: CardFace): string =>
  [
    ...Object.entries(face.stats).map(([stat, value]) => `${stat.toUpperCase()} +${value}`),
    ...keywordWords(face).map(plain),
  ].join(', ');

/** The card with those keywords alone that its marks leave in force. */
function leftOf({ primer }: GameWords, face: CardFace, { marks = {} }: CardView): CardFace {
  const stopped = Object.keys(marks).flatMap((mark) =>
    marks[mark] === 0 ? [] : (primer.marks[mark]?.stopsKeyword ?? []),
  );
  const left = Object.entries(face.keywords).filter(([keyword]) => !stopped.includes(keyword));
  return { ...face, keywords: Object.fromEntries(left) };
}

/** Words that do not fit behind a card stand below it, all of them; its values stay together. */
function withWords(start: string, stats: string, words: readonly string[]): readonly string[] {
  const fits = (line: string): boolean => line.length <= TERMINAL_COLUMNS;
  const said = words.join(', ');
  const first = `${start} ${stats}`.trimEnd();
  const whole = `${first}  ${said}`.trimEnd();
  if (fits(whole)) return [whole];
  if (fits(first)) return [first, ...wrapLine(`      ${said}`)];
  return [...wrapLine(start.trimEnd()), ...wrapLine(`      ${stats}  ${said}`.trimEnd())];
}

/** The star says that there is more to read on the card. */
const nameOnTable = ({ name, abilities }: CardFace): string =>
  abilities.length > 0 ? `${name}*` : name;

const marksOf = (words: GameWords, { marks = {} }: CardView): readonly string[] =>
  Object.entries(marks)
    .filter(([, value]) => value !== 0)
    .map(([mark, value]) => plain(markWords(words, mark, value)))
    .filter((said) => said !== '');

/** A card as it lies on its bearer. */
export function borneWords(face: CardFace): string {
  const given = givenWords(face);
  return given === '' ? nameOnTable(face) : `${nameOnTable(face)}: ${given}`;
}
