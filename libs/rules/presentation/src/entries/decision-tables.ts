/** What is looked up by kind of decision, made out of a game's entries. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Phrase } from '../words/phrase.js';
import type { Position, Primer } from '../words/primer.js';
import type { DecisionKind } from './decision.js';

/** The words of the primer that are about decisions. */
export const decisionsInWords = (
  kinds: readonly DecisionKind[],
): Pick<Primer, 'decisions' | 'phrases' | 'wishes'> => ({
  decisions: Object.fromEntries(
    kinds.map(({ kind, title, hint, hidden, unseen }) => [
      kind,
      withoutUndefined({ title, hint, hidden, unseen }),
    ]),
  ),
  phrases: phrasesOf(kinds),
  wishes: kinds.flatMap(({ kind, wishes = [] }) => wishes.map((wish) => ({ when: kind, ...wish }))),
});

/** What scenarios say in the words that a game has for people as well. */
interface InScenarios {
  readonly decisions: readonly DecisionKind[];
  readonly positions?: readonly Position[];
  readonly readyDecks: readonly { readonly name: string; readonly cards: readonly string[] }[];
}

/** How scenarios wait for decisions and speak of answers; `idle` are those that do nothing. */
export const scenarioWords = ({ decisions, positions = [], readyDecks }: InScenarios) => ({
  waits: Object.fromEntries(decisions.map(({ kind, waits }) => [waits ?? kind, kind])),
  idle: [...new Set(decisions.flatMap(({ idle }) => idle ?? []))],
  phrases: phrasesOf(decisions),
  places: Object.fromEntries(positions.map(({ words, ...place }) => [words, place])),
  decks: Object.fromEntries(readyDecks.map(({ name, cards }) => [name, cards])),
});

/** One that several kinds share is there once. */
const phrasesOf = (kinds: readonly DecisionKind[]): readonly Phrase[] => [
  ...new Set(kinds.flatMap(({ phrases }) => phrases)),
];
