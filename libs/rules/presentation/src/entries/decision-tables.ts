/** What is looked up by kind of decision, made out of a game's entries. */
import type { Phrase } from '../words/phrase.js';
import type { Primer } from '../words/primer.js';
import type { DecisionKind } from './decision.js';

/** The words of the primer that are about decisions. */
export const decisionsInWords = (
  kinds: readonly DecisionKind[],
): Pick<Primer, 'decisions' | 'phrases' | 'wishes'> => ({
  decisions: Object.fromEntries(
    kinds.map(({ kind, title, hint, hidden, unseen }) => [
      kind,
      { title, hint, hidden, ...(unseen === undefined ? {} : { unseen }) },
    ]),
  ),
  phrases: phrasesOf(kinds),
  wishes: kinds.flatMap(({ kind, wishes = [] }) => wishes.map((wish) => ({ when: kind, ...wish }))),
});

/** How scenarios wait for decisions and speak of answers; `idle` are those that do nothing. */
export const decisionsInScenarios = (
  kinds: readonly DecisionKind[],
): {
  readonly waits: { readonly [words: string]: string };
  readonly idle: readonly string[];
  readonly phrases: readonly Phrase[];
} => ({
  waits: Object.fromEntries(kinds.map(({ kind, waits }) => [waits ?? kind, kind])),
  idle: [...new Set(kinds.flatMap(({ idle }) => idle ?? []))],
  phrases: phrasesOf(kinds),
});

/** One that several kinds share is there once. */
const phrasesOf = (kinds: readonly DecisionKind[]): readonly Phrase[] => [
  ...new Set(kinds.flatMap(({ phrases }) => phrases)),
];
