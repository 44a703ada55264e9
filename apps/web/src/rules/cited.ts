/** A text of the rules in parts: words, ids of rules that it cites, and what it stresses. */
export interface CitedPart {
  readonly is: 'words' | 'rule' | 'strong' | 'code';
  readonly text: string;
}

const RULE = /^(?:[RAT]-[A-Z]{3}-\d+|B\d{2})$/;
const PARTS = /(\*\*[^*]+\*\*|`[^`]+`|\b[RAT]-[A-Z]{3}-\d+\b|\bB\d{2}\b)/;

/** @param isRule whether there is a statement of this id to lead to */
export const citedParts = (text: string, isRule: (id: string) => boolean): CitedPart[] =>
  text
    .split(PARTS)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { is: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('`')) return { is: 'code', text: part.slice(1, -1) };
      return { is: RULE.test(part) && isRule(part) ? 'rule' : 'words', text: part };
    });
