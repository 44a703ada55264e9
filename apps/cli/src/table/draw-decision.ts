/** The open decision, its options numbered in plain words. */
import { listed, type DecisionView, type Options } from '@scoresheet/rules-engine';
import {
  capitalised,
  decisionWords,
  optionWords,
  plain,
  seatWords,
  type CardNames,
  type GameWords,
} from '@scoresheet/rules-presentation';
import { TERMINAL_COLUMNS, wrap } from '../program/wrap.js';

export function drawDecision(
  words: GameWords,
  { seat, kind, options }: DecisionView,
  says: readonly string[],
): readonly string[] {
  const who = plain(capitalised([seatWords(words, seat)]));
  const title = plain(decisionWords(words, kind).title);
  if (!options) return wrap(`${who} decides: ${title}.`, '');
  const asked = /[?!.]$/.test(title) ? title : `${title}.`;
  return [...wrap(`${who}: ${asked} ${howToAnswer(options)}`, ''), ...numbered(says)];
}

/** Every option as it is said; none for a number or for words. */
export const optionsInWords = (
  words: GameWords,
  { kind, options }: DecisionView,
  names: CardNames,
): readonly string[] => listed(options).map(({ id }) => plain(optionWords(words, kind, id, names)));

export function howToAnswer(options: Options): string {
  switch (options.pick) {
    case 'one':
      return 'Type a number.';
    case 'order':
      return 'Type all numbers in the order that you want, as "2 1 3".';
    case 'number':
      return `Type a number from ${options.min} to ${options.max}.`;
    case 'words':
      return howToWrite(options.min, options.max);
    case 'some':
      return howToAnswerSome(options.min, options.max);
  }
}

const howToWrite = (min: number, max: number): string =>
  `Write a line of at most ${max} characters, which everybody will read${min === 0 ? ', or "none"' : ''}.`;

function howToAnswerSome(min: number, max: number): string {
  if (min === 1 && max === 1) return 'Type a number.';
  const count = min === max ? `exactly ${min}` : `${min} to ${max}`;
  return `Type the numbers of ${count}, as "1 3"${min === 0 ? ', or "none"' : ''}.`;
}

interface Group {
  /** Words that all of them begin with, or empty. */
  readonly stem: string;
  readonly items: { readonly number: number; readonly says: string }[];
}

/** So many options fill a screen, one a line. */
const MANY = 20;

/** Options that differ in where or at what they are done stand side by side, and very many do. */
function numbered(says: readonly string[]): readonly string[] {
  const groups: Group[] = [];
  for (const [index, each] of says.entries()) {
    const [, stem = '', rest = each] = /^(.+ (?:to|at|on|with)) (.+?)$/.exec(each) ?? [];
    const last = groups.at(-1);
    const item = { number: index + 1, says: rest };
    if (last?.stem === stem && (stem !== '' || says.length > MANY)) last.items.push(item);
    else groups.push({ stem, items: [item] });
  }
  return groups.flatMap(groupLines);
}

function groupLines({ stem, items }: Group): readonly string[] {
  const [first] = items;
  if (items.length > 1 || !first) {
    return [...(stem === '' ? [] : [`      ${stem}`]), ...sideBySide(items)];
  }
  const says = stem === '' ? first.says : `${stem} ${first.says}`;
  return wrap(says, `${String(first.number).padStart(4)}  `, ' '.repeat(8));
}

function sideBySide(items: Group['items']): readonly string[] {
  const cells = items.map(({ number, says }) => `${String(number).padStart(4)}  ${says}`);
  const width = Math.max(...cells.map((cell) => cell.length)) + 1;
  const inRow = Math.max(1, Math.floor(TERMINAL_COLUMNS / width));
  const rows: string[] = [];
  for (let at = 0; at < cells.length; at += inRow) {
    const row = cells.slice(at, at + inRow).map((cell) => cell.padEnd(width));
    rows.push(row.join('').trimEnd());
  }
  return rows;
}
