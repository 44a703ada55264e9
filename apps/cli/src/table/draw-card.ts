/** One card in a line or two: in a hand, or at its position. */
import type { CardFace, CardView } from '@scoresheet/rules-engine';
import {
  attributeWords,
  faceOf,
  givenWords,
  isBorne,
  joined,
  keywordWords,
  plain,
  stateWords,
  statWords,
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
  const attributes = attributeWords(words, printed).join(' ').padEnd(ATTRIBUTE_COLUMNS);
  const what = `cost ${cost}  ${type.replaceAll('-', ' ')} ${attributes}`;
  const start = `    ${nameOnTable(printed).padEnd(NAME_COLUMNS)} ${what}`;
  if (isBorne(words, printed)) return withWords(start, givenLine(printed), []);
  return withWords(start, statLine(stats), keywordWords(printed).map(plain));
}

/** A card as it stands at a position, with what is so of it now. */
export function drawPlacedCard(words: GameWords, where: string, card: CardView): readonly string[] {
  const face = faceOf(words, card.face);
  const name = face ? nameOnTable(face) : 'a card face down';
  const attributes = face ? attributeWords(words, face).join(' ') : '';
  const start = `  ${where.padEnd(8)} ${name.padEnd(NAME_COLUMNS)}`;
  const said = stateWords(words, card).map(plain);
  const stats = statLine(card.values ?? {});
  return withWords(`${start} ${attributes.padEnd(ATTRIBUTE_COLUMNS)}`, stats, said);
}

const statLine = (stats: CardFace['stats']): string => plain(joined(statWords(stats), '  '));

/** What a card that is borne gives to its bearer: "ATK +3, guard". */
const givenLine = (face: CardFace): string => plain(joined(givenWords(face), ', '));

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

/** A card as it lies on its bearer. */
export function borneWords(face: CardFace): string {
  const given = givenLine(face);
  return given === '' ? nameOnTable(face) : `${nameOnTable(face)}: ${given}`;
}
