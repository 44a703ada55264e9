/** Options and answers in words: the game's phrases read backwards, or the option's own words. */
import type { Phrase } from '@scoresheet/rules-presentation';
import type { CardNames } from './card-names.js';
import {
  counted,
  faceOf,
  seatWords,
  targetWords,
  type GameWords,
} from '@scoresheet/rules-presentation';

/** An answer as somebody tells it of a seat: "plays Mole to altar 1". */
export function answerWords(words: GameWords, kind: string, id: string, names: CardNames): string {
  for (const phrase of words.primer.phrases) {
    if (phrase.when && !phrase.when.includes(kind)) continue;
    const said = sayAs(words, phrase, id, names);
    if (said !== undefined) return counted(words, said);
  }
  return counted(words, plainWords(words, id, names));
}

/** An answer that names several: "pays with Mole and Newt". */
export function listWords(
  words: GameWords,
  kind: string,
  ids: readonly string[],
  names: CardNames,
): string {
  const said = ids.map((id) => names.get(id) ?? unknown(id)).join(' and ') || 'nothing';
  const phrase = words.primer.phrases.find(
    ({ says, when }) => LIST.test(says) && when?.includes(kind),
  );
  return phrase?.says.replace(LIST, () => said) ?? `chooses ${said} (${kind.replaceAll('-', ' ')})`;
}

/** Ids of cards end with a number; which card it is, this viewer does not know. */
const unknown = (id: string): string => (/\d$/.test(id) ? 'a card' : id);

/** An option as it is offered to the seat itself: "play Mole to altar 1". */
export const optionWords = (words: GameWords, kind: string, id: string, names: CardNames): string =>
  imperative(answerWords(words, kind, id, names));

/** The phrase of what people write themselves, which stands as it is. */
const WRITTEN = '{words}';

/** What a card calls its target (`*=` in a phrase); what it gives up is called `give` by all. */
const TARGET = '(?!give=)[\\w-]+=';

const BLANK = /\{(\w+)\}/g;
/** The blank of a phrase that takes a list. */
const LIST = /\{\w+\.\.\.\}/;

function sayAs(words: GameWords, phrase: Phrase, id: string, names: CardNames): string | undefined {
  if (phrase.says.includes('...')) return undefined;
  if (phrase.id === WRITTEN) return phrase.says.replace(WRITTEN, () => `“${id}”`);
  const blanks = [...phrase.id.matchAll(BLANK)].map(([, blank = '']) => blank);
  const pattern = phrase.id.replaceAll('*=', TARGET).replace(BLANK, '([^ =,]+)');
  const found = new RegExp(`^${pattern}$`).exec(id);
  if (!found) return undefined;
  const [, ...meant] = found;
  const nameOf = (each: string, index: number): string | undefined =>
    blanks[index] === 'seat'
      ? seatWords(words, Number(each))
      : (names.get(each) ?? (blanks[index] === 'face' ? faceOf(words, each)?.name : undefined));
  const said = meant.map(
    (each, index) => nameOf(each, index) ?? wordFor(phrase, each) ?? targetWords(words, each),
  );
  // A phrase with words of its own is about them: "to altar 1" is not said of a card.
  const fits = phrase.words === undefined || meant.some((each) => wordFor(phrase, each));
  if (!fits || said.includes(undefined)) return undefined;
  return phrase.says.replace(BLANK, (_, blank: string) => said[blanks.indexOf(blank)] ?? blank);
}

const wordFor = ({ words = {} }: Phrase, meant: string): string | undefined =>
  Object.entries(words).find(([, stands]) => stands === meant)?.[0];

/** `play hand1-3 foe=c9,c4` as "play Mole, foe: Stork and Newt". */
function plainWords(words: GameWords, id: string, names: CardNames): string {
  const nameOf = (word: string): string => names.get(word) ?? targetWords(words, word) ?? word;
  return id.split(' ').reduce((said, word) => {
    const [blank, cards] = word.split('=');
    if (cards !== undefined) {
      return `${said}, ${blank}: ${cards.split(',').map(nameOf).join(' and ')}`;
    }
    const joint = said.includes(' ') && names.has(word) ? ', ' : ' ';
    return said === '' ? nameOf(word) : said + joint + nameOf(word);
  }, '');
}

/** English verbs in the third person lose their ending: plays, crosses, goes. */
function imperative(said: string): string {
  const [verb = '', ...rest] = said.split(' ');
  if (!/^[a-z]+s$/.test(verb)) return said;
  const base = verb.replace(/(ss|sh|ch|x|[^o]o)es$|s$/, '$1');
  return [base, ...rest].join(' ');
}
