/** Answers in words: which option a sentence means, and how an option is said. */
import {
  isListed,
  listed,
  similarNames,
  type Choice,
  type Decision,
  type Option,
  type Seat,
} from '@scoresheet/rules-engine';
import { meant } from './meant.js';
import { cardsNamed, cardWords, printedName, seatName, seatNamed, type Table } from './names.js';
import type { Phrase } from './scenario-game.js';

const BLANK = /\{(\w+)(\.\.\.)?\}/g;

/** A sentence as a command: the decision that it answers, `none` where the seat is not asked. */
export interface Said {
  readonly decision: string;
  readonly choice: Choice;
}

export function answerSaid(
  table: Table,
  seat: Seat,
  words: string,
  open: readonly Decision[],
): Said {
  const own = open.filter((decision) => decision.seat === seat);
  for (const decision of own) {
    const offered = choicesSaid(table, seat, words, decision).filter((choice) =>
      isOffered(decision, choice),
    );
    const [first] = offered;
    if (first === undefined) continue;
    refuseTwoMeanings(table, words, offered);
    return { decision: decision.id, choice: first };
  }
  const [choice] = choicesSaid(table, seat, words);
  if (choice !== undefined) return { decision: own[0]?.id ?? 'none', choice };
  throw new Error(slipIn(table, seat, words));
}

/** Nobody can mean that: what was misspelt, as far as it can be told. */
function slipIn(table: Table, seat: Seat, words: string): string {
  const spoken = table.game.phrases.find((phrase) => blanksFilled(phrase, words));
  const slips = (spoken && blanksFilled(spoken, words)) ?? [];
  const unknown = slips
    .flatMap(({ text, list }) => (list ? listSaid(text) : [text]))
    .find(
      (text) => spoken && meanings({ table, seat, phrase: spoken, offered: [] }, text).length === 0,
    );
  if (unknown !== undefined) {
    const named = [...namesAtTable(table), ...Object.keys(spoken?.words ?? {})];
    return `'${words}': nothing at the table is called '${unknown}'${meant(unknown, named)}`;
  }
  const says = table.game.phrases.map((phrase) => phrase.says);
  const near = similarNames(firstWord(words), says.map(firstWord));
  const close = says.filter((each) => near.includes(firstWord(each)));
  return `nobody says '${words}'${players([...new Set(close.length > 0 ? close : says)])}`;
}

const firstWord = (words: string): string => words.split(' ')[0] ?? '';

const players = (says: readonly string[]): string =>
  `; players say: ${says.map((each) => `'${each}'`).join(', ')}`;

const namesAtTable = ({ game, state, labels }: Table): readonly string[] => [
  ...labels.keys(),
  ...Object.values(state.cards).map(({ face }) => printedName(game, face)),
  ...game.seats,
];

function isOffered({ options }: Decision, choice: Choice): boolean {
  if (options.pick === 'number') return typeof choice === 'number';
  if (!isListed(options)) return typeof choice === 'string';
  if (typeof choice === 'number' || (options.pick === 'one') !== (typeof choice === 'string')) {
    return false;
  }
  const ids = typeof choice === 'string' ? [choice] : choice;
  return ids.every((id) => options.from.some((option) => option.id === id));
}

/** Two cards of one name may differ in what they carry; then the scenario has to say which. */
function refuseTwoMeanings(table: Table, words: string, choices: readonly Choice[]): void {
  const twins = new Set(choices.map((choice) => JSON.stringify(likeness(table, choice))));
  if (twins.size < 2) return;
  throw new Error(`'${words}' may mean ${twins.size} things: give cards labels by 'as'`);
}

/** The choice with each card's id replaced by all that can be seen of the card. */
function likeness({ state }: Table, choice: Choice): unknown {
  const words = typeof choice === 'object' ? [...choice] : [String(choice)];
  return words.map((option) =>
    option.split(' ').map((word) => {
      const card = state.cards[word];
      return card ? { ...card, id: '' } : word;
    }),
  );
}

/** What the words may mean, the likeliest first. */
function choicesSaid(
  table: Table,
  seat: Seat,
  words: string,
  decision?: Decision,
): readonly Choice[] {
  const offered = listed(decision?.options).map(({ id }) => id);
  const choices: Choice[] = [];
  for (const phrase of table.game.phrases) {
    const filled = blanksFilled(phrase, words);
    if (filled) choices.push(...choicesOf({ table, seat, phrase, offered }, filled));
  }
  return choices;
}

