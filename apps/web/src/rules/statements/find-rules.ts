/** Statements that somebody looks for, under the headings that then have any. */
import type { Section } from '@scoresheet/rules-presentation/rules-file';

export function findRules(sections: readonly Section[], words: string): readonly Section[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return sections;
  return sections
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(({ id, says, decision = '', reason = '' }) => {
        const text = [id, says, decision, reason].join('\n').toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}
