/** How each row of a rules file is met: by scenarios, or by an explanation why it has none. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Rule, Section } from '@scoresheet/rules-presentation/rules-file';

/** What a scenario shows; `file` is its file's name without the ending. */
export interface Shown {
  readonly file: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly passed: boolean;
  /** Whether the scenario says all that is offered at the moment that matters. */
  readonly saysOffers: boolean;
}

/**
 * Why a row has no scenario. A `spec` is named by its path from the root and names the row. What
 * `differs` stands beside scenarios: which part of the row is met otherwise or not at all, and why.
 */
type Explanation =
  | { readonly kind: 'differs'; readonly says: string }
  | { readonly kind: 'set-information'; readonly says: string }
  | { readonly kind: 'spec'; readonly says: string; readonly spec: string }
  | { readonly kind: 'not-shown-yet'; readonly says: string };

export interface Explanations {
  readonly [id: string]: Explanation;
}

/** A row with all that is known of it. */
export interface MetRule extends Rule {
  readonly scenarios: readonly Shown[];
  readonly explanation?: Explanation;
}

export interface MetSection {
  readonly title: string;
  readonly rules: readonly MetRule[];
}

export function meet(
  sections: readonly Section[],
  scenarios: readonly Shown[],
  explanations: Explanations,
): readonly MetSection[] {
  const met = (rule: Rule): MetRule => {
    const explanation = explanations[rule.id];
    const showing = scenarios.filter(({ rules }) => rules.includes(rule.id));
    return withoutUndefined({ ...rule, scenarios: showing, explanation });
  };
  return sections.map(({ title, rules }) => ({ title, rules: rules.map(met) }));
}

/**
 * What does not fit between rules, scenarios and explanations, a sentence each.
 *
 * @param specText the text of a spec by its path, or nothing where there is no such file
 */
export function citationProblems(
  sections: readonly MetSection[],
  { scenarios, explanations }: { scenarios: readonly Shown[]; explanations: Explanations },
  specText: (path: string) => string | undefined,
): readonly string[] {
  const rules = sections.flatMap((section) => section.rules);
  const known = new Set(rules.map(({ id }) => id));
  const unknown = (id: string, where: string) =>
    known.has(id) ? [] : [`${id} of ${where} stands in no rules file`];
  return [
    ...scenarios.flatMap((one) => one.rules.flatMap((id) => unknown(id, `'${one.title}'`))),
    ...Object.keys(explanations).flatMap((id) => unknown(id, 'the explanations')),
    ...rules.flatMap((rule) => problemsOf(rule, specText)),
  ];
}

function problemsOf(
  { id, scenarios, explanation }: MetRule,
  specText: (path: string) => string | undefined,
): readonly string[] {
  if (scenarios.length > 0) {
    const complete = scenarios.some(({ saysOffers }) => saysOffers);
    return [
      ...(explanation && explanation.kind !== 'differs'
        ? [`${id} has a scenario: its explanation is stale, take it out`]
        : []),
      ...(complete ? [] : [`${id} has no scenario that says all that is offered`]),
    ];
  }
  if (!explanation || explanation.kind === 'differs')
    return [`${id} has neither a scenario nor an explanation`];
  if (explanation.kind !== 'spec') return [];
  const names = new RegExp(`\\b${id}\\b`).test(specText(explanation.spec) ?? '');
  return names ? [] : [`${id} is explained by ${explanation.spec}, which does not name it`];
}
