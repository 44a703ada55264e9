/** Cards in words: as they are printed, and as they stand at a table. */
import { cardText, type CardFace, type CardView } from '@scoresheet/rules-engine';
import { changeWords, isStopped } from './change-words.js';
import { attributeWords, faceOf, type GameWords } from './game-words.js';
import { keywordWords, markWords, signed } from './number-words.js';
import { joined, say, type Sentence } from './sentence.js';

/** The name, then what it is, then what it says, a sentence each. */
export function printedWords(words: GameWords, face: CardFace): readonly Sentence[] {
  const { name, code, type, cost } = face;
  const what = [
    say`${type.replaceAll('-', ' ')}`,
    ...attributeWords(words, face),
    say`cost ${cost}`,
    ...(isBorne(words, face) ? [] : statWords(face.stats)),
  ];
  return [
    [{ is: 'card', text: name, face: code }],
    joined(what, ', '),
    ...cardText(words.rules, face).map((line) => say`${line}`),
  ];
}

/** Whether what is printed on a card counts for another one, which bears it. */
export const isBorne = ({ rules }: GameWords, face: CardFace): boolean =>
  rules.isBorne?.(face) === true;

/** `atk` as "ATK 3". */
export const statWords = (stats: { readonly [stat: string]: number }): readonly Sentence[] =>
  Object.entries(stats).map(([stat, value]) => say`${stat.toUpperCase()} ${value}`);

/** What a card gives to the one that bears it: "ATK +3", "guard". */
export const givenWords = (face: CardFace): readonly Sentence[] => [
  ...Object.entries(face.stats).map(([stat, by]) => say`${stat.toUpperCase()} ${signed(by)}`),
  ...keywordWords(face),
];

/**
 * What is so of a card now, besides its figures: marks, the keywords in force, changes for a time.
 * Marks and values that a screen shows in another way are left out by name.
 */
export function stateWords(
  words: GameWords,
  card: CardView,
  shownElsewhere: readonly string[] = [],
): readonly Sentence[] {
  const { marks = {}, changes = [] } = card;
  const isSaid = (name: string): boolean => !shownElsewhere.includes(name);
  const marked = Object.entries(marks)
    .filter(([mark, value]) => value !== 0 && isSaid(mark))
    .map(([mark, value]) => markWords(words, mark, value));
  const changed = changes
    .filter(({ what }) => isSaid(what))
    .map((change) => changeWords(words, change));
  const said = [...marked, ...keywordsInForce(words, card), ...changed];
  return said.filter((each) => each.length > 0);
}

/** The printed keywords but for those that a mark has used up; none while a change stops them. */
function keywordsInForce(words: GameWords, card: CardView): readonly Sentence[] {
  const { marks = {}, changes = [] } = card;
  const face = faceOf(words, card.face);
  if (!face || isStopped(words, changes)) return [];
  const stopped = Object.keys(marks).flatMap((mark) =>
    marks[mark] === 0 ? [] : (words.primer.marks[mark]?.stopsKeyword ?? []),
  );
  const left = Object.entries(face.keywords).filter(([keyword]) => !stopped.includes(keyword));
  return keywordWords({ keywords: Object.fromEntries(left) });
}
