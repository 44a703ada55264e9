/** What a decision asks, and what refuses an answer. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Refusal } from '@scoresheet/rules-engine';
import type { GameWords } from './game-words.js';
import { citing, say, type Sentence } from './sentence.js';

export interface DecisionWords {
  /** "Validate: attack?" */
  readonly title: Sentence;
  /** For whoever meets the decision first: what it is about. */
  readonly hint?: Sentence;
}

export function decisionWords({ primer }: GameWords, kind: string): DecisionWords {
  const { title, hint } = primer.decisions[kind] ?? {};
  return withoutUndefined({
    title: say`${title ?? kind.replaceAll('-', ' ')}`,
    hint: hint === undefined ? undefined : citing(hint),
  });
}

/** Why something is not allowed, with the rule that says so, where it is one. */
export const refusalWords = ({ rule, says }: Pick<Refusal, 'says'> & Partial<Refusal>): Sentence =>
  rule === undefined ? citing(says) : say`${citing(says)} (${{ is: 'rule', text: rule }})`;