interface Saying {
  readonly table: Table;
  readonly seat: Seat;
  readonly phrase: Phrase;
  readonly offered: readonly string[];
}

type Blanks = readonly { readonly name: string; readonly text: string; readonly list: boolean }[];

function blanksFilled({ says }: Phrase, words: string): Blanks | undefined {
  const blanks = [...says.matchAll(BLANK)];
  const pattern = says.split(BLANK_APART).map(escaped).join('(.+?)');
  const found = new RegExp(`^${pattern}$`).exec(words);
  return found
    ? blanks.map(([, name = '', dots], index) => ({
        name,
        text: found[index + 1] ?? '',
        list: dots !== undefined,
      }))
    : undefined;
}

const BLANK_APART = /\{\w+(?:\.\.\.)?\}/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function choicesOf(saying: Saying, blanks: Blanks): readonly Choice[] {
  const { phrase, offered } = saying;
  if (phrase.id === '{number}') return [Number(blanks[0]?.text)];
  if (phrase.id === WRITTEN) return [written(blanks[0]?.text ?? '')];
  const list = blanks.find((blank) => blank.list);
  const plain = blanks.filter((blank) => !blank.list);
  if (!list) return idsOf(saying, plain);
  const used: string[] = [];
  for (const text of listSaid(list.text)) {
    const ids = idsOf(saying, [...plain, { ...list, text }]).filter((id) => !used.includes(id));
    const found = ids.find((id) => offered.includes(id)) ?? ids[0];
    if (found === undefined) return [];
    used.push(found);
  }
  return [used];
}

/** What somebody writes, as it is; a `\\n` stands for a line break, which nobody may write. */
const WRITTEN = '{words}';
const written = (text: string): string => text.replaceAll('\\n', '\n');

/** Ids of options that the blanks may make; a name may mean several cards. */
function idsOf(saying: Saying, blanks: Blanks): readonly string[] {
  return blanks.reduce<readonly string[]>(
    (ids, { name, text }) =>
      ids.flatMap((id) => meanings(saying, text).map((word) => id.replace(`{${name}}`, word))),
    [saying.phrase.id.replace('...}', '}')],
  );
}

const listSaid = (text: string): readonly string[] =>
  text === 'nothing' ? [] : text.split(',').map((item) => item.trim());

/** A slip of the pen means nothing, so that it cannot pass for a command the rules refuse. */
function meanings({ table, seat, phrase }: Saying, text: string): readonly string[] {
  const word = phrase.words?.[text];
  if (word !== undefined) return [word];
  const named = seatNamed(table.game, text);
  return named === undefined ? cardsNamed(table, text, seat) : [String(named)];
}

/** An option in the words of the first phrase that fits it; its id where none does. */
export function optionSaid(table: Table, { kind }: Decision, option: Option): string {
  for (const phrase of table.game.phrases) {
    if (phrase.when && !phrase.when.includes(kind)) continue;
    const names = [...phrase.id.matchAll(BLANK)].map(([, name = '']) => name);
    const pattern = phrase.id.split(BLANK_APART).map(escaped).join('(\\S+)');
    const found = new RegExp(`^${pattern}$`).exec(option.id);
    if (!found || phrase.id === '{number}' || phrase.id === WRITTEN) continue;
    if (!isAbout(phrase, found.slice(1))) continue;
    const blanks = new Map(names.map((name, index) => [name, found[index + 1] ?? '']));
    const isList = phrase.says.includes('...}');
    const shown = isList ? phrase.id.replaceAll('...}', '}') : phrase.says;
    return shown.replace(BLANK, (_, name: string) => said(table, phrase, blanks.get(name) ?? ''));
  }
  return option.id;
}

/** A phrase with words of its own is about them: "to altar 1" is not said of a card. */
const isAbout = ({ words }: Phrase, meant: readonly string[]): boolean =>
  words === undefined || meant.some((each) => Object.values(words).includes(each));

function said(table: Table, { words }: Phrase, meant: string): string {
  for (const [text, id] of Object.entries(words ?? {})) if (id === meant) return text;
  const cards = meant.split(',');
  if (cards.every((id) => table.state.cards[id])) {
    return cards.map((id) => cardWords(table, id)).join(' and ');
  }
  const isSeat = /^\d+$/.test(meant) && Number(meant) <= table.state.seats;
  return isSeat ? seatName(table.game, Number(meant)) : meant;
}
