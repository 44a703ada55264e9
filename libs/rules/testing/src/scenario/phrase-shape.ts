/** A phrase taken apart, once: what is said, and which options it is said of. */
import type { Phrase } from '@scoresheet/rules-presentation';

/** A blank, or several that are one set: `{a} and {b}` of `attack {a},{b}`, in any order. */
export interface Gap {
  readonly blanks: readonly string[];
  /** What stands between all but the last two: `, ` or ` and `. */
  readonly joint: string;
}

export interface Shape {
  readonly phrase: Phrase;
  /** What is said: words as they are, and gaps between them. */
  readonly pieces: readonly (string | Gap)[];
  /** Whether words can be said by it at all. */
  readonly saying: RegExp;
  /** The option's id, a group for each of `blanks`. */
  readonly option: RegExp;
  readonly blanks: readonly string[];
  /** Names that the card itself gives to its targets, in front of the blanks that they are for. */
  readonly names: number;
  /** Whether the phrase takes a list and makes an answer of several options. */
  readonly isList: boolean;
}

/** The id of a phrase that says a number, and of one that says what somebody writes. */
export const NUMBER = '{number}';
export const WRITTEN = '{words}';

/** Stands in an id for what the card itself calls its target: `play {card} *={target}`. */
export const NAME = '*';

const BLANK = /\{(\w+)(?:\.\.\.)?\}/g;
const BLANK_APART = /\{\w+(?:\.\.\.)?\}/;
/** Blanks that one word of an id lists: `{a},{b}`. */
const TOGETHER = /\{\w+\}(?:,\{\w+\})+/g;

const shapes = new WeakMap<Phrase, Shape>();

export function shapeOf(phrase: Phrase): Shape {
  let shape = shapes.get(phrase);
  if (!shape) shapes.set(phrase, (shape = takenApart(phrase)));
  return shape;
}

function takenApart(phrase: Phrase): Shape {
  const { says, id } = phrase;
  const parts = says.split(BLANK_APART);
  const blanks = namesIn(id);
  return {
    phrase,
    pieces: piecesOf(parts, namesIn(says), setsIn(phrase)),
    saying: new RegExp(`^${parts.map(escaped).join('(.+?)')}$`, 'i'),
    option: optionPattern(id),
    blanks,
    names: id.split(`${NAME}=`).length - 1,
    isList: says.includes('...}'),
  };
}

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(BLANK)].map(([, name = '']) => name);

/** Blanks whose order does not matter, by sets. */
function setsIn({ id, anyOrder }: Phrase): readonly (readonly string[])[] {
  if (anyOrder) return [namesIn(id)];
  return [...id.matchAll(TOGETHER)].map(([list]) => namesIn(list));
}

function optionPattern(id: string): RegExp {
  const inLists = new Set([...id.matchAll(TOGETHER)].flatMap(([list]) => namesIn(list)));
  const pattern = id
    .split(/(\{\w+(?:\.\.\.)?\}|\*=)/)
    .map((part) => {
      if (part === `${NAME}=`) return '(?:[\\w-]+)=';
      const [, blank] = /^\{(\w+)/.exec(part) ?? [];
      if (blank === undefined) return escaped(part);
      return inLists.has(blank) ? '([^ =,]+)' : '([^ =]+)';
    })
    .join('');
  return new RegExp(`^${pattern}$`);
}

/** Blanks of one set that stand side by side (`{a}, {b} and {c}`) are one gap. */
function piecesOf(
  parts: readonly string[],
  names: readonly string[],
  sets: readonly (readonly string[])[],
): readonly (string | Gap)[] {
  const pieces: (string | { blanks: string[]; joint: string })[] = [];
  const isSame = (a: string, b: string): boolean =>
    sets.some((set) => set.includes(a) && set.includes(b));
  parts.forEach((part, index) => {
    const before = pieces.at(-1);
    const name = names[index];
    if (typeof before === 'object' && name !== undefined && /^(, | and )$/.test(part)) {
      if (isSame(before.blanks[0] ?? '', name)) {
        if (before.blanks.length === 1) before.joint = part;
        return void before.blanks.push(name);
      }
    }
    if (part !== '') pieces.push(part);
    if (name !== undefined) pieces.push({ blanks: [name], joint: ' and ' });
  });
  return pieces;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Phrases in all their words, the usual ones first. */
export function everyWay(phrases: readonly Phrase[]): readonly Phrase[] {
  let all = ways.get(phrases);
  if (!all) {
    const others = phrases.flatMap((phrase) =>
      (phrase.also ?? []).map((says) => ({ ...phrase, says })),
    );
    ways.set(phrases, (all = [...phrases, ...others]));
  }
  return all;
}

const ways = new WeakMap<readonly Phrase[], readonly Phrase[]>();

/** The phrases that may be said of an option, found by the first word of its id. */
export function shapesFor(phrases: readonly Phrase[], id: string): readonly Shape[] {
  let index = indexes.get(phrases);
  if (!index) indexes.set(phrases, (index = indexed(everyWay(phrases))));
  return index.get(id.split(' ')[0] ?? '') ?? index.get(ANY) ?? [];
}

const ANY = '';
const indexes = new WeakMap<readonly Phrase[], ReadonlyMap<string, readonly Shape[]>>();

/** Shapes by verb, in the order of the phrases; one that begins with a blank fits any option. */
function indexed(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Shape[]> {
  const verbs = new Set<string>([ANY]);
  const begins = phrases.map(({ id }) => /^[^{ ]+(?= |$)/.exec(id)?.[0] ?? ANY);
  begins.forEach((verb) => verbs.add(verb));
  return new Map(
    [...verbs].map((verb) => [
      verb,
      phrases.filter((_, at) => begins[at] === verb || begins[at] === ANY).map(shapeOf),
    ]),
  );
}
