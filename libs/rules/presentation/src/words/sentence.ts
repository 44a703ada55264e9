/** A sentence in parts, so that whoever shows it can link a card, mark a figure, or name a seat. */
import type { CardId, Seat } from '@scoresheet/rules-engine';

export type Segment =
  | { readonly is: 'text'; readonly text: string }
  /** A card by its name; `face` is the code of what is printed, where the reader may know it. */
  | {
      readonly is: 'card';
      readonly text: string;
      readonly card?: CardId;
      readonly face?: string;
    }
  | { readonly is: 'seat'; readonly text: string; readonly seat: Seat }
  | { readonly is: 'number'; readonly text: string }
  /** The id of a rule, such as `R-FUZ-29`. */
  | { readonly is: 'rule'; readonly text: string };

export type Sentence = readonly Segment[];

/** The sentence as a line of text. */
export const plain = (sentence: Sentence): string => sentence.map(({ text }) => text).join('');

/** What goes into a sentence: a number is a figure of its own, a string is plain text. */
type Said = Sentence | Segment | string | number;

/** Puts a sentence together, as in say`${card} takes ${3} damage`. */
export const say = (texts: TemplateStringsArray, ...said: readonly Said[]): Sentence =>
  joined(texts.map((text, index) => joined([text, said[index] ?? ''])));

/** Parts one after another, with the same text between them. */
export function joined(parts: readonly Said[], between = ''): Sentence {
  const segments = parts.flatMap((part, index) => [
    ...(index === 0 ? [] : segmentsOf(between)),
    ...segmentsOf(part),
  ]);
  return segments.reduce<Segment[]>((all, segment) => {
    const last = all.at(-1);
    if (last?.is === 'text' && segment.is === 'text') {
      all[all.length - 1] = { is: 'text', text: last.text + segment.text };
    } else all.push(segment);
    return all;
  }, []);
}

function segmentsOf(said: Said): Sentence {
  if (said === '') return [];
  if (typeof said === 'string') return [{ is: 'text', text: said }];
  if (typeof said === 'number') return [{ is: 'number', text: String(said) }];
  return 'is' in said ? [said] : said;
}

/** With a capital at the beginning. */
export function capitalised([first, ...rest]: Sentence): Sentence {
  return first ? [{ ...first, text: capital(first.text) }, ...rest] : [];
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Words with the whole numbers among them as figures. */
export const withFigures = (text: string): Sentence =>
  joined(
    text
      .split(/(?<=^| )(\d+)(?= |$)/)
      .map((part, index) => (index % 2 === 1 ? { is: 'number', text: part } : part)),
  );

const RULE = /\b[RA]-[A-Z]{3}-\d+\b/;

/** Words that somebody has written, with the ids of rules that they cite. */
export const citing = (text: string): Sentence =>
  joined(
    text
      .split(new RegExp(`(${RULE.source})`))
      .map((part) => (RULE.test(part) ? { is: 'rule', text: part } : part)),
  );
