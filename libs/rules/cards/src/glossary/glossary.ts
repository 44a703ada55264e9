/** All words of a card language, each with its meaning, what it takes, and a card that says it. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { CardFace } from '@scoresheet/rules-engine';
import { asPrinted } from '../entries/as-printed.js';
import type { Entries, Shorthand } from '../language/entries.js';
import type { CardLanguage } from '../language/language.js';
import type { Words } from '../shape/shape.js';
import { inWords } from './shape-words.js';
import { isSaidBy, type WordKind } from './said-by.js';

export interface Glossary {
  /** In the order in which they are best read. */
  readonly sections: readonly GlossarySection[];
}

export interface GlossarySection {
  readonly kind: WordKind;
  readonly title: string;
  readonly words: readonly GlossaryWord[];
}

export interface GlossaryWord {
  readonly word: string;
  /** "On Deploy" of `on-deploy`; absent where cards work the word into their sentences. */
  readonly printed?: string;
  readonly means: string;
  /** Words that belong to it in a card file. */
  readonly takes: readonly TakenWord[];
  /** A printed card that says it, with the line in which it does; absent where none does. */
  readonly example?: { readonly code: string; readonly name: string; readonly line: string };
}

interface TakenWord {
  readonly word: string;
  readonly isOptional: boolean;
  /** "a whole number from 0 to 9". */
  readonly takes: string;
  readonly means?: string;
}

interface Explained {
  readonly word: string;
  readonly means: string;
  readonly takes?: unknown;
}

const SECTIONS: readonly (readonly [
  WordKind,
  title: string,
  of: (all: Entries) => readonly Explained[],
])[] = [
  ['type', 'Types of cards', ({ types }) => types],
  ['timing', 'Timings: when an ability works', ({ timings }) => timings],
  ['shorthand', 'Abilities that are written short', ({ shorthand }) => inShort(shorthand)],
  ['verb', 'Verbs: what is done', ({ verbs }) => verbs],
  ['filter', 'Filters: which cards are meant', ({ filters = [] }) => filters],
  ['value', 'Values and keywords: what is changed', ({ values = [] }) => values],
  ['duration', 'Durations: how long it lasts', ({ durations = [] }) => durations],
  ['cost', 'Costs: what is paid', ({ costs = [] }) => costs],
  ['payment', 'Payments: what becomes of cards that are given', ({ payments = [] }) => payments],
  ['zone', 'Zones: where cards are looked for', ({ zones = [] }) => zones],
  ['counter', 'Counters: numbers of a seat', ({ counters = [] }) => counters],
  ['thing', 'Things: targets that are no cards', ({ things = [] }) => things],
  ['named', 'Cards that are called by a word', ({ named }) => named],
];

const inShort = (shorthand: Shorthand | undefined): readonly Explained[] => {
  if (shorthand === undefined) return [];
  const { word, shape } = shorthand;
  const takes = shape.is === 'object' ? shape.words : {};
  return [{ word, means: shape.means ?? '', takes }];
};

export function glossaryOf(
  { entries, rules, parts }: CardLanguage,
  faces: readonly CardFace[],
): Glossary {
  const sections = SECTIONS.map(([kind, title, of]) => ({
    kind,
    title,
    words: of(entries).map((entry): GlossaryWord => {
      const printed = asPrinted(entry);
      const example = exampleOf(kind, entry.word, faces, rules.cardText);
      return withoutUndefined({
        word: entry.word,
        means: entry.means,
        takes: takenBy(entry, parts),
        printed,
        example,
      });
    }),
  }));
  return { sections: sections.filter(({ words }) => words.length > 0) };
}

function takenBy(entry: Explained, parts: Words): readonly TakenWord[] {
  const { takes } = entry;
  if (typeof takes !== 'object' || takes === null) return [];
  if ('is' in takes)
    return [{ word: entry.word, isOptional: false, takes: inWords(takes as never) }];
  return Object.entries(takes as Words)
    .filter(([, { is }]) => is !== 'nothing')
    .map(([key, shape]) => {
      const means = shape.means ?? (shape.is === 'part' ? parts[shape.of]?.means : undefined);
      return withoutUndefined({
        word: key.replace('?', ''),
        isOptional: key.endsWith('?'),
        takes: inWords(shape),
        means,
      });
    });
}

/** The first card, in the order of the set, on which somebody can read it. */
function exampleOf(
  kind: WordKind,
  word: string,
  faces: readonly CardFace[],
  textOf: (face: CardFace) => readonly string[],
): GlossaryWord['example'] {
  for (const face of faces) {
    const at = isSaidBy(kind, word, face);
    if (at === undefined) continue;
    const lines = textOf(face);
    // What is printed besides abilities stands before them.
    const line = lines[lines.length - face.abilities.length + at] ?? lines[0] ?? '';
    return { code: face.code, name: face.name, line };
  }
  return undefined;
}
