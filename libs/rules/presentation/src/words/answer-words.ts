/** Options and answers in words: the game's phrases read backwards, or the option's own words. */
import { unknownCard, type CardNames } from './card-names.js';
import { blanksOf, filled } from './form.js';
import { counted, faceWords, seatWords, targetWords, type GameWords } from './game-words.js';
import type { Phrase } from './phrase.js';
import { joined, plain, say, withFigures, type Sentence } from './sentence.js';

/** An answer as somebody tells it of a seat: "plays Mole to altar 1". */
export function answerWords(
  words: GameWords,
  kind: string,
  id: string,
  names: CardNames,
): Sentence {
  for (const phrase of words.primer.phrases) {
    if (phrase.when && !phrase.when.includes(kind)) continue;
    const said = sayAs(words, phrase, id, names);
    if (said !== undefined) return counted(words, said);
  }
  return counted(words, wordByWord(words, id, names));
}

/** An answer that names several: "pays with Mole and Newt". */
export function listWords(
  words: GameWords,
  kind: string,
  ids: readonly string[],
  names: CardNames,
): Sentence {
  const many = ids.map((id) => names.get(id) ?? unknown(id));
  const said = many.length === 0 ? say`nothing` : joined(many, ' and ');
  const phrase = words.primer.phrases.find(
    ({ says, when }) => LIST.test(says) && when?.includes(kind),
  );
  if (phrase) return filled(phrase.says, () => said);
  return say`chooses ${said} (${kind.replaceAll('-', ' ')})`;
}

/** Ids of cards end with a number; which card it is, this viewer does not know. */
const unknown = (id: string): Sentence => (/\d$/.test(id) ? [unknownCard(id)] : say`${id}`);

/** An option as it is offered to the seat itself: "play Mole to altar 1". */
export const optionWords = (
  words: GameWords,
  kind: string,
  id: string,
  names: CardNames,
): Sentence => imperative(answerWords(words, kind, id, names));

/** The phrase of what people write themselves, which stands as it is. */
const WRITTEN = '{words}';

/** What a card calls its target (`*=` in a phrase); what it gives up is called `give` by all. */
const TARGET = '(?!give=)[\\w-]+=';

const BLANK = /\{\w+\}/g;
/** The blank of a phrase that takes a list. */
const LIST = /\{\w+\.\.\.\}/;

interface Apart {
  readonly pattern: RegExp;
  readonly blanks: readonly string[];
}

const apart = new WeakMap<Phrase, Apart>();

/** Which ids a phrase is for, kept because a log tells thousands of answers. */
function takenApart(phrase: Phrase): Apart {
  const known = apart.get(phrase);
  if (known) return known;
  const pattern = phrase.id.replaceAll('*=', TARGET).replace(BLANK, '([^ =,]+)');
  const made = { pattern: new RegExp(`^${pattern}$`), blanks: blanksOf(phrase.id) };
  apart.set(phrase, made);
  return made;
}

function sayAs(
  words: GameWords,
  phrase: Phrase,
  id: string,
  names: CardNames,
): Sentence | undefined {
  if (phrase.says.includes('...')) return undefined;
  if (phrase.id === WRITTEN) return filled(phrase.says, () => say`“${id}”`);
  const { pattern, blanks } = takenApart(phrase);
  const found = pattern.exec(id);
  if (!found) return undefined;
  const [, ...meant] = found;
  const said = meant.map(
    (each, index) =>
      nameOf(words, blanks[index] ?? '', each, names) ??
      wordFor(phrase, each) ??
      targetWords(words, each),
  );
  // A phrase with words of its own is about them: "to altar 1" is not said of a card.
  const fits = phrase.words === undefined || meant.some((each) => wordFor(phrase, each));
  if (!fits || said.includes(undefined)) return undefined;
  return filled(phrase.says, (blank) => said[blanks.indexOf(blank)] ?? say`${blank}`);
}

function nameOf(
  words: GameWords,
  blank: string,
  meant: string,
  names: CardNames,
): Sentence | undefined {
  if (blank === 'seat') return [seatWords(words, Number(meant))];
  const face = blank === 'face' ? faceWords(words, meant) : undefined;
  return names.get(meant) ?? (face && [face]);
}

function wordFor({ words = {} }: Phrase, meant: string): Sentence | undefined {
  const word = Object.keys(words).find((each) => words[each] === meant);
  return word === undefined ? undefined : withFigures(word);
}

/** `play hand1-3 foe=c9,c4` as "play Mole, foe: Stork and Newt". */
function wordByWord(words: GameWords, id: string, names: CardNames): Sentence {
  const wordOf = (word: string): Sentence =>
    names.get(word) ?? targetWords(words, word) ?? withFigures(word);
  return id.split(' ').reduce<Sentence>((said, word) => {
    const [blank = '', cards] = word.split('=');
    if (cards !== undefined) {
      return say`${said}, ${blank}: ${joined(cards.split(',').map(wordOf), ' and ')}`;
    }
    if (said.length === 0) return wordOf(word);
    const joint = plain(said).includes(' ') && names.has(word) ? ', ' : ' ';
    return say`${said}${joint}${wordOf(word)}`;
  }, []);
}

/** English verbs in the third person lose their ending: plays, crosses, goes. */
function imperative([first, ...rest]: Sentence): Sentence {
  if (first?.is !== 'text') return first ? [first, ...rest] : [];
  const text = first.text.replace(/^[a-z]+s(?= |$)/, (verb) =>
    verb.replace(/(ss|sh|ch|x|[^o]o)es$|s$/, '$1'),
  );
  return [{ is: 'text', text }, ...rest];
}
